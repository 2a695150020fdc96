// One view of a layout of an app's own: its measured sizes, and where the layout puts it.
import Foundation
import Limits

/// A view of a layout, from its first rendering to its last. Confined to the main actor, where the
/// layout runs; the functions of a layout are not isolated.
nonisolated final class ArrangedChild {
  /// A call of the layout's, which may hold any numbers.
  struct Placing {
    var position: CGPoint
    var anchor: UnitPoint
    var proposal: ProposedViewSize
  }

  weak var owner: ArrangedNode?
  /// The values that the view hands to the layout, by their keys.
  var values: [ObjectIdentifier: Any] = [:]
  /// The axes along which the view takes all the space it is offered.
  var greed: Axis.Set = []
  /// The size without a limit, as the browser has measured it.
  private var measured: CGSize?
  /// The size in place of one that is not measured yet, from what the view draws.
  private var guess = CGSize(width: 10, height: 10)
  /// The sizes that the browser reported at other widths.
  private var others: [Int: CGSize] = [:]
  private var last: Measured?
  /// The limits that the browser has been sent.
  var drawn = Frame.Limits()
  var placing: Placing?
  /// The limits that are left out until the ideal size is measured again; nil where none are.
  private var suspended: Frame.Limits?

  init(owner: ArrangedNode) { self.owner = owner }

  /// Takes a report of the browser; false where it changes nothing.
  func take(_ text: String) -> Bool {
    guard let newer = Measured(text) else { return false }
    if let last, last.isNear(newer) { return false }
    last = newer
    guard let width = drawn.width, newer.size.width > width - 1,
      drawn.isAtMost || newer.size.width < width + 1
    else {
      if measured != newer.size { others = [:] }
      measured = newer.size
      return true
    }
    if others.count >= 16 { others = [:] }
    // A limited view draws something too.
    let size = newer.size
    others[key(width)] = CGSize(width: max(size.width, 1), height: max(size.height, 1))
    return true
  }

  /// Notes the limits of a box, and returns those to draw.
  func draw(_ limits: Frame.Limits) -> Frame.Limits {
    // Only a view without limits shows its ideal size.
    suspended = measured == nil || suspended == limits ? limits : nil
    let drawing = suspended == nil ? limits : Frame.Limits()
    if drawing != drawn { last = nil }
    drawn = drawing
    return drawing
  }

  /// Whether the browser has measured the size without a limit.
  var isMeasured: Bool { measured != nil }

  /// The size that the view has by itself in the browser: measured, or guessed.
  var natural: CGSize { measured ?? guess }

  /// The size without a limit. A view that fills what it is offered, and has none by itself, has
  /// the ten points on a side that it has on Apple's systems; any other has at least one.
  var ideal: CGSize {
    let size = natural
    func side(_ length: Double, _ axis: Axis.Set) -> Double {
      length < 1 ? greed.contains(axis) ? 10 : 1 : length
    }
    return CGSize(width: side(size.width, .horizontal), height: side(size.height, .vertical))
  }

  /// Notes a rendering; true where its ideal size must be measured again, because its text changed
  /// while its width was limited.
  @MainActor func drew(_ items: [Item]) -> Bool {
    let before = guess.width
    let width = items.map(\.likelyWidth).max() ?? 0
    // A line of body text is 22 points high.
    guess = width > 0 ? CGSize(width: width, height: 22) : CGSize(width: 10, height: 10)
    guard drawn.width != nil, suspended == nil, abs(guess.width - before) >= 1 else {
      return false
    }
    suspended = drawn
    return true
  }

  /// Restores the limits after a measurement without them.
  func endsMeasuring() -> Bool {
    defer { suspended = nil }
    return suspended != nil
  }

  /// The size of the view for a proposal, from what has been measured.
  func size(for proposal: ProposedViewSize) -> CGSize {
    let ideal = ideal
    var size = ideal
    if let width = proposal.width, !width.isNaN {
      if greed.contains(.horizontal) {
        size.width = max(width, 0)
      } else if width < ideal.width {
        // Even a view that is offered nothing draws something.
        size.width = max(width, 1)
      }
      if let known = others[key(size.width)] {
        size = known
      } else if size.width < ideal.width {
        size.height = ideal.height * (ideal.width / max(size.width, 8)).rounded(.up)
      }
    }
    if greed.contains(.vertical), let height = proposal.height, !height.isNaN {
      size.height = max(height, 0)
    }
    return size
  }

  private func key(_ width: Double) -> Int { Int(bounding: width.rounded()) }
}
