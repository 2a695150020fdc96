// What a screen reader hears: modifiers that become ARIA.
import Foundation

extension View {
  public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(_ label: S) -> some View where S: StringProtocol {
    let label = String(label)
    return labelled { _ in label }
  }

  public nonisolated func accessibilityLabel(_ label: Text) -> some View { labelled { label.resolve($0) } }

  private nonisolated func labelled(_ words: @escaping @MainActor (EnvironmentFacts) -> String) -> some View {
    rendering { context in
      context.decorated { element, context in
        element.set("aria-label", words(context.facts))
        element.speak()
        return element
      }
    }
  }

  public nonisolated func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View {
    accessibilityHint(Text(hintKey))
  }

  @_disfavoredOverload public nonisolated func accessibilityHint<S>(_ hint: S) -> some View where S: StringProtocol {
    let hint = String(hint)
    return hinted { _ in hint }
  }

  public nonisolated func accessibilityHint(_ hint: Text) -> some View { hinted { hint.resolve($0) } }

  private nonisolated func hinted(_ words: @escaping @MainActor (EnvironmentFacts) -> String) -> some View {
    rendering { context in
      context.decorated { element, context in
        element.set("aria-description", words(context.facts))
        return element
      }
    }
  }

  public nonisolated func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    let value = Text(valueKey)
    return valued { value.resolve($0) }
  }

  @_disfavoredOverload public nonisolated func accessibilityValue<S>(_ value: S) -> some View where S: StringProtocol {
    let value = String(value)
    return valued { _ in value }
  }

  private nonisolated func valued(_ words: @escaping @MainActor (EnvironmentFacts) -> String) -> some View {
    rendering { context in
      context.decorated { element, context in
        element.set("aria-description", words(context.facts))
        return element
      }
    }
  }

  public nonisolated func accessibilityHidden(_ hidden: Bool) -> some View {
    marking { if hidden { $0.set("aria-hidden", "true") } }
  }

  public nonisolated func accessibilityIdentifier(_ identifier: String) -> some View {
    marking { $0.set("data-id", identifier) }
  }

  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    marking { element in
      if traits.contains(.isHeader) {
        element.set("role", "heading")
        if element.attribute("aria-level") == nil { element.set("aria-level", "2") }
      }
      if traits.contains(.isSelected) { element.set("aria-current", "true") }
      if traits.contains(.updatesFrequently) { element.set("role", "status") }
      if traits.contains(.isButton), element.tag != .button, element.tag != .a {
        element.set("role", "button")
        element.set("tabindex", "0")
      }
      if traits.contains(.isImage) { element.set("role", "img") }
    }
  }

  public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    marking { element in
      element.set("role", "heading")
      element.set("aria-level", level == .unspecified ? "2" : String(level.rawValue))
    }
  }

  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    marking { element in
      if children == .ignore { element.set("role", "img") }
      if children == .contain { element.set("role", "group") }
    }
  }
}

extension Element {
  /// A name needs a role that may carry one: pictures become images, plain boxes become groups.
  fileprivate func speak() {
    switch tag {
    case .svg, .span:
      drop("aria-hidden")
      if attribute("role") == nil { set("role", tag == .svg ? "img" : "text") }
    case .div, .section:
      if attribute("role") == nil { set("role", holdsPicture ? "img" : "group") }
    case .img: set("alt", attribute("aria-label") ?? "")
    default: break
    }
  }

  private var holdsPicture: Bool {
    guard case .items(let items) = content else { return false }
    return items.contains { item in
      if case .element(let element) = item { element.tag == .img || element.tag == .svg || element.holdsPicture } else { false }
    }
  }
}
