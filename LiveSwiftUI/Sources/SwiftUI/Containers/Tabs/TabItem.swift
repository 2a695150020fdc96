// Modifiers that make a view a tab of its `TabView` and give it a badge.
import Foundation
import FoundationAdditions

/// A view that becomes a tab where tabs are collected, and is unchanged elsewhere.
private nonisolated struct TabItemView<Content: View, Label: View> {
  let content: Content
  let label: Label
}

extension TabItemView: View, Primitive {
  typealias Body = Never

  @MainActor func render(_ context: Context, into items: inout [Item]) {
    guard let tabs = context.builtIn.position.tabs else {
      return content.draw(context.child(0), into: &items)
    }
    let (content, label) = (content, label)
    tabs.add(
      TabCollector.Tab(
        position: context.position, tag: context.builtIn.position.tag,
        badge: context.builtIn.position.badge,
        label: { label.draw($0.inside(0), into: &$1) },
        content: { content.draw($0, into: &$1) }))
  }
}

extension View {
  /// Makes the view a tab of the surrounding `TabView`, with this label.
  public nonisolated func tabItem<V>(@ViewBuilder _ label: () -> V) -> some View where V: View {
    TabItemView(content: self, label: label())
  }

  /// Adds a number as a badge to a tab or a list row; 0 shows none.
  public nonisolated func badge(_ count: Int) -> some View {
    marked(count == 0 ? nil : Text(count, format: .number))
  }

  /// Adds a text as a badge to a tab or a list row.
  public nonisolated func badge(_ label: Text?) -> some View { marked(label) }

  /// Adds a text from the string tables as a badge to a tab or a list row.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    marked(key.map { Text($0) })
  }

  /// Adds a text shown verbatim as a badge to a tab or a list row.
  @_disfavoredOverload public nonisolated func badge<S>(_ label: S?) -> some View
  where S: StringProtocol {
    marked(label.map { Text($0) })
  }

  private nonisolated func marked(_ badge: Text?) -> some View {
    rendering { context in
      guard context.builtIn.position.tabs == nil, context.builtIn.position.isInRow else {
        return context.with { $0[builtIn: \.position.badge] = badge }
      }
      guard let badge else { return context }
      return context.decorated { element, context in
        let box = element.wrapped(.horizontalStack)
        box.appetite = .fixed(.horizontal)
        let mark = context.child(.badge).element(.span, .rowBadge)
        mark.content = .text(badge.resolve(context.builtIn))
        box.content = .items([.element(element), .element(mark)])
        return box
      }
    }
  }
}

extension View {
  /// Adds a localized text as a badge to a tab or a list row.
  @_disfavoredOverload public nonisolated func badge(_ resource: LocalizedStringResource?)
    -> some View
  {
    badge(resource.map(LocalizedStringKey.init(resource:)))
  }

  /// Changes nothing: a badge has one look here.
  public nonisolated func badgeProminence(_ prominence: BadgeProminence) -> some View { self }
}

/// The emphasis of a badge.
public struct BadgeProminence: Hashable, Sendable {
  private let name: String
  /// Little emphasis.
  public static let decreased = BadgeProminence(name: "decreased")
  /// The usual emphasis.
  public static let standard = BadgeProminence(name: "standard")
  /// Much emphasis.
  public static let increased = BadgeProminence(name: "increased")
}
