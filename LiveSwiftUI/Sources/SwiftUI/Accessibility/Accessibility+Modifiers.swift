// Accessibility modifiers, which become ARIA attributes.
import Foundation
import FoundationAdditions

/// A modifier that describes a view to assistive technology.
public nonisolated struct AccessibilityAttachmentModifier {
  let change: @MainActor (Element, Context) -> Element

  init(change: @escaping @MainActor (Element, Context) -> Element) { self.change = change }

  init(apply: @escaping @MainActor (Element, Context) -> Void) {
    change = { element, context in
      apply(element, context)
      return element
    }
  }
}

extension AccessibilityAttachmentModifier {
  /// Changes nothing.
  static var none: Self { Self(apply: { _, _ in }) }

  /// Sets the label.
  static func label(_ text: Text) -> Self {
    Self(apply: { element, context in
      element.set("aria-label", context.said(text))
      element.speak()
    })
  }

  /// Adds the effect to the description.
  static func hint(_ text: Text) -> Self { describing(text) }

  /// Adds the value to the description.
  static func value(_ text: Text) -> Self { describing(text) }

  /// Adds to the description. ARIA has one for values and hints, so they are read one after the
  /// other.
  private static func describing(_ text: Text) -> Self {
    Self(apply: { element, context in
      let said = [element.attribute("aria-description"), context.said(text)]
      element.set("aria-description", said.compactMap(\.self).joined(separator: ". "))
    })
  }
}

extension AccessibilityAttachmentModifier: ViewModifier, PrimitiveModifier {
  @MainActor func change(_ context: Context) -> Context {
    context.decorated(change)
  }
}

extension View {
  private nonisolated func attaching(
    _ apply: @escaping @MainActor (Element, Context) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(apply: apply))
  }

  /// Sets the label of the view, from the string tables.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets the label of the view, verbatim.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityLabel(Text(label))
  }

  /// Sets the label of the view.
  public nonisolated func accessibilityLabel(
    _ label: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(.label(label))
  }

  /// Describes the effect of using the view, from the string tables.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey))
  }

  /// Describes the effect of using the view, verbatim.
  @_disfavoredOverload public nonisolated func accessibilityHint<S>(
    _ hint: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityHint(Text(hint))
  }

  /// Describes the effect of using the view.
  public nonisolated func accessibilityHint(
    _ hint: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> { modifier(.hint(hint)) }

  /// Describes the value of the view, from the string tables.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey))
  }

  /// Describes the value of the view, verbatim.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityValue(Text(value))
  }

  /// Describes the value of the view.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(.value(valueDescription))
  }

  /// Hides the view from screen readers.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { element, _ in
      guard hidden else { return }
      element.set("aria-hidden", "true")
      // A symbol is hidden in any case; with this role it does not name its control either.
      if element.tag == .svg { element.set("role", "none") }
    }
  }

  /// Gives the view an identifier for tests.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { element, _ in element.set(.identifier, identifier) }
  }

  /// Adds traits to those of the view.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { element, context in
      // The trait is polled on iOS, not announced: accessibilitytraits/updatesfrequently.
      let mute: AccessibilityTraits =
        context.node.tree.services.imitatesIOS ? .updatesFrequently : []
      element.take(traits.subtracting(mute))
    }
  }

  /// Makes the view a heading of the given level.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attaching { element, _ in
      element.set("role", "heading")
      element.set("aria-level", level == .unspecified ? "2" : String(level.rawValue))
    }
  }

  /// Makes the view one element for screen readers, or a group of them.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore)
    -> some View
  {
    modifyingElement { element in
      if children == .ignore { element.set("role", "img") }
      if children == .contain { element.set("role", "group") }
    }
  }

  /// Sets the label of the view to a localized text; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ labelResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(LocalizedStringKey(resource: labelResource), isEnabled: isEnabled)
  }

  /// Describes the effect of using the view with a localized text; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hintResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(LocalizedStringKey(resource: hintResource), isEnabled: isEnabled)
  }

  /// Sets the value of the view to a localized text; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(LocalizedStringKey(resource: valueResource), isEnabled: isEnabled)
  }
}

extension Element {
  fileprivate func take(_ traits: AccessibilityTraits) {
    if traits.contains(.isHeader) {
      set("role", "heading")
      if attribute("aria-level") == nil { set("aria-level", "2") }
    }
    if traits.contains(.isSelected) { set("aria-current", "true") }
    if traits.contains(.updatesFrequently) { set("role", "status") }
    if traits.contains(.isButton), tag != .button {
      set("role", "button")
      if tag != .a { set("tabindex", "0") }
    }
    if traits.contains(.isImage) { set("role", "img") }
  }

  /// Gives the element a role that may have a label: an image for pictures, a group for plain
  /// boxes.
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
      if case .element(let element) = item {
        element.tag == .img || element.tag == .svg || element.holdsPicture
      } else {
        false
      }
    }
  }
}
