// The first of several views that has the room it wants.
import Foundation

/// Shows the first of its views that fits into the room there is; the last where none does.
///
/// The browser measures. What is not shown is in the page to be measured, but neither seen nor read
/// aloud, and does not appear. Until the browser has told, a guess by the length of the words is
/// shown.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Views in the order in which they are tried. Along other axes than `axes` everything fits.
  public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ViewThatFits: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { FittingNode(context) }
    let content = content
    node.accept(context, axes) { content.eachMember($0, $1) }
    items.append(.node(node))
  }
}

/// Measures the room, and shows one of the views.
final class FittingNode: MeasuringNode {
  typealias Members = @MainActor (Context, (any View, Context) -> Void) -> Void

  private var axes: Axis.Set = []
  private var members: Members = { _, _ in }
  private var candidates: [CandidateNode] = []
  private var shown = 0
  private var isGuessed = false

  func accept(_ context: Context, _ axes: Axis.Set, members: @escaping Members) {
    (self.axes, self.members) = (axes, members)
    adopt(context)
  }

  override func measuredAnew() { choose() }

  /// Shows another view where what was told says so.
  func choose() {
    guard let fitting, fitting != shown else { return }
    shown = fitting
    markDirty()
  }

  /// The first view that fits; nil as long as that is not known.
  private var fitting: Int? {
    guard let room = told?.size, !candidates.isEmpty else { return nil }
    for (index, candidate) in candidates.enumerated().dropLast() {
      guard let size = candidate.size else { return nil }
      // A change of less than a point is not told.
      let isWide = axes.contains(.horizontal) && size.width > room.width + 1
      let isHigh = axes.contains(.vertical) && size.height > room.height + 1
      if !isWide, !isHigh { return index }
    }
    return candidates.count - 1
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    var views: [(view: any View, place: Context)] = []
    members(context.inside()) { views.append(($0, $1)) }
    shown = min(shown, max(views.count - 1, 0))
    let box = context.element(.div, axes == .vertical ? "fit fit-v" : "fit")
    if axes == .horizontal { box.name("fit-h") }
    var parts: [Item] = []
    candidates = []
    for (index, (view, place)) in views.enumerated() {
      let candidate = place.node.claim(place.position) { CandidateNode(place) }
      let isLast = index == views.count - 1
      candidate.accept(
        place, owner: self, isMeasured: !isLast,
        look: index == shown ? .shown : index < shown ? .rejected : .later
      ) { view.draw($0, into: &$1) }
      candidates.append(candidate)
      parts.append(.node(candidate))
    }
    box.content = .items(parts)
    guard views.count > 1 else { return context.emit(box, into: &items) }
    let measured = measure(box)
    measured.fit = { [weak self] in self?.framed = $0 }
    context.emit(measured, into: &items)
  }

  override func didUpdate() {
    guard told == nil, !isGuessed, candidates.count > 1 else { return }
    isGuessed = true
    // Half of the usual margins of a page are on each side.
    let room = framed?.width ?? environment.facts.likelyRoom.width - 32
    let guess =
      axes.contains(.horizontal)
      ? candidates.firstIndex { $0.likelyWidth <= room } ?? candidates.count - 1 : 0
    guard guess != shown else { return }
    shown = guess
    markDirty()
  }

  /// What is not shown hands nothing up.
  override func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    if candidates.indices.contains(shown) { candidates[shown].collect(&sum) }
  }
}
