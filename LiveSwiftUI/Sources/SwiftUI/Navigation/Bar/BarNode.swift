// The bars of a screen: back, title, toolbar, search field.
import Foundation

/// Draws a page's bars from the preferences of the page's content.
final class BarNode: Node {
  private weak var page: PageNode?
  /// The suggestion chosen last. The list stays hidden while the text equals it.
  private var chosen: String?

  func accept(_ page: PageNode, _ context: Context) {
    self.page = page
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    guard let page, !page.hidesBar, !page.hasEmptyBar else { return }
    let context = context()
    let bar = context.element(.header, .bar)
    if let paint = page.barPaint { bar.fill(with: paint) }
    if let scheme = page.barScheme { bar.name(scheme == .dark ? .dark : .light) }
    var leading: [Item] = []
    var trailing: [Item] = []
    var middle: [Item] = []
    if let back = back(page, context.inside(.backButton)) { leading.append(.element(back)) }
    draw(
      page.toolbar.filter { $0.entry.placement.isLeading }, context.inside(.barLeading),
      into: &leading)
    draw(
      page.toolbar.filter { $0.entry.placement.isPrincipal }, context.inside(.barPrincipal),
      into: &middle)
    draw(
      page.toolbar.filter { $0.entry.placement.isTrailing }, context.inside(.barTrailing),
      into: &trailing)
    // Beside a detail column, the sidebar's title names only part of the screen.
    let isPart = page.isSidebarBesideDetail
    let title = context.child(isPart ? .sidebarTitle : .title).element(
      isPart ? .h2 : .h1, page.isInline ? .inlineTitle : .large)
    title.set("tabindex", "-1")
    title.content = .text(page.title)
    title.setDirection(of: page.title, context.builtIn)
    // The style sheet makes the letters smaller where a long word would not fit into the window.
    let longest = page.title.split(separator: " ").map(\.count).max() ?? 0
    if !page.isInline, longest > 8 { title.style("--w", String(min(longest, 40))) }
    // A principal item replaces the title on screen; a screen reader still reads the title. Source:
    // toolbaritemplacement/principal.
    if page.isInline {
      if !middle.isEmpty { title.name(.spokenOnly) }
      middle.append(.element(title))
    }
    draw(
      page.toolbar.filter { $0.entry.placement.isTitleMenu }, context.inside(.titleMenu),
      into: &middle)
    bar.content = .items([
      .element(part(.barLeading, context.child(.barLeadingBox), leading)),
      .element(part(.barCentre, context.child(.barMiddleBox), middle)),
      .element(part(.barTrailing, context.child(.barTrailingBox), trailing)),
    ])
    items.append(.element(bar))
    if !page.isInline, !page.title.isEmpty { items.append(.element(title)) }
    if let search = page.search {
      let list = suggestions(page, for: search, context.inside(.searchSuggestions))
      items.append(.element(search.field(context.inside(.searchField), suggestions: list)))
      if let scopes = page.scopes?.bar(below: search, context.inside(.searchScopes)) {
        items.append(.element(scopes))
      }
    }
  }

  private func suggestions(
    _ page: PageNode, for search: SearchField, _ context: Context
  ) -> Element? {
    let tokens = search.tokens
    if page.hidesSuggestions { return nil }
    guard page.suggestions != nil || tokens?.suggested.isEmpty == false else { return nil }
    let suggestions =
      page.suggestions ?? SearchSuggestions(environment: environment, content: { _, _ in })
    if let chosen, chosen == search.text.wrappedValue { return nil }
    chosen = nil
    return suggestions.list(context, tokens: tokens) { [weak self] completion in
      self?.chosen = completion
      self?.markDirty()
      search.text.wrappedValue = completion
    } chooseToken: { token in
      guard let tokens else { return }
      if let token = token as? SuggestedToken { tokens.choose(token.id) } else { tokens.add(token) }
      search.text.wrappedValue = ""
    }
  }

  private func back(_ page: PageNode, _ context: Context) -> Element? {
    guard let way = page.wayBack, !page.hidesBack else {
      return page.isInDetail ? nil : home(context)
    }
    let title = way.title.shortened(toLines: 1)
    let name = (title.isEmpty ? Text("Back") : Text("Back to \(title)")).resolve(context.builtIn)
    let button = context.element(.button, .button.and(.backButton))
    // Where the columns are beside each other, none leads back to another.
    if page.depthInStack == 0 { button.name(.backToColumn) }
    button.set("type", "button")
    button.emits(.click)
    button.set(.back)
    button.set("aria-label", name)
    button.on(.click, plain: way.go)
    button.content = .items([
      .element(context.child(.backIcon).icon("chevron.backward")),
      .element(titleElement(title.isEmpty ? name : title, context.child(.backTitle))),
    ])
    return button
  }

  private func home(_ context: Context) -> Element? {
    guard environment.builtIn.position.dialog == nil, let home = tree.services.home else {
      return nil
    }
    let link = context.element(.a, .button.and(.backButton).and(.homeButton))
    link.set("href", home.address)
    link.content = .items([
      .element(context.child(.backIcon).icon("chevron.backward")),
      .element(titleElement(home.name, context.child(.backTitle))),
    ])
    return link
  }

  private func titleElement(_ text: String, _ context: Context) -> Element {
    let element = context.element(.span, .text.and(.oneLine))
    element.content = .text(text)
    element.setDirection(of: text, context.builtIn)
    return element
  }
}

/// Draws a page's bottom bar, after the content both on screen and in the focus order.
final class BottomBarNode: Node {
  private weak var page: PageNode?

  func accept(_ page: PageNode, _ context: Context) {
    self.page = page
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    var parts: [Item] = []
    let entries = page?.toolbar.filter { $0.entry.placement.isBottom } ?? []
    draw(entries, context().inside(.bottomItems), into: &parts)
    if !parts.isEmpty {
      items.append(.element(part(.bottomBar, context().child(.bottomBox), parts)))
    }
    var keys: [Item] = []
    let keyEntries = page?.toolbar.filter { $0.entry.placement.isKeyboard } ?? []
    draw(keyEntries, context().inside(.keyboardItems), into: &keys)
    if !keys.isEmpty {
      items.append(
        .element(part(.bottomBar.and(.keyboardBar), context().child(.keyboardBox), keys)))
    }
  }
}

extension Node {
  fileprivate func part(_ name: ClassName, _ context: Context, _ items: [Item]) -> Element {
    let element = context.element(.div, name)
    element.content = .items(items)
    return element
  }

  fileprivate func draw(
    _ entries: [(entry: ToolbarEntry, environment: EnvironmentValues)], _ context: Context,
    into items: inout [Item]
  ) {
    for (index, item) in entries.enumerated() {
      var place = context.child(index)
      place.environment = item.environment
      place.environment[builtIn: \.styles.labelAppearance] = .iconOnly
      place.environment[builtIn: \.position.stackAxis] = .horizontal
      place.environment[builtIn: \.position.sheetEnd] = item.entry.placement.sheetEnd
      place.environment.leaveRow()
      item.entry.content.draw(place, into: &items)
    }
  }
}

extension StackNode {
  /// The page over `depth` others; nil if there is none.
  func page(at depth: Int) -> PageNode? {
    children.lazy.compactMap { $0 as? PageNode }.first { $0.depthInStack == depth }
  }

  func pageTitle(at depth: Int) -> String { page(at: depth)?.title ?? "" }
}
