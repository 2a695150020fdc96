// Two or three columns on a wide screen, a stack on a narrow one.
import Foundation

/// Shows a sidebar and, beside it, the detail that was chosen there.
///
/// A value link in the sidebar acts on a stack in the detail column or on the selection of its own
/// list; see `NavigationLink`. In a narrow window the sidebar is the first screen, and the detail
/// covers it once something is chosen. The style sheet decides between the two, so rotating a
/// tablet needs no server. Between a sidebar and a detail there may be a column of content, which
/// covers the sidebar and is covered by the detail in the same way.
public nonisolated struct NavigationSplitView<Sidebar, Content, Detail>
where Sidebar: View, Content: View, Detail: View {
  let sidebar: Sidebar
  let content: Content
  let detail: Detail
  let columns: Binding<NavigationSplitViewVisibility>?
  let preferred: Binding<NavigationSplitViewColumn>?

  private init(
    _ sidebar: Sidebar, _ content: Content, _ detail: Detail,
    _ columns: Binding<NavigationSplitViewVisibility>?,
    _ preferred: Binding<NavigationSplitViewColumn>?
  ) {
    (self.sidebar, self.content, self.detail) = (sidebar, content, detail)
    (self.columns, self.preferred) = (columns, preferred)
  }

  /// A split view of two columns.
  public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), nil, nil)
  }

  /// A split view of two columns, with a binding to the one on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), nil, preferredCompactColumn)
  }

  /// A split view of two columns, whose visible columns are set by a binding.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, nil)
  }

  /// A split view of two columns, with bindings to those that are visible and to the one on top in
  /// a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(sidebar(), EmptyView(), detail(), columnVisibility, preferredCompactColumn)
  }

  /// A split view of three columns.
  public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, nil)
  }

  /// A split view of three columns, with a binding to the one on top in a narrow window.
  public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), nil, preferredCompactColumn)
  }

  /// A split view of three columns, whose visible columns are set by a binding.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, nil)
  }

  /// A split view of three columns, with bindings to those that are visible and to the one on top
  /// in a narrow window.
  public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(sidebar(), content(), detail(), columnVisibility, preferredCompactColumn)
  }
}

/// The visible columns of a split view.
public struct NavigationSplitViewVisibility: Equatable, Sendable {
  /// The number of leading columns that are hidden, of three.
  let hidden: Int

  /// The default of the platform: every column here.
  public static let automatic = NavigationSplitViewVisibility(hidden: 0)
  /// Every column.
  public static let all = NavigationSplitViewVisibility(hidden: 0)
  /// The last two of three columns, or both of two.
  public static let doubleColumn = NavigationSplitViewVisibility(hidden: 1)
  /// Only the last column.
  public static let detailOnly = NavigationSplitViewVisibility(hidden: 2)
}

/// A column of a split view.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let number: Int

  /// The first column.
  public static var sidebar: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 0) }
  /// The middle one of three columns.
  public static var content: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 1) }
  /// The last column.
  public static var detail: NavigationSplitViewColumn { NavigationSplitViewColumn(number: 2) }
}

extension NavigationSplitView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { SplitNode(context) }
    let (sidebar, content, detail, preferred) = (sidebar, content, detail, preferred)
    let hidden = columns?.wrappedValue.hidden ?? 0
    guard Content.self != EmptyView.self else {
      node.accept(
        context, isAlone: hidden == 2, preferred: preferred, role: .whole,
        sidebar: { sidebar.draw($0, into: &$1) }, detail: { detail.draw($0, into: &$1) })
      return items.append(.node(node))
    }
    node.accept(
      context, isAlone: hidden > 0, preferred: preferred, role: .outer,
      sidebar: { sidebar.draw($0, into: &$1) },
      detail: { context, items in
        let node = context.node.claim(context.position) { SplitNode(context) }
        node.accept(
          context, isAlone: hidden == 2, preferred: preferred, role: .inner,
          sidebar: { content.draw($0, into: &$1) }, detail: { detail.draw($0, into: &$1) })
        items.append(.node(node))
      })
    items.append(.node(node))
  }
}

extension View {
  /// Sets the width of the column that contains this view, in points. The last column has the
  /// width that the others leave.
  public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    let limits = ColumnWidth(least: width, ideal: width, most: width)
    return PagePreferenceView(self) { _ in .columnWidth(limits) }
  }

  /// Sets the width of the column that contains this view: the ideal one within the limits, in
  /// points. Columns are not resized by hand here.
  public nonisolated func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    let limits = ColumnWidth(least: min, ideal: ideal, most: max)
    return PagePreferenceView(self) { _ in .columnWidth(limits) }
  }
}
