// Where a page stands: what lies below it, and the way back.

extension PageNode {
  /// Whether the page is the sidebar while the detail is the one that is read.
  var isSidebarBesideDetail: Bool { isSidebar && !isTop }

  /// The column of a split view that is filled by this page, alone or as part of a stack.
  private var columnSplit: SplitNode? { split ?? stack?.column?.split }

  /// Whether the page stands in the second column.
  var isInDetail: Bool { split != nil && !isSidebar || stack?.column?.isSidebar == false }

  /// The screen below, and the way back to it; nil for the first screen.
  var wayBack: (title: String, go: @MainActor () -> Void)? {
    if depthInStack > 0 {
      let depth = depthInStack - 1
      return (stack?.pageTitle(at: depth) ?? "", { [weak stack] in stack?.pop(to: depth) })
    }
    guard isInDetail, let split = columnSplit, split.isChosen else { return nil }
    return (split.sidebarTitle, { [weak split] in split?.choose(nil) })
  }

  /// Whether the second column has nothing to put into a bar.
  var hasEmptyBar: Bool {
    split != nil && isInDetail && title.isEmpty && toolbar.isEmpty && search == nil
      && wayBack == nil
  }

  /// How many screens lie below this one where there is room for one column.
  var level: Int { depthInStack + (isInDetail ? 1 : 0) }
}
