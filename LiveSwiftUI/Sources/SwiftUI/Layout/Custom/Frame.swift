// The box that a layout gives a view.
import Foundation

/// The box of a view in a layout, in points from the upper leading corner.
nonisolated struct Frame: Equatable {
  /// The limits that differ from the view's own size; they may change what the browser measures.
  struct Limits: Equatable {
    var width: Double?
    /// Whether `width` is the most; otherwise it is the least.
    var isAtMost = true
    var height: Double?
  }

  var x = 0.0
  var y = 0.0
  var limits = Limits()

  /// The box that follows from a call of the layout's; the middle of `bounds` without one.
  init(_ child: ArrangedChild, in bounds: CGRect) {
    let placing =
      child.placing
      ?? ArrangedChild.Placing(
        position: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center,
        proposal: ProposedViewSize(bounds.size))
    let natural = child.natural
    var size = child.size(for: placing.proposal)
    size.width = Frame.length(size.width, else: bounds.width)
    size.height = Frame.length(size.height, else: bounds.height)
    // A view without a size by itself has one only by a limit.
    if placing.proposal.width != nil || natural.width < 1 {
      let isWider = child.greed.contains(.horizontal) && size.width > natural.width
      if isWider || size.width < natural.width - 0.5 {
        // A view that is wider than it may be reports more than the limit, which stays.
        let proposed = Frame.length(placing.proposal.width ?? 0, else: size.width)
        limits.width = isWider ? size.width : max(proposed, 1)
        limits.isAtMost = !isWider
      }
    }
    if placing.proposal.height != nil || natural.height < 1, child.greed.contains(.vertical) {
      limits.height = size.height
    }
    x = Frame.coordinate(placing.position.x - placing.anchor.x * size.width)
    y = Frame.coordinate(placing.position.y - placing.anchor.y * size.height)
  }

  /// A length between zero and the longest that is measured; `other` where it is not finite.
  static func length(_ value: Double, else other: Double) -> Double {
    guard value.isFinite else { return other.isFinite ? length(other, else: 0) : 0 }
    return min(max(value, 0), Measured.longest)
  }

  private static func coordinate(_ value: Double) -> Double {
    value.isFinite ? min(max(value, -Measured.longest), Measured.longest) : 0
  }

  func isNear(_ other: Frame) -> Bool {
    abs(x - other.x) < 0.5 && abs(y - other.y) < 0.5 && limits.isNear(other.limits)
  }
}

extension Frame.Limits {
  fileprivate func isNear(_ other: Self) -> Bool {
    isAtMost == other.isAtMost && Self.areNear(width, other.width)
      && Self.areNear(height, other.height)
  }

  /// Whether two lengths differ by less than a point, or both are nil.
  static func areNear(_ one: Double?, _ other: Double?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return abs(one - other) < 1
  }
}
