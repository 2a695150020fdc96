// A run of a layout of an app's own: from sizes and a proposal to a box for each view.
import Foundation

/// A layout of an app's own.
nonisolated struct OwnLayout: @unchecked Sendable {
  // Used on the main actor only, where the view lives.
  let layout: any Layout

  /// Where the views are, and the size of their container.
  struct Plan: Equatable {
    /// The boxes in the order of the views.
    var frames: [Frame] = []
    /// The width at which the layout needs no more; nil where it takes all that it is offered.
    var width: Double?
    /// The height; nil where the layout takes all that it is offered.
    var height: Double?
    /// The width that was available, which is the most for a view without other limits.
    var room: Double

    func isNear(_ other: Plan) -> Bool {
      frames.count == other.frames.count && abs(room - other.room) < 1
        && Frame.Limits.areNear(width, other.width)
        && Frame.Limits.areNear(height, other.height)
        && zip(frames, other.frames).allSatisfy { $0.isNear($1) }
    }

    /// Whether nothing differs that could change what the browser measures.
    func limitsLike(_ other: Plan) -> Bool {
      width == other.width && room == other.room
        && frames.map(\.limits) == other.frames.map(\.limits)
    }
  }

  /// The axes along which the layout takes all the space it is offered.
  func greed(_ views: LayoutSubviews, _ cache: inout Any?) -> Axis.Set {
    Self.greed(of: size(layout, .infinity, views, &cache))
  }

  private static func greed(of size: CGSize) -> Axis.Set {
    var axes: Axis.Set = []
    if !(size.width < Measured.longest) { axes.insert(.horizontal) }
    if size.height == .infinity || size.height >= Measured.longest { axes.insert(.vertical) }
    return axes
  }

  /// Runs the layout for the space that is available.
  func plan(_ views: LayoutSubviews, room: CGSize, _ cache: inout Any?) -> Plan {
    var plan = Plan(room: room.width)
    let widest = size(layout, .infinity, views, &cache)
    let greed = Self.greed(of: widest)
    var proposal = ProposedViewSize(width: room.width, height: nil)
    if !greed.contains(.horizontal) {
      let width = Frame.length(widest.width, else: room.width)
      plan.width = width
      proposal.width = min(room.width, width)
    }
    if greed.contains(.vertical) { proposal.height = room.height }
    var size = size(layout, proposal, views, &cache)
    size.width = Frame.length(size.width, else: proposal.width ?? 0)
    size.height = Frame.length(size.height, else: proposal.height ?? 0)
    if !greed.contains(.vertical) { plan.height = size.height }
    let bounds = CGRect(origin: .zero, size: size)
    for view in views { view.child.placing = nil }
    assign(layout, in: bounds, proposal, views, &cache)
    plan.frames = views.map { Frame($0.child, in: bounds) }
    return plan
  }

  /// The size for a proposal, or the views put in `bounds`, in a layout inside another one.
  func runOnce(
    _ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, isFinal: Bool
  ) -> CGSize {
    var cache: Any?
    guard isFinal else { return size(layout, proposal, views, &cache) }
    assign(layout, in: bounds, proposal, views, &cache)
    return bounds.size
  }

  /// Brings the layout's own values up to date after a change of the views.
  func update(_ cache: inout Any?, _ views: LayoutSubviews) {
    func updated<L: Layout>(_ layout: L) {
      guard var own = cache as? L.Cache else {
        cache = nil
        return
      }
      layout.updateCache(&own, subviews: views)
      cache = own
    }
    if cache != nil { updated(layout) }
  }

  private func size<L: Layout>(
    _ layout: L, _ proposal: ProposedViewSize, _ views: LayoutSubviews, _ cache: inout Any?
  ) -> CGSize {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: views)
    defer { cache = own }
    return layout.sizeThatFits(proposal: proposal, subviews: views, cache: &own)
  }

  private func assign<L: Layout>(
    _ layout: L, in bounds: CGRect, _ proposal: ProposedViewSize, _ views: LayoutSubviews,
    _ cache: inout Any?
  ) {
    var own = cache as? L.Cache ?? layout.makeCache(subviews: views)
    layout.placeSubviews(in: bounds, proposal: proposal, subviews: views, cache: &own)
    cache = own
  }
}
