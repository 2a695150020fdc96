// The position of a page: the screens below it, and the way back.

extension PageNode {
  /// Whether this page is a sidebar and the detail is in front.
  var isSidebarBesideDetail: Bool { isSidebar && !isTop }

  /// The split view whose column this page fills, alone or as part of a stack.
  private var columnSplit: SplitNode? { split ?? stack?.column?.split }

  /// Whether the page is in a column after the first.
  var isInDetail: Bool { isInLast || columnSplit?.outer != nil }

  /// Whether the page is in the last column of its own split view.
  private var isInLast: Bool { split != nil && !isSidebar || stack?.column?.isSidebar == false }

  /// The title of the screen below, and the action that returns to it; nil for the first screen.
  var wayBack: (title: String, go: @MainActor () -> Void)? {
    if depthInStack > 0 {
      let depth = depthInStack - 1
      return (stack?.pageTitle(at: depth) ?? "", { [weak stack] in stack?.pop(to: depth) })
    }
    guard let split = isInLast ? columnSplit : columnSplit?.outer, split.isChosen else {
      return nil
    }
    return (split.sidebarTitle, { [weak split] in split?.choose(nil) })
  }

  /// Whether the page is in the second column and has nothing to show in a bar.
  var hasEmptyBar: Bool {
    split != nil && isInDetail && title.isEmpty && toolbar.isEmpty && search == nil
      && wayBack == nil
  }

  /// The number of screens below this one in a window with room for one column.
  var level: Int {
    depthInStack + (isInLast ? 1 : 0) + (columnSplit?.outer == nil ? 0 : 1)
  }
}
