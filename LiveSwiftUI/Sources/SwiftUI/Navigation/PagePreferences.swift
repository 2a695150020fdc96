// Modifiers by which content tells its screen a title, toolbar items, a search or a refresh.
import Foundation

/// A view that leaves a preference on its page for as long as it is there.
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

final class PagePreferenceNode: Node {
  private var preference: @MainActor (Context) -> PageNode.Preference? = { _ in nil }
  private var content: DrawContent = { _, _ in }
  private weak var page: PageNode?
  private lazy var refresh = LatestRefresh()

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
    page = environment.facts.place.page?.node
    var inner = context.child(0)
    if let preference = preference(context) {
      if case .search = preference { inner.environment[fact: \.controls.isSearching] = true }
      if case .refresh(let action) = preference {
        inner.environment[fact: \.controls.refresh] = refresh.taking(action)
      }
      if let page {
        page.put(preference, of: self)
      } else if case .title(let title) = preference {
        environment.facts.place.dialog?.node?.name(title)
      }
    }
    content(inner, &items)
  }

  override func didUnmount() { page?.removePreference(of: self) }
}

// Apple has two of `toolbar`; the closure's builder tells them apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  /// Names the screen, in the words of the string tables. The name is also that of the browser's
  /// tab.
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  /// Names the screen, in these very words.
  @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    let title = String(title)
    return PagePreferenceView(self) { _ in .title(title) }
  }

  /// Names the screen. Only the words of the text are used, not its look.
  public nonisolated func navigationTitle(_ title: Text) -> some View {
    PagePreferenceView(self) { .title(title.resolve($0.facts)) }
  }

  /// Whether the title of the screen is large or stands in the bar.
  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    PagePreferenceView(self) { _ in .displayMode(displayMode) }
  }

  /// Leaves the way back to buttons of the screen's own.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    PagePreferenceView(self) { _ in hidesBackButton ? .hiddenBack : nil }
  }

  /// Adds views to the bar of the screen, at the place the system thinks best.
  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return PagePreferenceView(self) { .toolbar([entry], $0.environment) }
  }

  /// Adds items to the bars of the screen, in the environment of this view. Those of several views
  /// add up.
  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: ToolbarContent {
    // A value, read on the main actor only from here on.
    nonisolated(unsafe) let content = content()
    return PagePreferenceView(self) { .toolbar(content.entries, $0.environment) }
  }

  /// Shows or hides bars of the screen. A web page has no tab bar.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    let hides =
      visibility == .hidden && (bars.isEmpty || bars.contains(where: \.isNavigationBar))
    return PagePreferenceView(self) { _ in hides ? .hiddenBar : nil }
  }

  /// Runs `action` when a person pulls to refresh, which a touch screen alone offers; a spinner
  /// shows until it returns. Views within find it as `refresh` in their environment.
  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return PagePreferenceView(self) { _ in .refresh(refresh) }
  }

  /// Adds a search field to the screen, with a prompt from the string tables. It stands below the
  /// title, wherever `placement` wants it.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  /// Adds a search field to the screen, with a prompt that is shown as it is.
  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    let prompt = String(prompt)
    return PagePreferenceView(self) { context in
      .search(SearchField(text: text, prompt: prompt, submit: context.facts.controls.searchSubmit))
    }
  }

  /// Adds a search field to the screen; its prompt is "Search" unless one is given.
  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    return PagePreferenceView(self) { context in
      .search(
        SearchField(
          text: text, prompt: (prompt ?? Text("Search")).resolve(context.facts),
          submit: context.facts.controls.searchSubmit))
    }
  }
}

/// A search field that content asked its page for.
@MainActor struct SearchField {
  let text: Binding<String>
  let prompt: String
  let submit: SubmitAction?

  /// The field, with a list of suggestions below it where there is one.
  func field(_ context: Context, suggestions: Element? = nil) -> Element {
    let box = context.element(.search, "search")
    box.appetite = .fixed(.horizontal)
    let icon = context.child(0).icon("magnifyingglass")
    let input = context.child(2).element(.input, "tf")
    input.set("type", "search")
    input.set("name", prompt)
    input.set("aria-label", prompt)
    input.set("placeholder", prompt)
    input.set("autocomplete", "off")
    input.set("enterkeyhint", "search")
    var place = context
    place.environment[fact: \.controls.submit] = submit
    place.bind(input, to: text)
    // Each key of it is searched for.
    if context.facts.controls.isEnabled { input.set("maxlength", String(TypedText.searchLimit)) }
    box.content = .items(
      [.element(icon), .element(input)] + (suggestions.map { [.element($0)] } ?? []))
    return box
  }
}
