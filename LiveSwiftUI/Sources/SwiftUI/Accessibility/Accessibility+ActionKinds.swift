// Actions of a kind that assistive technology has a gesture for, and actions made of views.
import Foundation

/// A kind of action, which an iPhone runs by a gesture.
public struct AccessibilityActionKind: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case standard, escape, magicTap
    case named(Text)
  }

  let kind: Kind

  private init(kind: Kind) { self.kind = kind }

  /// The action of a press.
  public static let `default` = AccessibilityActionKind(kind: .standard)
  /// Closes what is open.
  public static let escape = AccessibilityActionKind(kind: .escape)
  /// The most important action of a screen.
  public static let magicTap = AccessibilityActionKind(kind: .magicTap)

  /// An action with a name.
  public init(named name: Text) { kind = .named(name) }
}

extension AccessibilityActionKind {
  /// The name of the button that runs the action of an element.
  @MainActor fileprivate func name(of element: Element, _ context: Context) -> String {
    switch kind {
    case .standard:
      let name = element.attribute("aria-label") ?? element.ownTexts.joined(separator: " ")
      return name.isEmpty ? context.said(Text("Actions")) : name
    case .escape: return context.said(Text("Close"))
    case .magicTap: return context.said(Text("Actions"))
    case .named(let name): return context.said(name)
    }
  }
}

/// A direction in which assistive technology changes a value.
public enum AccessibilityAdjustmentDirection: Sendable {
  /// To a greater value.
  case increment
  /// To a lower value.
  case decrement
}

extension View {
  /// Adds an action of a kind, as a button that only assistive technology shows. The default action
  /// has the name of the view; a view that a press already acts on keeps that action.
  public nonisolated func accessibilityAction(
    _ actionKind: AccessibilityActionKind = .default, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler  // Called on the main actor only.
    return modifier(
      AccessibilityAttachmentModifier(change: { element, context in
        // A press on the view already runs its default action.
        let isDefault = actionKind == .default
        if isDefault, element.handlers.contains(where: { $0.kind == .click }) { return element }
        return element.adding({ handler() }, named: actionKind.name(of: element, context))
      }))
  }

  /// Adds an action with views as its name, as a button that only assistive technology shows.
  public nonisolated func accessibilityAction<Label>(
    action: @escaping () -> Void, @ViewBuilder label: () -> Label
  ) -> some View where Label: View {
    // Values, called and drawn on the main actor only.
    nonisolated(unsafe) let (action, label) = (action, label())
    return rendering { context in
      context.decorated { element, inner in
        let name = inner.text(of: label)
        return element.adding({ action() }, named: name)
      }
    }
  }

  /// Adds the buttons of `content` as actions, which only assistive technology shows.
  public nonisolated func accessibilityActions<Content>(@ViewBuilder _ content: () -> Content)
    -> some View
  where Content: View {
    // A value, drawn on the main actor only.
    nonisolated(unsafe) let content = content()
    return rendering { context in
      context.decorated { element, inner in
        var drawn: [Item] = []
        var inside = inner.inside(.accessibilityActionGroup)
        inside.environment.leaveList()
        content.draw(inside, into: &drawn)
        return element.adding { position in
          let group = Element(.div, at: position, .spokenOnly)
          group.set("role", "group")
          group.set("aria-label", inner.said(Text("Actions")))
          group.content = .items(drawn)
          group.appetite = .fixed([])
          return group
        }
      }
    }
  }

  /// Adds two buttons, which only assistive technology shows, to change the value of the view.
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler  // Called on the main actor only.
    return modifier(
      AccessibilityAttachmentModifier(change: { element, context in
        element.adding({ handler(.decrement) }, named: context.said(Text("Decrement")))
          .adding({ handler(.increment) }, named: context.said(Text("Increment")))
      }))
  }
}

extension Element {
  /// The texts of the element and of the elements inside, in the order of the page.
  fileprivate var ownTexts: [String] {
    if let ownText { return [ownText] }
    return children.flatMap { item in
      if case .element(let element) = item { element.ownTexts } else { [String]() }
    }
  }
}
