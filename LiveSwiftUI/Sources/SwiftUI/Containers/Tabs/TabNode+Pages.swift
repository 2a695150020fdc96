// Tabs as pages side by side, with a dot for each.

/// Maps elements to the tags of their views, for views that have no node of their own.
@MainActor final class PageTags {
  private var tags: [ObjectIdentifier: AnyHashable] = [:]

  func forget() { tags = [:] }
  func note(_ element: Element, _ tag: AnyHashable?) { tags[ObjectIdentifier(element)] = tag }

  subscript(item: Item) -> AnyHashable? {
    switch item {
    case .element(let element): tags[ObjectIdentifier(element)]
    case .node(let node): node.environment.builtIn.position.tag
    }
  }
}

extension TabNode {
  /// Draws each view of the content as a page. The browser scrolls the pages itself and reports the
  /// one it stops at.
  func producePages(_ index: PageTabViewStyle.IndexDisplayMode, into items: inout [Item]) {
    let context = context()
    var parts: [Item] = []
    pageTags.forget()
    // One object for all renderings: a new one would count as a change for every view on the pages.
    let pageTags = pageTags
    var place = context.inside().decorated { element, context in
      pageTags.note(element, context.builtIn.position.tag)
      return element
    }
    // A page is no row of a list that contains the pages.
    place.environment.leaveList()
    place = place.inStack(false)
    content(place, &parts)
    let tags = parts.map { pageTags[$0] }
    let shown = min(shown(of: tags), max(parts.count - 1, 0))
    let choose: @MainActor (EventValue) -> Void = { [weak self] value in
      guard case .text(let text) = value, let index = Report.whole(text),
        tags.indices.contains(index)
      else { return }
      self?.show(index, tag: tags[index])
    }
    let scroller = context.inside(.pages).element(.div, .pages)
    scroller.appetite = .fixed([.horizontal, .vertical])
    scroller.set(.shownPage, String(shown))
    scroller.on(.pick, choose)
    // The arrow keys scroll from page to page.
    scroller.set("tabindex", "0")
    scroller.set("role", "group")
    scroller.set("aria-label", Text("Pages").resolve(context.builtIn))
    scroller.content = .items(
      parts.enumerated().map { .element(page($1, isShown: $0 == shown)) })
    var members: [Item] = [.element(scroller)]
    if index.shows(parts.count) {
      members.append(.element(dots(parts.count, shown, choose, context.inside(.pageDots))))
    }
    let element = context.element(.div, .pager)
    element.appetite = .fixed([.horizontal, .vertical])
    element.content = .items(members)
    tree.needs(.gestures)
    context.emit(element, into: &items)
  }

  private func page(_ item: Item, isShown: Bool) -> Element {
    let position =
      switch item {
      case .element(let element): element.position
      case .node(let node): node.position
      }
    let page = Element(.div, at: position.child(.wrapper), .pagerPage)
    page.appetite = .fixed([.horizontal, .vertical])
    if !isShown { page.set("inert", "") }
    page.content = .items([item])
    return page
  }

  private func dots(
    _ count: Int, _ shown: Int, _ choose: @escaping @MainActor (EventValue) -> Void,
    _ context: Context
  ) -> Element {
    let facts = context.builtIn
    let drawing = OptionDrawing(
      name: Text("Pages").resolve(facts),
      texts: (1...max(count, 1)).map { Text("Page \($0) of \(count)").resolve(facts) },
      chosen: shown, isEnabled: facts.controls.isEnabled, choose: { choose(.text(String($0))) })
    let dots = drawing.segments(context)
    dots.name(.pageDots)
    if let name = facts.styles.indexBackground.name { dots.name(name) }
    return dots
  }
}
