// One screen of a stack: its title, bars, search field, and content.
import Foundation

/// Remembers what the views of one screen asked of the bars around them.
final class PageNode: Node {
  /// What a view in the page asked for. Later ones win.
  enum Preference {
    case title(String)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case toolbar([ToolbarEntry], EnvironmentValues)
    case search(SearchField)
    case refresh(RefreshAction)
    case zoom(String)
    case hiddenBar
    case hiddenBack
    case background(Paint)
  }

  private(set) var depthInStack = 0
  private(set) weak var stack: StackNode?
  private var isTop = true
  private var content: DrawContent = { _, _ in }
  private var preferences: [(owner: ObjectIdentifier, preference: Preference)] = []
  private var bar: BarNode?
  private var bottom: BottomBarNode?
  private var isRefreshing = false

  func accept(
    _ context: Context, stack: StackNode, depth: Int, isTop: Bool, content: @escaping DrawContent
  ) {
    self.stack = stack
    depthInStack = depth
    self.isTop = isTop
    self.content = content
    adopt(context)
  }

  // MARK: Preferences

  /// Notes what `owner` asks for, in place of what it asked for before.
  func put(_ preference: Preference, of owner: Node) {
    let key = ObjectIdentifier(owner)
    let (titleBefore, refreshedBefore, backgroundBefore) = (title, refresh != nil, background)
    if let index = preferences.firstIndex(where: { $0.owner == key }) {
      preferences[index].preference = preference
    } else {
      preferences.append((key, preference))
    }
    preferencesChanged(titleBefore)
    if (refresh != nil) != refreshedBefore || background != backgroundBefore { markDirty() }
  }

  /// Forgets what `owner` asked for.
  func removePreference(of owner: Node) {
    let (titleBefore, backgroundBefore) = (title, background)
    preferences.removeAll { $0.owner == ObjectIdentifier(owner) }
    preferencesChanged(titleBefore)
    if background != backgroundBefore { markDirty() }
  }

  private func preferencesChanged(_ titleBefore: String) {
    bar?.markDirty()
    bottom?.markDirty()
    if title != titleBefore { titleChanged() }
  }

  private func titleChanged() {
    if let dialog = environment.facts.dialog { dialog.node?.name(title) }
    if isTop, ownsTitle { tree.page.title = title }
  }

  private var ownsTitle: Bool { environment.facts.dialog == nil }

  /// What `read` makes of the latest preference that it can read; nil when there is none.
  private func latest<Value>(_ read: (Preference) -> Value?) -> Value? {
    for item in preferences.reversed() {
      if let value = read(item.preference) { return value }
    }
    return nil
  }

  var title: String { latest { if case .title(let title) = $0 { title } else { nil } } ?? "" }

  var isInline: Bool {
    latest { if case .displayMode(let mode) = $0 { mode == .inline } else { nil } } ?? false
  }

  /// The items of all toolbars, each with the environment of the view that gave it.
  var toolbar: [(entry: ToolbarEntry, environment: EnvironmentValues)] {
    preferences.flatMap { item -> [(ToolbarEntry, EnvironmentValues)] in
      if case .toolbar(let entries, let environment) = item.preference {
        return entries.map { ($0, environment) }
      }
      return []
    }
  }

  var search: SearchField? { latest { if case .search(let field) = $0 { field } else { nil } } }

  var refresh: RefreshAction? {
    latest { if case .refresh(let refresh) = $0 { refresh } else { nil } }
  }

  var zoom: String? { latest { if case .zoom(let name) = $0 { name } else { nil } } }

  var background: Paint? { latest { if case .background(let paint) = $0 { paint } else { nil } } }

  var hidesBar: Bool { latest { if case .hiddenBar = $0 { true } else { nil } } ?? false }

  var hidesBack: Bool { latest { if case .hiddenBack = $0 { true } else { nil } } ?? false }

  var isSidebarBesideDetail: Bool { depthInStack == 0 && !isTop && stack?.isSplit == true }

  // MARK: Rendering

  override func produce(into items: inout [Item]) {
    let context = context()
    let section = context.element(.section, depthInStack == 0 ? "page" : "page pushed")
    section.set("data-key", "p\(depthInStack)")
    section.appetite = .fixed([.horizontal, .vertical])
    let isSidebar = depthInStack == 0 && stack?.isSplit == true
    if !isTop {
      // Beside its detail a sidebar stays in use; the style sheet hides it where it lies below.
      if isSidebar { section.set("data-under", "") } else { section.set("inert", "") }
    }
    if let background {
      section.name("painted")
      section.fill(with: background)
    }
    if isTop, ownsTitle { tree.page.title = title }
    let isMain = environment.facts.dialog == nil && !isSidebar
    let main = context.inside(2).element(isMain ? .main : .div, "content")
    if isSidebar { main.set("role", isTop ? "main" : "navigation") }
    main.appetite = .fixed([.horizontal, .vertical])
    var inner = context.inside(2)
    inner.environment[fact: \.page] = WeakPage(node: self)
    inner.environment[fact: \.stack] = WeakStack(node: stack)
    inner.environment[fact: \.link] = LinkPlace(stack: stack, depth: depthInStack)
    if depthInStack > 0 {
      let depth = depthInStack - 1
      inner.environment[fact: \.dismiss] = { [weak stack] in stack?.pop(to: depth) }
    }
    var parts: [Item] = []
    content(inner, &parts)
    main.content = .items(parts)
    // Claimed after the content, so that it renders once the content has left its preferences.
    let bar = claim(context.inside(1).position) { BarNode(context.inside(1)) }
    bar.accept(self, context.inside(1))
    self.bar = bar
    let bottom = claim(context.inside(3).position) { BottomBarNode(context.inside(3)) }
    bottom.accept(self, context.inside(3))
    self.bottom = bottom
    section.content = .items([.node(bar), .element(main), .node(bottom)])
    if refresh != nil || isRefreshing { offerRefresh(section) }
    context.emit(section, into: &items)
  }

  private func offerRefresh(_ section: Element) {
    section.set("data-r", "")
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
