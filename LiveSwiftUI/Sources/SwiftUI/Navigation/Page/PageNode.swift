// One screen of a stack: its title, bars, search field, and content.
import Foundation

/// Collects the preferences of one screen's views for its bars, and draws the screen.
final class PageNode: CoverNode {
  /// A preference of a view in the page. The latest of each kind applies.
  enum Preference {
    case title(String)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case toolbar([ToolbarEntry], EnvironmentValues)
    case search(SearchField)
    case scopes(SearchScopes)
    case suggestions(SearchSuggestions)
    case hiddenSuggestions
    case refresh(RefreshAction)
    case zoom(String)
    case bar(isHidden: Bool)
    case tabBar(isHidden: Bool)
    case back(isHidden: Bool)
    case background(Paint)
    case barPaint(Paint)
    case barScheme(ColorScheme)
    case columnWidth(ColumnWidth)
  }

  private(set) var depthInStack = 0
  private(set) weak var stack: StackNode?
  /// The split view whose column this page is; nil for a screen of a stack.
  private(set) weak var split: SplitNode?
  private(set) var isSidebar = false
  /// The stack or the split view that fills the column. It then draws the bars, and the column
  /// draws none.
  private(set) weak var inner: Node?
  /// The path value that the screen shows.
  private var value: AnyHashable?
  private(set) var isTop = true
  private var content: DrawContent = { _, _ in }
  /// The preferences of the page's views, in the order in which the views set their first.
  private(set) var preferences: [(owner: WeakNode, preference: Preference)] = []
  private var bar: BarNode?
  private var bottom: BottomBarNode?
  private var isRefreshing = false
  private var goBack: (@MainActor () -> Void)?
  /// The edit mode of the screen's rows.
  private(set) lazy var editMode = Binding(location: StateBox(EditMode.inactive, owner: self))

  /// Updates the page as the screen of `stack` for `value`, or as its root.
  func accept(
    _ context: Context, stack: StackNode, depth: Int, value: AnyHashable?, isTop: Bool,
    content: @escaping DrawContent
  ) {
    self.stack = stack
    depthInStack = depth
    self.value = value
    self.isTop = isTop
    self.content = content
    adopt(context)
    cover(!isTop)
    if depth == 0 { environment.builtIn.position.outerSearch?.node?.serve(self) }
  }

  /// Updates the page as a column of `split`. Where there is room for one column, the one in front
  /// covers the other.
  func accept(
    _ context: Context, split: SplitNode, isSidebar: Bool, isFront: Bool,
    content: @escaping DrawContent
  ) {
    self.split = split
    self.isSidebar = isSidebar
    isTop = isFront
    self.content = content
    adopt(context)
    cover(!isFront && environment.builtIn.person.horizontalSizeClass == .compact)
    if isSidebar { environment.builtIn.position.outerSearch?.node?.serve(self) }
  }

  /// Empties the column after `node` has left it.
  func empty(of node: Node) { if inner === node { fill(with: nil) } }

  /// Sets the stack or the split view that fills this column; nil for none.
  func fill(with node: Node?) {
    guard node !== inner else { return }
    inner = node
    // A column that is rendering right now reads the new value later in the same pass.
    if Tree.reader !== self { markDirty() }
  }

  // MARK: Preferences

  /// Stores the preference of `owner` in place of its previous one.
  func put(_ preference: Preference, of owner: Node) {
    let (titleBefore, sectionBefore) = (title, sectionParts)
    let widthBefore = columnWidth
    defer { if columnWidth != widthBefore { (split ?? stack?.column?.split)?.markDirty() } }
    if let index = preferences.firstIndex(where: { $0.owner.node === owner }) {
      preferences[index].preference = preference
    } else {
      preferences.append((WeakNode(node: owner), preference))
    }
    preferencesChanged(titleBefore)
    if sectionParts != sectionBefore { markDirty() }
  }

  /// The preferences that the section itself shows, and none of its bars.
  private var sectionParts: (isRefreshed: Bool, background: Paint?, hidesTabBar: Bool) {
    (refresh != nil, background, hidesTabBar)
  }

  /// Removes the preferences of `owner`.
  func removePreference(of owner: Node) {
    guard preferences.contains(where: { $0.owner.node === owner }) else { return }
    let (titleBefore, sectionBefore) = (title, sectionParts)
    preferences.removeAll { $0.owner.node === owner || $0.owner.node == nil }
    preferencesChanged(titleBefore)
    if sectionParts != sectionBefore { markDirty() }
  }

  /// Applies the preferences again after some of their views have been hidden or shown with a tab.
  func preferencesHidden() {
    bar?.markDirty()
    bottom?.markDirty()
    titleChanged()
    markDirty()
  }

  private func preferencesChanged(_ titleBefore: String) {
    bar?.markDirty()
    bottom?.markDirty()
    if title != titleBefore { titleChanged() }
  }

  private func titleChanged() {
    if let dialog = environment.builtIn.position.dialog { dialog.node?.name(title) }
    nameWindow()
  }

  private func nameWindow() { if isTop, ownsTitle { tree.page.title = title } }

  /// Whether this page sets the window's title once it is on top.
  private var ownsTitle: Bool {
    environment.builtIn.position.dialog == nil && inner == nil && (stack?.column?.isFront ?? true)
      && !isInCovered
  }

  override func coverChanged() {
    super.coverChanged()
    nameWindow()
  }

  // MARK: Rendering

  override func produce(into items: inout [Item]) {
    let context = context()
    var parts: [Item] = []
    content(contentContext(), &parts)
    let section = inner == nil ? screen(parts) : column(parts)
    if isSidebar, !isTop {
      // Beside its detail a sidebar stays usable; the style sheet hides it where the detail covers
      // it.
      section.set(.under)
    } else if split != nil, !isTop {
      section.name(.emptyColumn)
    } else if !isTop {
      section.set("inert", "")
    }
    context.emit(section, into: &items)
  }

  /// The context for the page's content.
  private func contentContext() -> Context {
    var inner = context().inside(.pageContent)
    inner.environment[builtIn: \.position.page] = WeakPage(node: self)
    inner = inner.inStack(false)
    inner.environment.cover = reference
    inner.environment[builtIn: \.position.stack] = WeakStack(node: stack)
    inner.environment[builtIn: \.position.link] = stack.map {
      LinkRoute(stack: $0, depth: depthInStack, below: Array($0.drawn.prefix(depthInStack)))
    }
    if let split {
      inner.environment[builtIn: \.position.column] = SplitColumn(
        split: split, page: self, isSidebar: isSidebar)
    } else {
      inner.environment[builtIn: \.position.column]?.page = nil
    }
    if depthInStack > 0 {
      // One closure for all renderings: a new one would count as a change for every view on the
      // page.
      if goBack == nil {
        goBack = { [weak self] in if let self { stack?.pop(to: depthInStack - 1) } }
      }
      inner.environment[builtIn: \.controls.dismiss] = goBack
    }
    return inner
  }

  /// Draws a column that a stack fills with screens of its own.
  private func column(_ parts: [Item]) -> Element {
    (bar, bottom) = (nil, nil)
    let column = context().element(.div, .screen.and(.column))
    column.appetite = .fixed([.horizontal, .vertical])
    column.content = .items(parts)
    return column
  }

  private func screen(_ parts: [Item]) -> Element {
    let context = context()
    // Another value gets another element, so that its scrolling starts at the top; the views stay.
    let place = value.map { context.child(id: $0) } ?? context
    let section = place.element(.section, level == 0 ? .screen : .screen.and(.pushed))
    section.set(.key, "\(environment.builtIn.position.positionKey)p\(level)")
    section.appetite = .fixed([.horizontal, .vertical])
    if let background {
      section.name(.painted)
      section.fill(with: background)
    }
    if hidesTabBar { section.name(.hidesTabBar) }
    nameWindow()
    let isInFront = stack?.column?.isFront ?? (split == nil || isTop)
    let isMain = environment.builtIn.position.dialog == nil && !isSidebar && isInFront
    let main = context.inside(.pageContent).element(isMain ? .main : .div, .content)
    if isSidebar { main.set("role", isTop ? "main" : "navigation") }
    main.appetite = .fixed([.horizontal, .vertical])
    main.content = .items(parts)
    // Claimed after the content, so that it renders after the content has set its preferences.
    let bar = claim(context.inside(.bar).position) { BarNode(context.inside(.bar)) }
    bar.accept(self, context.inside(.bar))
    self.bar = bar
    let bottom = claim(context.inside(.bottomBar).position) {
      BottomBarNode(context.inside(.bottomBar))
    }
    bottom.accept(self, context.inside(.bottomBar))
    self.bottom = bottom
    section.content = .items([.node(bar), .element(main), .node(bottom)])
    if refresh != nil || isRefreshing { offerRefresh(section) }
    return section
  }

  private func offerRefresh(_ section: Element) {
    section.set(.refreshes)
    section.set("aria-busy", isRefreshing ? "true" : "false")
    section.on(.refresh) { [weak self] _ in
      guard let self, !isRefreshing, let refresh else { return }
      isRefreshing = true
      markDirty()
      Task { @MainActor [weak self] in
        await refresh()
        self?.isRefreshing = false
        self?.markDirty()
      }
    }
  }
}
