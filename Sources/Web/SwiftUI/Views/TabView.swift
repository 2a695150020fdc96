// Screens behind tabs: one is shown, and a bar at the bottom names them all.
import Foundation

/// Screens of which a person chooses one by a bar at the bottom.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Tabs of which the one is shown whose `tag` is the selection.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs of which the first is shown to begin with.
  public init(@ViewBuilder content: () -> Content) {
    selection = nil
    self.content = content()
  }
}

extension TabView: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {
    let node = context.node.claim(context.position) { TabNode(context) }
    let (selection, content) = (selection, content)
    var chosen: (@MainActor () -> AnyHashable)?
    if let selection { chosen = { AnyHashable(selection.wrappedValue) } }
    node.accept(context, chosen: chosen) { tag in
      if let tag = tag.base as? SelectionValue { selection?.wrappedValue = tag }
    } content: {
      content.draw($0, into: &$1)
    }
    items.append(.node(node))
  }
}

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

/// Remembers which tab is shown.
final class TabNode: Node {
  private var chosen: (@MainActor () -> AnyHashable)?
  private var choose: @MainActor (AnyHashable) -> Void = { _ in }
  private var content: DrawContent = { _, _ in }
  private var own = 0

  func accept(
    _ context: Context, chosen: (@MainActor () -> AnyHashable)?,
    choose: @escaping @MainActor (AnyHashable) -> Void, content: @escaping DrawContent
  ) {
    (self.chosen, self.choose, self.content) = (chosen, choose, content)
    adopt(context)
  }

  override func produce(into items: inout [Item]) {
    let context = context()
    let collector = TabCollector()
    var nothing: [Item] = []
    content(context.inside().with { $0[fact: \.tabs] = collector }, &nothing)
    let tabs = collector.tabs
    let tag = chosen?()
    let shown = tag.map { tag in tabs.firstIndex { $0.tag == tag } ?? 0 } ?? own
    let element = context.element(.div, "tabs")
    element.appetite = .fixed([.horizontal, .vertical])
    let screen = context.inside(1).element(.div, "tab-c")
    var parts: [Item] = []
    if tabs.indices.contains(shown) {
      var place = context.inside(2).child(id: tabs[shown].position)
      place.environment[fact: \.tabs] = nil
      place.environment[fact: \.tag] = nil
      tabs[shown].content(place, &parts)
    }
    screen.content = .items(parts)
    let bar = context.inside(3).element(.div, "tab-b")
    bar.set("role", "tablist")
    bar.content = .items(
      tabs.enumerated().map { .element(button($1, at: $0, isShown: $0 == shown, context)) })
    element.content = .items([.element(screen), .element(bar)])
    context.emit(element, into: &items)
  }

  private func button(
    _ tab: TabCollector.Tab, at index: Int, isShown: Bool, _ context: Context
  ) -> Element {
    let place = context.inside(4).child(index)
    let button = place.element(.button, "tab")
    button.set("type", "button")
    button.set("role", "tab")
    button.set("aria-selected", isShown ? "true" : "false")
    button.set("data-e", "c")
    button.on(.click) { [weak self] _ in
      guard let self else { return }
      if chosen == nil {
        own = index
        markDirty()
      } else if let tag = tab.tag {
        choose(tag)
      }
    }
    var parts: [Item] = []
    tab.label(
      place.with {
        $0[fact: \.tag] = nil
        $0[fact: \.symbolFill] = true
      }, &parts)
    if let badge = tab.badge {
      let mark = place.child(1).element(.span, "badge")
      mark.content = .text(badge.resolve(context.facts))
      parts.append(.element(mark))
    }
    button.content = .items(parts)
    return button
  }
}

/// A view that is a tab where tabs are collected, and itself elsewhere.
private nonisolated struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard let tabs = context.facts.tabs else { return content.draw(context.child(0), into: &items) }
    let (content, label) = (content, label)
    tabs.add(
      TabCollector.Tab(
        position: context.position, tag: context.facts.tag, badge: context.facts.badge,
        label: { label.draw($0.inside(0), into: &$1) },
        content: { content.draw($0, into: &$1) }))
  }
}

extension View {
  /// Makes the view a tab of the `TabView` around it, with this label.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    TabItemView(content: self, label: label())
  }

  /// Marks a tab, or a row of a list, with a number; 0 is no mark.
  public nonisolated func badge(_ count: Int) -> some View {
    marked(count == 0 ? nil : Text(count, format: .number))
  }

  /// Marks a tab, or a row of a list, with a text.
  public nonisolated func badge(_ label: Text?) -> some View { marked(label) }

  /// Marks a tab, or a row of a list, with words of the string tables.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    marked(key.map { Text($0) })
  }

  /// Marks a tab, or a row of a list, with words that are shown as they are.
  @_disfavoredOverload public nonisolated func badge<S>(_ label: S?) -> some View
  where S: StringProtocol {
    marked(label.map { Text($0) })
  }

  private nonisolated func marked(_ badge: Text?) -> some View {
    rendering { context in
      guard context.facts.tabs == nil, context.facts.isInRow else {
        return context.with { $0[fact: \.badge] = badge }
      }
      guard let badge else { return context }
      return context.decorated { element, context in
        let box = element.wrapped("hs")
        box.appetite = .fixed(.horizontal)
        let mark = context.child(81).element(.span, "count")
        mark.content = .text(badge.resolve(context.facts))
        box.content = .items([.element(element), .element(mark)])
        return box
      }
    }
  }
}
