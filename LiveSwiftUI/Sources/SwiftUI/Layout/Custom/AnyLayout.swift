// Layouts as values, called with their content: a row can become a column.
public import Foundation

/// One of the renderer's containers.
public struct _LayoutContainer: Sendable {
  enum Kind: Sendable {
    case row(HStackLayout)
    case column(VStackLayout)
    case layers(ZStackLayout)
    case grid(GridLayout)
    case own(OwnLayout)
  }

  let kind: Kind
}

/// A type-erased layout, so that one layout can replace another.
public struct AnyLayout: _ContainerLayout {
  public let _container: _LayoutContainer

  /// Erases the type of a layout. Views keep their state when another layout takes its place.
  public init<L>(_ layout: L) where L: Layout { _container = layout._container }
}

/// A layout that the browser computes.
public protocol _ContainerLayout: Layout where Cache == Void {}

extension _ContainerLayout {
  /// The size of the views in a row, a column or layers, where an app's own layout asks for it.
  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) -> CGSize {
    _container.arrange(subviews, in: .zero, proposal, isFinal: false)
  }

  /// Puts the views in a row, a column or layers, where an app's own layout asks for it.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    _ = _container.arrange(subviews, in: bounds, proposal, isFinal: true)
  }
}

extension _LayoutContainer {
  /// Arranges views one after the other or on top of each other, and returns the size.
  fileprivate func arrange(
    _ views: LayoutSubviews, in bounds: CGRect, _ proposal: ProposedViewSize, isFinal: Bool
  ) -> CGSize {
    var axis: Axis?
    var gap = 8.0
    switch kind {
    case .row(let row): (axis, gap) = (.horizontal, row.spacing ?? 8)
    case .column(let column): (axis, gap) = (.vertical, column.spacing ?? 8)
    case .grid(let grid): (axis, gap) = (.vertical, grid.verticalSpacing ?? 8)
    case .layers: break
    case .own(let own):
      return own.runOnce(views, in: bounds, proposal, isFinal: isFinal)
    }
    var size = CGSize.zero
    for (index, view) in views.enumerated() {
      let own = view.sizeThatFits(axis == nil ? proposal : .unspecified)
      let before = index > 0 ? gap : 0
      var at = CGPoint(x: bounds.midX, y: bounds.midY)
      var anchor = UnitPoint.center
      switch axis {
      case .horizontal:
        (at.x, anchor) = (bounds.minX + size.width + before, .leading)
        size.width += before + own.width
        size.height = max(size.height, own.height)
      case .vertical:
        (at.y, anchor) = (bounds.minY + size.height + before, .top)
        size.height += before + own.height
        size.width = max(size.width, own.width)
      case nil:
        size = CGSize(width: max(size.width, own.width), height: max(size.height, own.height))
      }
      if isFinal { view.place(at: at, anchor: anchor, proposal: ProposedViewSize(own)) }
    }
    return size
  }
}
