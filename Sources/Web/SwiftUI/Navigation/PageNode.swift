// One screen of a stack: its title, bars, search field, and content.
import Foundation

/// Remembers what the views of one screen asked of the bars around them.
final class PageNode: Node {
  /// What a view in the page asked for. Later ones win.
  enum Preference {
    case title(String)
    case displayMode(NavigationBarItem.TitleDisplayMode)
    case toolbar([ToolbarEntry], EnvironmentValues)
    case search(SearchFacts)
    case refresh(RefreshAction)
    case zoom(String)
    case hiddenBar
    case hiddenBack
    case background(Paint)
  }

  private(set) var depthInStack = 0
  private(set) weak var stack: StackNode?
  private var isTop = true
  private var content: StackNode.Draw = { _, _ in }
  private var preferences: [(owner: ObjectIdentifier, preference: Preference)] = []
  private var bar: BarNode?
  private var bottom: BottomBarNode?
  private var isRefreshing = false

  func accept(
    _ context: Context, stack: StackNode, depth: Int, isTop: Bool, content: @escaping StackNode.Draw
  ) {
    self.stack = stack
    depthInStack = depth
    self.isTop = isTop
    self.content = content
    adopt(context)
  }

  // MARK: Marks

  func put(_ preference: Preference, of owner: Node) {
    let key = ObjectIdentifier(owner)
    let (titleBefore, refreshedBefore, backgroundBefore) = (title, refresh != nil, background)
    if let index = preferences.firstIndex(where: { $0.owner == key }) {
      preferences[index].preference = preference
    } else {
      preferences.append((key, preference))
    }
    marksChanged(titleBefore)
    if (refresh != nil) != refreshedBefore || background != backgroundBefore { markDirty() }
  }

  func removeMark(of owner: Node) {
    let (titleBefore, backgroundBefore) = (title, background)
    preferences.removeAll { $0.owner == ObjectIdentifier(owner) }
    marksChanged(titleBefore)
    if background != backgroundBefore { markDirty() }
  }

  private func marksChanged(_ titleBefore: String) {
    bar?.markDirty()
    bottom?.markDirty()
    if title != titleBefore { titleChanged() }
  }

  private func titleChanged() {
    if let dialog = environment.facts.dialog { dialog.node?.name(title) }
    if isTop, ownsTitle { tree.page.title = title }
  }

  private var ownsTitle: Bool { environment.facts.dialog == nil }

  var title: String {
    for case .title(let title) in preferences.reversed().lazy.map(\.preference) { return title }
    return ""
  }

  var isInline: Bool {
    for case .displayMode(let mode) in preferences.reversed().lazy.map(\.preference) {
      return mode == .inline
    }
    return false
  }

  var toolbar: [(entry: ToolbarEntry, environment: EnvironmentValues)] {
    preferences.flatMap { item -> [(ToolbarEntry, EnvironmentValues)] in
      if case .toolbar(let entries, let environment) = item.preference {
        return entries.map { ($0, environment) }
      }
      return []
    }
  }

  var search: SearchFacts? {
    for case .search(let search) in preferences.reversed().lazy.map(\.preference) { return search }
    return nil
  }

  var refresh: RefreshAction? {
    for case .refresh(let refresh) in preferences.reversed().lazy.map(\.preference) {
      return refresh
    }
    return nil
  }

  var zoom: String? {
    for case .zoom(let name) in preferences.reversed().lazy.map(\.preference) { return name }
    return nil
  }

  var hidesBar: Bool {
    for case .hiddenBar in preferences.lazy.map(\.preference) { return true }
    return false
  }

  var background: Paint? {
    for case .background(let paint) in preferences.reversed().lazy.map(\.preference) {
      return paint
    }
    return nil
  }

  var isSidebarBesideDetail: Bool { depthInStack == 0 && !isTop && stack?.isSplit == true }

  var hidesBack: Bool {
    for case .hiddenBack in preferences.lazy.map(\.preference) { return true }
    return false
  }

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
