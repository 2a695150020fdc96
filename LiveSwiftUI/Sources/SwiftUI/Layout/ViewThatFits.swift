// `ViewThatFits`: the first of several views for which there is enough space.
import Foundation

/// Shows the first of its views that fits into the available space, or the last where none does.
///
/// The browser measures. The views that are not shown are in the page for measuring, but they are
/// invisible, are not read aloud and do not appear. Before the first measurement, the choice is a
/// guess from the length of the text.
public struct ViewThatFits<Content> where Content: View {
  let axes: Axis.Set
  let content: Content

  /// Views in the order of preference. Any size fits along the axes that `axes` leaves out.
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

/// Measures the available space, and shows one of the views.
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

  /// Switches to another view if the measurements call for it.
  func choose() {
    guard let fitting, fitting != shown else { return }
    shown = fitting
    markDirty()
  }

  /// The index of the first view that fits; nil while that is unknown.
  private var fitting: Int? {
    guard let room = reported?.size, !candidates.isEmpty else { return nil }
    for (index, candidate) in candidates.enumerated().dropLast() {
      guard let size = candidate.size else { return nil }
      // A change of less than a point is ignored; see `Measured.isNear`.
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
    let box = context.element(.div, axes == .vertical ? .fitting.and(.fittingVertically) : .fitting)
    if axes == .horizontal { box.name(.fittingHorizontally) }
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
    guard reported == nil, !isGuessed, candidates.count > 1 else { return }
    isGuessed = true
    // A page usually has a margin of 16 points on each side.
    let room = framed?.width ?? environment.builtIn.likelyRoom.width - 32
    let guess =
      axes.contains(.horizontal)
      ? candidates.firstIndex { $0.likelyWidth <= room } ?? candidates.count - 1 : 0
    guard guess != shown else { return }
    shown = guess
    markDirty()
  }

  /// Collects preferences from the visible view only.
  override func collect<Key: PreferenceKey>(_ sum: inout PreferenceSum<Key>) {
    if candidates.indices.contains(shown) { candidates[shown].collect(&sum) }
  }
}
