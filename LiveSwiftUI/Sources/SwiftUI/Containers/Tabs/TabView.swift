// Screens that are selected with a bar at the bottom.

/// Screens that a person selects with a bar at the bottom, or pages side by side.
public struct TabView<SelectionValue, Content> where SelectionValue: Hashable, Content: View {
  let selection: Binding<SelectionValue>?
  let content: Content

  /// Tabs with a selection: shows the tab whose `tag` equals it.
  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.selection = selection
    self.content = content()
  }
}

extension TabView {
  /// Tabs as values with a selection: shows the tab whose value equals it.
  public init<C>(
    selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
  ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent {
    self.selection = selection
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }

  /// Tabs as values that start with the first one selected.
  public init<C>(@TabContentBuilder<Never> content: () -> C)
  where
    SelectionValue == Never, Content == TabContentBuilder<SelectionValue>.Content<C>, C: TabContent
  {
    selection = nil
    self.content = TabContentBuilder<SelectionValue>.Content(tabs: content())
  }
}

extension TabView where SelectionValue == Int {
  /// Tabs that start with the first one selected.
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
