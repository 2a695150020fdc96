// The node of a layout: measures its views, runs the layout, and draws a box for each view.
import Foundation
import Limits

/// Draws the views of a layout. Where it is one of an app's own, they flow in lines until the
/// browser has reported all sizes.
final class ArrangedNode: MeasuringNode {
  private var drawBuiltIn: DrawContent?
  private var members: FittingNode.Members = { _, _ in }
  private var layout: OwnLayout?
  private var cache: Any?
  /// The views in their order, by the positions of their boxes.
  var order: [Position] = []
  var arranged: [Position: ArrangedChild] = [:]
  /// The items that each view drew last, until its greed is known.
  var parts: [Position: [Item]] = [:]
  /// The last result of the layout; nil before all sizes are known.
  var plan: OwnLayout.Plan?
  private var planned: [Position] = []
  private var greedAtFirst: Axis.Set = .horizontal
  /// The width that surroundings offer, as far as it is known.
  private var room: Double?
  private var seenRooms: Set<Int> = []
  /// How often the sizes of views were limited anew since the last change from outside.
  private var rounds = 0
  private var lastRound = ContinuousClock.now
  private var isRendering = false
  private var isWaiting = false

  /// Draws a container of the browser's.
  func accept(_ context: Context, draw: @escaping DrawContent) {
    drawBuiltIn = draw
    (layout, cache, plan) = (nil, nil, nil)
    (arranged, order, planned) = ([:], [], [])
    adopt(context)
  }

  /// Draws the views of a layout of an app's own.
  func accept(_ context: Context, _ layout: OwnLayout, members: @escaping FittingNode.Members) {
    drawBuiltIn = nil
    (self.layout, self.members) = (layout, members)
    (rounds, seenRooms) = (0, [])
    adopt(context)
  }

  override func measuredAnew() {
    // A view without a width is one that is not shown.
    guard let size = reported?.size, size.width > 1, layout != nil else { return }
    let isCut = plan?.width.map { size.width < $0 - 1 } ?? true
    let newer = isCut ? size.width : max(room ?? 0, size.width)
    forgetOldRounds()
    let isNew = seenRooms.count < 64 && !seenRooms.contains(Int(bounding: newer.rounded()))
    if newer != room, isNew {
      seenRooms.insert(Int(bounding: newer.rounded()))
      rounds = 0
    }
    room = newer
    arrange()
  }

  /// Sizes that chase each other do so without a break.
  private func forgetOldRounds() {
    if lastRound.duration(to: .now) > .seconds(2) { (rounds, seenRooms) = (0, []) }
  }

  /// A view has handed a value up.
  func valueWritten() {
    guard !isRendering, !isWaiting else { return }
    isWaiting = true
    tree.afterThisRender { [weak self] in
      self?.isWaiting = false
      self?.arrange()
    }
  }

  func take(_ value: EventValue, _ child: ArrangedChild) {
    guard case .text(let text) = value, child.take(text) else { return }
    if child.endsMeasuring() { markDirty() }
    arrange()
  }

  /// Runs the layout, and renders again where a box moves by a point.
  private func arrange() {
    guard let layout, isMounted else { return }
    let isMeasured = order.allSatisfy { arranged[$0]?.isMeasured == true }
    guard let room, let height = reported?.size.height, plan != nil || isMeasured else { return }
    var new = layout.plan(subviews, room: CGSize(width: room, height: height), &cache)
    if let plan, planned == order {
      if new.isNear(plan) { return }
      if !new.limitsLike(plan) {
        forgetOldRounds()
        rounds += 1
        lastRound = .now
        if rounds > 4 { new.keepLimits(of: plan) }
        if new.isNear(plan) { return }
      }
    }
    (plan, planned) = (new, order)
    markDirty()
  }

  private var subviews: LayoutSubviews {
    let views = order.compactMap { arranged[$0].map(LayoutSubview.init) }
    return LayoutSubviews(views[...], environment.builtIn.person.layoutDirection)
  }

  override func produce(into items: inout [Item]) {
    if let drawBuiltIn { return drawBuiltIn(context(), &items) }
    isRendering = true
    let context = context()
    let box = context.element(.div, plan == nil ? .ownLayout : .ownLayout.and(.ownLayoutPlaced))
    var inner = context.inside()
    inner.environment[builtIn: \.position.stackAxis] = nil
    inner.environment[builtIn: \.position.lazyAxis] = nil
    inner.environment[builtIn: \.position.isListRow] = false
    let frames = Dictionary(
      zip(planned, plan?.frames ?? []).map { ($0, $1) }, uniquingKeysWith: { a, _ in a })
    let before = order
    order = []
    parts = [:]
    var boxes: [Item] = []
    members(inner) { view, place in
      boxes.append(.element(drawn(view, place, frames[place.position])))
    }
    let gone = Set(arranged.keys).subtracting(order)
    for position in gone { arranged[position] = nil }
    if before != order { layout?.update(&cache, subviews) }
    box.content = .items(boxes)
    box.appetite = .fixed(plan?.greed ?? greedAtFirst)
    plan?.size(box)
    context.emit(measure(box), into: &items)
  }

  override func didUpdate() {
    guard let layout else { return }
    for (position, items) in parts {
      guard let child = arranged[position] else { continue }
      child.greed = items.greed
      if child.drew(items) { markDirty() }
    }
    parts = [:]
    isRendering = false
    if plan == nil {
      let greed = layout.greed(subviews, &cache).union(.horizontal)
      if greed != greedAtFirst {
        greedAtFirst = greed
        markDirty()
      }
    }
    arrange()
  }
}
