// Groups of tabs, tabs for each element, and badges of tabs.
import FoundationAdditions

/// Tabs under a heading. A bar at the bottom shows no headings, as on an iPhone.
public struct TabSection<Header, Content, Footer, SelectionValue>
where SelectionValue: Hashable {
  let content: Content
}

extension TabSection: TabContent, _BodilessTabContent, PrimitiveTabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue == Content.TabValue {
  /// The type of the values that the tabs select.
  public typealias TabValue = SelectionValue
  public typealias Body = Never
  @MainActor func collect(_ context: Context) { content.gather(context.child(0)) }
}

extension TabSection
where
  Header: View, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Tabs under views.
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.content = content()
  }
}

extension TabSection
where
  Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue
{
  /// Tabs under a heading from the string tables.
  public init(
    _ titleKey: LocalizedStringKey, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.content = content()
  }

  /// Tabs under a heading shown verbatim.
  @_disfavoredOverload
  public init<S>(_ title: S, @TabContentBuilder<SelectionValue> content: () -> Content)
  where S: StringProtocol {
    self.content = content()
  }
}

extension ForEach: TabContent, _BodilessTabContent, PrimitiveTabContent
where Content: TabContent {
  /// The type of the values that the tabs select.
  public typealias TabValue = Content.TabValue

  @MainActor func collect(_ context: Context) {
    for element in data { content(element).gather(context.child(id: self.id(element))) }
  }
}

extension ForEach where ID == Data.Element.ID, Content: TabContent, Data.Element: Identifiable {
  /// A tab for each element.
  public init(
    _ data: Data, @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Content: TabContent {
  /// A tab for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TabContentBuilder<Content.TabValue> content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: TabContent {
  /// A tab for each number.
  public init(
    _ data: Range<Int>, @TabContentBuilder<Content.TabValue> content: @escaping (Int) -> Content
  ) {
    self.init(data, identity: { $0 }, content: content)
  }
}

/// Tabs with a badge.
private nonisolated struct BadgedTabs<Base: TabContent> {
  let base: Base
  let badge: Text?
}

extension BadgedTabs: TabContent, PrimitiveTabContent {
  typealias TabValue = Base.TabValue
  typealias Body = Never

  @MainActor func collect(_ context: Context) {
    base.gather(context.child(0).with { $0[builtIn: \.position.badge] = badge })
  }
}

extension TabContent {
  /// Adds a number as a badge; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    BadgedTabs(base: self, badge: count == 0 ? nil : Text(count, format: .number))
  }

  /// Adds a text as a badge.
  public nonisolated func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    BadgedTabs(base: self, badge: label)
  }

  /// Adds a text from the string tables as a badge.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some TabContent<Self.TabValue> {
    BadgedTabs(base: self, badge: key.map { Text($0) })
  }

  /// Adds a text shown verbatim as a badge.
  @_disfavoredOverload
  public nonisolated func badge<S>(_ label: S?) -> some TabContent<Self.TabValue>
  where S: StringProtocol {
    BadgedTabs(base: self, badge: label.map { Text($0) })
  }
}

extension TabSection
where Header == Text, Content: TabContent, Footer == EmptyView, SelectionValue == Content.TabValue {
  /// Tabs under a localized heading.
  @_disfavoredOverload public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(LocalizedStringKey(resource: titleResource), content: content)
  }
}

extension TabContent {
  /// Adds a localized text as a badge.
  @_disfavoredOverload public nonisolated func badge(_ resource: LocalizedStringResource?)
    -> some TabContent<Self.TabValue>
  {
    badge(resource.map(LocalizedStringKey.init(resource:)))
  }
}
