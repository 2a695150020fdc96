// Two columns on a wide screen, a stack on a narrow one.

/// Shows a sidebar and, beside it, what was chosen there.
///
/// A value link of the sidebar acts on a stack in the detail column or on the selection of its own
/// list; see `NavigationLink`. Where there is no room for two columns the sidebar is a first
/// screen, and the detail lies over it once something is chosen. The style sheet decides which, so
/// a turned iPad needs no server.
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

  /// With `.detailOnly` the detail has the whole window to itself.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.sidebar = sidebar()
    self.detail = detail()
    columns = columnVisibility
  }
}

/// Which columns of a split view are shown.
public struct NavigationSplitViewVisibility: Sendable {
  /// Whether the sidebar gives way.
  let hidesSidebar: Bool

  /// What the system thinks best, which is both here.
  public static let automatic = NavigationSplitViewVisibility(hidesSidebar: false)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(hidesSidebar: false)
  /// The last column alone.
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
