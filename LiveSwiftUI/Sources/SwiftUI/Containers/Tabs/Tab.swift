// One tab of a tab view.

/// A tab: its label in the bar, and the views that it shows.
public struct Tab<Value, Content, Label> {
  let value: AnyHashable?
  let label: AnyView?
  let content: Content

  nonisolated init(_ value: AnyHashable?, _ label: AnyView?, _ content: Content) {
    (self.value, self.label, self.content) = (value, label, content)
  }
}

/// The purpose of a tab.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// A tab that searches. It has the system's label where it has none of its own.
  public static var search: TabRole { TabRole(name: "search") }
}

/// The label of a tab with a title and a picture.
public struct DefaultTabLabel {}

extension DefaultTabLabel: View, Primitive {
  public typealias Body = Never

  @MainActor package func render(_ context: Context, into items: inout [Item]) {}
}

extension Tab: TabContent, _BodilessTabContent, PrimitiveTabContent
where Value: Hashable, Content: View, Label: View {
  /// The type of the values that the tabs select.
  public typealias TabValue = Value
  public typealias Body = Never

  @MainActor func collect(_ context: Context) {
    let (label, content) = (label, content)
    context.builtIn.position.tabs?.add(
      TabCollector.Tab(
        position: context.position, tag: value, badge: context.builtIn.position.badge,
        label: { label?.draw($0.inside(0), into: &$1) },
        content: { content.draw($0, into: &$1) }))
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab that is selected by a value, with views as its label.
  public nonisolated init(
    value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), AnyView(label()), content())
  }

  /// A tab that is selected by a value, in a role, with views as its label.
  public nonisolated init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.init(AnyHashable(value), AnyView(label()), content())
  }

  /// A tab that is selected by a value, without a label.
  public nonisolated init(value: Value, @ViewBuilder content: () -> Content)
  where Label == EmptyView {
    self.init(AnyHashable(value), nil, content())
  }

  /// A tab that is selected by a value, with the label of its role.
  public nonisolated init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(AnyHashable(value), role.map { AnyView($0.label) }, content())
  }
}

extension Tab where Value: Hashable, Content: View, Label: View {
  /// A tab with a title from the string tables and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title from the string tables and a symbol, in a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title from the string tables and a picture of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title from the string tables and a picture of the app, in a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title shown verbatim and a symbol.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title shown verbatim and a symbol, in a role.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title shown verbatim and a picture of the app.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title shown verbatim and a picture of the app, in a role.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      AnyHashable(value),
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(decorative: image)
        }), content())
  }
}

extension Tab where Value == Never, Content: View, Label: View {
  /// A tab with views as its label.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(nil, AnyView(label()), content())
  }

  /// A tab in a role, with views as its label.
  public init(
    role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) {
    self.init(nil, AnyView(label()), content())
  }

  /// A tab with the label of its role.
  public init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel {
    self.init(nil, role.map { AnyView($0.label) }, content())
  }

  /// A tab with a title from the string tables and a symbol.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title from the string tables and a symbol, in a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title from the string tables and a picture of the app.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title from the string tables and a picture of the app, in a role.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(titleKey)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title shown verbatim and a symbol.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title shown verbatim and a symbol, in a role.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(systemName: systemImage)
        }), content())
  }

  /// A tab with a title shown verbatim and a picture of the app.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(decorative: image)
        }), content())
  }

  /// A tab with a title shown verbatim and a picture of the app, in a role.
  @_disfavoredOverload public nonisolated init<S>(
    _ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol {
    self.init(
      nil,
      AnyView(
        SwiftUI.Label {
          Text(title)
        } icon: {
          Image(decorative: image)
        }), content())
  }
}

extension TabRole {
  nonisolated fileprivate var label: SwiftUI.Label<Text, Image> {
    SwiftUI.Label("Search", systemImage: "magnifyingglass")
  }
}
