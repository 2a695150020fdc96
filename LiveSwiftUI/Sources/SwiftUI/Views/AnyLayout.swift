// Layouts as values, called with their content: a row can become a column.

/// A layout of views. Only the system's layouts are supported, because a server knows no sizes.
public protocol Layout {
  /// The renderer's container for this layout; an app cannot make one.
  var _container: _LayoutContainer { get }
}

/// One of the renderer's containers.
public struct _LayoutContainer: Sendable {
  enum Kind: Sendable {
    case row(HStackLayout)
    case column(VStackLayout)
    case layers(ZStackLayout)
    case grid(GridLayout)
  }

  let kind: Kind
}

extension Layout {
  /// Arranges these views. They keep their identity and state when another layout takes this one's
  /// place.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    ArrangedView(container: _container, content: content())
  }
}

/// A type-erased layout, so that one layout can replace another.
public struct AnyLayout: Layout {
  public let _container: _LayoutContainer

  /// Erases the type of a layout. Views keep their state when another layout takes its place.
  public init<L>(_ layout: L) where L: Layout { _container = layout._container }
}

/// Views in the container of a layout.
nonisolated struct ArrangedView<Content: View> {
  let container: _LayoutContainer
  let content: Content
}

extension ArrangedView: View, Primitive {
  typealias Body = Never

  // The content keeps one position in the tree, whichever container surrounds it.
  @MainActor func render(_ context: Context, into items: inout [Item]) {
    switch container.kind {
    case .row(let layout):
      HStack(alignment: layout.alignment, spacing: layout.spacing) { content }
        .render(context, into: &items)
    case .column(let layout):
      VStack(alignment: layout.alignment, spacing: layout.spacing) { content }
        .render(context, into: &items)
    case .layers(let layout):
      ZStack(alignment: layout.alignment) { content }.render(context, into: &items)
    case .grid(let layout):
      Grid(
        alignment: layout.alignment, horizontalSpacing: layout.horizontalSpacing,
        verticalSpacing: layout.verticalSpacing
      ) { content }
      .render(context, into: &items)
    }
  }
}
