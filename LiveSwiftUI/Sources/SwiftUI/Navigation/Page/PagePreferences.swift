// Modifiers that set a screen's title, toolbar items and refresh action.
import Foundation
import FoundationAdditions

/// A view that sets a preference of its page for as long as it exists.
nonisolated struct PagePreferenceView<Content: View> {
  let content: Content
  let preference: @MainActor (Context) -> PageNode.Preference?

  init(_ content: Content, _ preference: @escaping @MainActor (Context) -> PageNode.Preference?) {
    self.content = content
    self.preference = preference
  }
}

extension PagePreferenceView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { PagePreferenceNode(context) }
    let (content, preference) = (content, preference)
    node.accept(context, preference: preference) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

/// A reference from an environment to the search field around a stack, which does not keep it
/// alive.
struct WeakSearch: Equatable {
  weak var node: PagePreferenceNode?

  static func == (one: WeakSearch, other: WeakSearch) -> Bool { one.node === other.node }
}

final class PagePreferenceNode: Node {
  private var preference: @MainActor (Context) -> PageNode.Preference? = { _ in nil }
  private var content: DrawContent = { _, _ in }
  private weak var page: PageNode?
  /// The field around a stack, and the screen of that stack that shows it.
  private var outerField: SearchField?
  private weak var searchedPage: PageNode?
  /// Whether the view was in no hidden tab of the page.
  private var wasShown = false
  private lazy var refresh = LatestRefresh()
  /// Ends the search by the latest rendering's field. One action for all renderings: in the
  /// environment, a new one would count as a change for every view below.
  private lazy var dismissSearch = DismissSearchAction { [weak self] in self?.endSearch?() }
  private var endSearch: (@MainActor () -> Void)?
  /// The state of toolbar content of the app's own.
  private(set) lazy var toolbar = ToolbarReader()

  func accept(
    _ context: Context, preference: @escaping @MainActor (Context) -> PageNode.Preference?,
    content: @escaping DrawContent
  ) {
    self.preference = preference
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let latest = environment.builtIn.position.page?.node
    let isFirst = latest !== page
    if isFirst { page?.removePreference(of: self) }
    page = latest
    var inner = context.child(0)
    if let preference = preference(context) {
      if case .search(let field) = preference {
        inner.environment[builtIn: \.controls.isSearching] = true
        endSearch = field.dismiss
        inner.environment[builtIn: \.controls.dismissSearch] = dismissSearch
      }
      if case .refresh(let action) = preference {
        inner.environment[builtIn: \.controls.refresh] = refresh.taking(action)
      }
      if let page {
        page.put(preference, of: self)
      } else if case .title(let title) = preference {
        environment.builtIn.position.dialog?.node?.name(title)
      } else if case .search(let field) = preference {
        outerField = field
        inner.environment[builtIn: \.position.outerSearch] = WeakSearch(node: self)
        searchedPage?.put(preference, of: self)
      }
    } else {
      page?.removePreference(of: self)
    }
    let isShown = page?.isShown(WeakNode(node: self)) ?? false
    // The page knows a preference that it has just got.
    if isShown != wasShown, !isFirst { page?.preferencesHidden() }
    wasShown = isShown
    content(inner, &items)
  }

  /// Lets the first screen of a stack show the field around it: the outermost such screen, but not
  /// a column that a stack fills.
  func serve(_ candidate: PageNode) {
    guard let outerField, candidate !== searchedPage else { return }
    if let searchedPage {
      guard candidate.stack?.column?.page === searchedPage else { return }
      searchedPage.removePreference(of: self)
    }
    searchedPage = candidate
    candidate.put(.search(outerField), of: self)
  }

  override func coverChanged() {
    guard let page, page.isShown(WeakNode(node: self)) != wasShown else { return }
    wasShown.toggle()
    page.preferencesHidden()
  }

  override func didUnmount() {
    toolbar.forget()
    page?.removePreference(of: self)
    searchedPage?.removePreference(of: self)
  }
}

// Apple also has two overloads of `toolbar`, distinguished by the closure's builder.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Sets the title of the screen from the string tables. It is also the title of the browser's
  /// tab.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Sets the title of the screen verbatim.
  @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    let title = String(title)
    return PagePreferenceView(self) { _ in .title(title) }
  }

  /// Sets the title of the screen. The text's styling is ignored.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    PagePreferenceView(self) { .title(title.resolve($0.builtIn)) }
  }

  /// Sets whether the title of the screen is large or in the bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    PagePreferenceView(self) { _ in .displayMode(displayMode) }
  }

  /// Hides the back button; the screen then provides its own.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    PagePreferenceView(self) { _ in .back(isHidden: hidesBackButton) }
  }

  /// Adds views to the bar of the screen, at the automatic placement.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return PagePreferenceView(self) { .toolbar([entry], $0.environment) }
  }

  /// Adds items to the bars of the screen, in the environment of this view. Items of several views
  /// accumulate.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: ToolbarContent {
    // A value, read on the main actor only from here on.
    nonisolated(unsafe) let content = content()
    return PagePreferenceView(self) { context in
      (context.node as? PagePreferenceNode).map {
        .toolbar($0.toolbar.entries(of: content, for: $0), context.environment)
      }
    }
  }

  /// Shows or hides bars of the screen: its bar, and the tab bar while the screen is on top.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    barVisibility(visibility, bars)
  }

  nonisolated func barVisibility(_ visibility: Visibility, _ bars: [ToolbarPlacement]) -> some View
  {
    let isHidden = visibility == .automatic ? nil : visibility == .hidden
    let isBar = bars.isEmpty || bars.contains(where: \.isNavigationBar)
    let isTabBar = bars.contains(where: \.isTabBar)
    return PagePreferenceView(
      PagePreferenceView(self) { _ in isTabBar ? isHidden.map { .tabBar(isHidden: $0) } : nil }
    ) { _ in isBar ? isHidden.map { .bar(isHidden: $0) } : nil }
  }

  /// Runs `action` when a person pulls to refresh, which needs a touch screen; a spinner shows
  /// until it returns. Views inside get it as `refresh` from their environment.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return PagePreferenceView(self) { _ in .refresh(refresh) }
  }

  /// Sets the localized title of the screen. It is also the title of the browser's tab.
  @_disfavoredOverload public nonisolated func navigationTitle(
    _ titleResource: LocalizedStringResource
  ) -> some View {
    navigationTitle(LocalizedStringKey(resource: titleResource))
  }
}
