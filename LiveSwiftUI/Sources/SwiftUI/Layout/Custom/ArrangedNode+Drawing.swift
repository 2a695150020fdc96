// The boxes that the node of a layout draws around its views.
import Foundation

extension ArrangedNode {
  /// The box of one view.
  func drawn(_ view: any View, _ place: Context, _ frame: Frame?) -> Element {
    let position = place.position
    let child = arranged[position] ?? ArrangedChild(owner: self)
    arranged[position] = child
    order.append(position)
    let box = Element(.div, at: position, .ownLayoutChild)
    box.on(.size) { [weak self, weak child] value in
      if let self, let child { take(value, child) }
    }
    box.set(.measured)
    let limits = child.draw(frame?.limits ?? Frame.Limits())
    if plan != nil {
      if let frame { box.put(frame, limits, plan?.room) }
      if frame == nil || !child.isMeasured { box.name(.ownLayoutUnplaced) }
    }
    var own: [Item] = []
    var inside = place
    inside.environment[builtIn: \.position.layoutMark] = LayoutMark(child: child)
    view.draw(inside, into: &own)
    parts[position] = own
    box.content = .items(own)
    return box
  }
}

extension Element {
  /// Puts the box at a point of the container. `room` is the most that a view may be wide.
  fileprivate func put(_ frame: Frame, _ limits: Frame.Limits, _ room: Double?) {
    style("inset-inline-start", CSS.length(frame.x))
    style("top", CSS.length(frame.y))
    if let width = limits.width, limits.isAtMost {
      style("--most", CSS.length(width))
    } else {
      if let width = limits.width { style("--least", CSS.length(width)) }
      if let room { style("--most", CSS.length(max(room, limits.width ?? 0))) }
    }
    if let height = limits.height { style("--high", CSS.length(height)) }
  }
}

extension OwnLayout.Plan {
  /// Gives the container its size.
  @MainActor func size(_ box: Element) {
    if let width { box.style("--wide", CSS.length(width)) }
    if let height { box.style("--high", CSS.length(height)) }
  }

  /// The axes along which the container takes all the space it is offered.
  var greed: Axis.Set {
    var axes: Axis.Set = []
    if width == nil { axes.insert(.horizontal) }
    if height == nil { axes.insert(.vertical) }
    return axes
  }

  /// Keeps what could change the sizes that the browser measures, and moves boxes only.
  mutating func keepLimits(of old: Self) {
    (width, room) = (old.width, old.room)
    for index in frames.indices where old.frames.indices.contains(index) {
      frames[index].limits = old.frames[index].limits
    }
  }
}
