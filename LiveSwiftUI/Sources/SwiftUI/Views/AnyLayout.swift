// Arrangements as values, which content is handed to by a call: a row today, a column tomorrow.

/// A way to arrange views. Only the system's own ways are supported here, because a server knows no
/// sizes.
public protocol Layout {
  /// Which of the renderer's containers this is; no app can make one of its own.
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
  /// Arranges these views. Another layout at the same place in the next rendering leaves them what
  /// they are, with their state.
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View {
    ArrangedView(container: _container, content: content())
  }
}

/// A layout of a type that is not told, so that one may take the place of another.
public struct AnyLayout: Layout {
  public let _container: _LayoutContainer

  /// Hides the type of a layout. Views keep their state when another one takes its place.
  public init<L>(_ layout: L) where L: Layout { _container = layout._container }
}

/// Views in the container that a layout names.
nonisolated struct ArrangedView<Content: View> {
  let container: _LayoutContainer
  let content: Content
}

extension ArrangedView: View, Primitive {
  typealias Body = Never

  // The content stands at one position whichever container is around it.
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
