// Two columns on a wide screen, a stack on a narrow one.

/// Shows a sidebar and, beside it, the detail that was chosen there.
///
/// A value link in the sidebar acts on a stack in the detail column or on the selection of its own
/// list; see `NavigationLink`. In a narrow window the sidebar is the first screen, and the detail
/// covers it once something is chosen. The style sheet decides between the two, so rotating a
/// tablet needs no server.
public nonisolated struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let detail: Detail
  let columns: Binding<NavigationSplitViewVisibility>?

  /// A split view that shows both columns where there is room.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
    columns = nil
  }

  /// A split view whose visible columns are set by a binding: `.detailOnly` gives the detail the
  /// whole window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
    columns = columnVisibility
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Sendable {
  /// Whether the sidebar is hidden.
  let hidesSidebar: Bool

  /// The default of the platform: both columns here.
  public static let automatic = NavigationSplitViewVisibility(hidesSidebar: false)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(hidesSidebar: false)
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(hidesSidebar: true)
}

extension NavigationSplitView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { SplitNode(context) }
    let (sidebar, detail) = (sidebar, detail)
    node.accept(
      context, isAlone: columns?.wrappedValue.hidesSidebar ?? false,
      sidebar: { sidebar.draw($0, into: &$1) }, detail: { detail.draw($0, into: &$1) })
    items.append(.node(node))
  }
}
