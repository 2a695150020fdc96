// The node of a tab view: the selected tab, the tabs shown so far, and the tab bar.

/// Collects the tabs of a view instead of drawing them.
@MainActor final class TabCollector {
  struct Tab {
    let position: Position
    let tag: AnyHashable?
    let badge: Text?
    let label: DrawContent
    let content: DrawContent
  }
  private(set) var tabs: [Tab] = []

  func add(_ tab: Tab) { tabs.append(tab) }
}

/// Keeps the selected tab and draws the tabs.
final class TabNode: Node {
  private var chosen: (@MainActor () -> AnyHashable)?
  private var choose: @MainActor (AnyHashable) -> Void = { _ in }
  private(set) var content: DrawContent = { _, _ in }
  private var own = 0
  /// The tabs that have been shown; they keep their state.
  private var visited: Set<Position> = []
  /// The selected tab of the last rendering.
  private var last: Position?
  private(set) lazy var pageTags = PageTags()

  func accept(
    _ context: Context, chosen: (@MainActor () -> AnyHashable)?,
    choose: @escaping @MainActor (AnyHashable) -> Void, content: @escaping DrawContent
  ) {
    (self.chosen, self.choose, self.content) = (chosen, choose, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    if case .pages(let index) = environment.builtIn.styles.tabAppearance {
      return producePages(index, into: &items)
    }
    let context = context()
    let collector = TabCollector()
    var nothing: [Item] = []
    content(context.inside().with { $0[builtIn: \.position.tabs] = collector }, &nothing)
    let tabs = collector.tabs
    let shown = shown(of: tabs.map(\.tag))
    change(to: tabs.indices.contains(shown) ? tabs[shown].position : nil, of: tabs)
    let element = context.element(.div, .tabs)
    element.appetite = .fixed([.horizontal, .vertical])
    let bar = context.inside(.tabBar).element(.div, .tabBar)
    bar.set("role", "tablist")
    bar.content = .items(
      tabs.enumerated().map { .element(button($1, at: $0, isShown: $0 == shown, context)) })
    let screens = tabs.indices.filter { visited.contains(tabs[$0].position) }.map { index in
      screen(tabs[index], at: index, isShown: index == shown, context)
    }
    element.content = .items(screens.map { .node($0) } + [.element(bar)])
    context.emit(element, into: &items)
  }

  /// The index of the selected tab, for tabs with these tags.
  func shown(of tags: [AnyHashable?]) -> Int {
    guard let tag = chosen?() else { return own }
    return tags.firstIndex { $0 == tag } ?? 0
  }

  /// Selects the tab at `index`, whose tag is `tag`.
  func show(_ index: Int, tag: AnyHashable?) {
    if chosen == nil {
      own = index
    } else if let tag {
      choose(tag)
    }
    // Needed even if the selection does not change, since the browser may already show the page.
    markDirty()
  }

  /// Records the selected tab. The window's address is then that of the tab's stack.
  private func change(to shown: Position?, of tabs: [TabCollector.Tab]) {
    visited.formIntersection(tabs.map(\.position))
    if let shown { visited.insert(shown) }
    if last != nil, last != shown, environment.builtIn.position.dialog == nil,
      environment.builtIn.position.page == nil,
      !isInCovered
    {
      tree.leaveAddress()
    }
    last = shown
  }

  private func screen(
    _ tab: TabCollector.Tab, at index: Int, isShown: Bool, _ context: Context
  ) -> TabScreenNode {
    var place = context.inside(.tabScreens).child(id: tab.position)
    place.environment[builtIn: \.position.tabs] = nil
    place.environment[builtIn: \.position.tag] = nil
    let node = claim(place.position) { TabScreenNode(place) }
    node.accept(
      place, key: "\(environment.builtIn.position.positionKey)t\(index)", isShown: isShown,
      content: tab.content)
    return node
  }

  private func button(
    _ tab: TabCollector.Tab, at index: Int, isShown: Bool, _ context: Context
  ) -> Element {
    let place = context.inside(.tabButtons).child(index)
    let button = place.element(.button, .tab)
    button.set("type", "button")
    button.set("role", "tab")
    button.set("aria-selected", isShown ? "true" : "false")
    button.emits(.click)
    button.on(.click) { [weak self] _ in self?.show(index, tag: tab.tag) }
    var parts: [Item] = []
    tab.label(
      place.with {
        $0[builtIn: \.position.tag] = nil
        $0[builtIn: \.text.symbolVariant] = .fill
      }, &parts)
    if let badge = tab.badge {
      let mark = place.child(1).element(.span, .tabBadge)
      mark.content = .text(badge.resolve(context.builtIn))
      parts.append(.element(mark))
    }
    button.content = .items(parts)
    button.namingEnvironment = context.builtIn
    return button
  }
}
