// One candidate of a `ViewThatFits`: shown, or hidden and measured.
import Foundation

/// One candidate of a `ViewThatFits`. It is covered while another one is shown, so it does not
/// appear.
final class CandidateNode: CoverNode {
  /// How the candidate is drawn.
  enum Presentation {
    /// The visible candidate.
    case shown
    /// Tried earlier and found too large; takes space only as far as there is some.
    case rejected
    /// Not tried; takes no space.
    case later
  }

  private weak var owner: FittingNode?
  private var presentation = Presentation.later
  private var isMeasured = false
  /// Whether the content has been drawn. The last candidate, which is not measured, is drawn once
  /// it is shown; from then on it keeps its state.
  private var isDrawn = false
  private var content: DrawContent = { _, _ in }
  private weak var measuring: CandidateContentNode?

  /// The size that the view wants; nil before the first measurement.
  var size: CGSize? { measuring?.reported?.size }

  /// A guess of the view's width in points, from the length of its text.
  var likelyWidth: Double { items.map(\.likelyWidth).max() ?? 0 }

  func accept(
    _ context: Context, owner: FittingNode, isMeasured: Bool, look: Presentation,
    content: @escaping DrawContent
  ) {
    (self.owner, self.isMeasured, self.presentation, self.content) = (
      owner, isMeasured, look, content
    )
    adopt(context)
    cover(look != .shown)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let box = context.element(.div, .candidate)
    if presentation != .shown {
      box.name(presentation == .rejected ? .rejected : .measured)
      box.set("inert", "")
      box.appetite = .fixed([])
    }
    isDrawn = isDrawn || isMeasured || presentation == .shown
    guard isDrawn else { return context.emit(box, into: &items) }
    var inner = context.inside()
    inner.environment.cover = reference
    inner.environment[builtIn: \.position.stackAxis] = nil
    let node = claim(inner.position) { CandidateContentNode(inner) }
    node.accept(inner, isMeasured: isMeasured, content: content) { [weak owner] in owner?.choose() }
    measuring = node
    box.content = .items([.node(node)])
    context.emit(box, into: &items)
  }
}

/// Measures the size that a view wants.
private final class CandidateContentNode: MeasuringNode {
  private var isMeasured = false
  private var content: DrawContent = { _, _ in }
  private var changed: () -> Void = {}

  func accept(
    _ context: Context, isMeasured: Bool, content: @escaping DrawContent,
    changed: @escaping () -> Void
  ) {
    (self.isMeasured, self.content, self.changed) = (isMeasured, content, changed)
    adopt(context)
  }

  override var passesZero: Bool { true }

  override func measuredAnew() { changed() }

  override func produce(into items: inout [Item]) {
    let context = context()
    let box = context.element(.div, isMeasured ? .candidateContent : .lastCandidate)
    var parts: [Item] = []
    content(context.inside(), &parts)
    box.content = .items(parts)
    items.append(.element(isMeasured ? measure(box) : box))
  }
}

extension Item {
  /// A guess of the width in points; anything but text counts little.
  @MainActor var likelyWidth: Double {
    switch self {
    case .node(let node): node.items.map(\.likelyWidth).max() ?? 0
    case .element(let element): element.likelyWidth
    }
  }
}

extension Element {
  @MainActor var likelyWidth: Double {
    if let ownText {
      // A letter of the body font is half as wide as high, and only a line feed ends a line.
      return 8.5 * Double(ownText.split(separator: "\n").map(\.count).max() ?? 0)
    }
    if tag == .svg { return 17 }
    var widths: [Double] = []
    eachChild { widths.append($0.likelyWidth) }
    guard roles.contains(.horizontalStack) else { return widths.max() ?? 0 }
    return widths.reduce(0, +) + 8 * Double(max(widths.count - 1, 0))
  }
}
