// Modifiers by which content speaks to the screen it is on: title, destinations, toolbar, search, refresh.
import Foundation

/// A view that leaves a mark on its page for as long as it is there.
nonisolated struct Marked<Content: View> {
  let content: Content
  let mark: @MainActor (Context) -> PageNode.Mark?

  init(_ content: Content, _ mark: @escaping @MainActor (Context) -> PageNode.Mark?) {
    self.content = content
    self.mark = mark
  }
}

extension Marked: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { MarkNode(context) }
    let (content, mark) = (content, mark)
    node.accept(context, mark: mark) { content.draw($0, into: &$1) }
    items.append(.node(node))
  }
}

final class MarkNode: Node {
  private var mark: @MainActor (Context) -> PageNode.Mark? = { _ in nil }
  private var content: StackNode.Draw = { _, _ in }
  private weak var page: PageNode?

  func accept(
    _ context: Context, mark: @escaping @MainActor (Context) -> PageNode.Mark?,
    content: @escaping StackNode.Draw
  ) {
    self.mark = mark
    self.content = content
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    page = environment.facts.page?.node
    if let mark = mark(context) {
      if let page {
        page.put(mark, of: self)
      } else if case .title(let title) = mark {
        environment.facts.dialog?.node?.name(title)
      }
    }
    var inner = context.child(0)
    if case .search = mark(context) { inner.environment[fact: \.isSearching] = true }
    content(inner, &items)
  }

  override func didUnmount() { page?.removeMark(of: self) }
}

// Apple has two of `toolbar`; the closure's builder tells them apart.
// swift-format-ignore: AmbiguousTrailingClosureOverload
extension View {
  public nonisolated func navigationTitle(_ titleKey: LocalizedStringKey) -> some View {
    navigationTitle(Text(titleKey))
  }

  @_disfavoredOverload public nonisolated func navigationTitle<S>(_ title: S) -> some View
  where S: StringProtocol {
    let title = String(title)
    return Marked(self) { _ in .title(title) }
  }

  public nonisolated func navigationTitle(_ title: Text) -> some View {
    Marked(self) { .title(title.resolve($0.facts)) }
  }

  public nonisolated func navigationBarTitleDisplayMode(
    _ displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    Marked(self) { _ in .displayMode(displayMode) }
  }

  /// Leaves the way back to buttons of the screen's own.
  public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true)
    -> some View
  {
    Marked(self) { _ in hidesBackButton ? .hiddenBack : nil }
  }

  public nonisolated func toolbar<Content>(@ViewBuilder content: () -> Content) -> some View
  where Content: View {
    let entry = ToolbarEntry(placement: .automatic, content: AnyView(content()))
    return Marked(self) { .toolbar([entry], $0.environment) }
  }

  public nonisolated func toolbar<Content>(@ToolbarContentBuilder content: () -> Content)
    -> some View
  where Content: ToolbarContent {
    // A value, read on the main actor only from here on.
    nonisolated(unsafe) let content = content()
    return Marked(self) { .toolbar(content.entries, $0.environment) }
  }

  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...)
    -> some View
  {
    let hides = visibility == .hidden && bars.contains(where: \.isNavigationBar)
    return Marked(self) { _ in hides ? .hiddenBar : nil }
  }

  public nonisolated func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
    let refresh = RefreshAction(action: action)
    return Marked(self) { _ in .refresh(refresh) }.fact(\.refresh, refresh)
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searchable(text: text, placement: placement, prompt: Text(prompt))
  }

  @_disfavoredOverload
  public nonisolated func searchable<S>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View where S: StringProtocol {
    let prompt = String(prompt)
    return Marked(self) { context in
      .search(SearchFacts(text: text, prompt: prompt, submit: context.facts.submit))
    }
  }

  public nonisolated func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    return Marked(self) { context in
      .search(
        SearchFacts(
          text: text, prompt: (prompt ?? Text("Search")).resolve(context.facts),
          submit: context.facts.submit))
    }
  }
}

/// A search field that content asked its page for.
@MainActor struct SearchFacts {
  let text: Binding<String>
  let prompt: String
  let submit: SubmitAction?

  func field(_ context: Context) -> Element {
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
    place.environment[fact: \.submit] = submit
    place.bind(input, to: text)
    box.content = .items([.element(icon), .element(input)])
    return box
  }
}
