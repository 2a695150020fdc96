// Actions, order and traits for assistive technology.
import Foundation
import FoundationAdditions

extension View {
  /// Adds an action with a name, as a button that only assistive technology shows.
  public nonisolated func accessibilityAction(
    named name: Text, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    nonisolated(unsafe) let handler = handler  // Called on the main actor only.
    return modifier(
      AccessibilityAttachmentModifier(change: { element, context in
        element.adding({ handler() }, named: context.said(name))
      }))
  }

  /// Adds an action with a name from the string tables.
  public nonisolated func accessibilityAction(
    named nameKey: LocalizedStringKey, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: Text(nameKey), handler)
  }

  /// Adds an action with a name shown verbatim.
  @_disfavoredOverload
  public nonisolated func accessibilityAction<S>(
    named name: S, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    accessibilityAction(named: Text(name), handler)
  }

  /// Changes nothing: screen readers of browsers follow the order of the page.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(apply: { _, _ in }))
  }

  /// Removes traits of the view.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(apply: { element, _ in element.lose(traits) }))
  }

  /// Sets whether assistive technology can use the view: what it cannot use is not in the order of
  /// the keyboard.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(apply: { element, _ in
        if !respondsToUserInteraction { element.set("tabindex", "-1") }
      }))
  }

  /// Changes nothing: the label is what a person says to a browser's voice control.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(apply: { _, _ in }))
  }

  /// Changes nothing: a browser inverts nothing by itself.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View {
    self
  }

  /// Changes nothing: a browser has no large content viewer.
  public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

  /// Gives the view an identifier for tests, under its first name.
  public nonisolated func accessibility(
    identifier: String
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// Removes traits of the view, under its first name.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }

  /// Changes nothing: screen readers of browsers follow the order of the page.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// Changes nothing: the label is what a person says to a browser's voice control.
  public nonisolated func accessibility(
    inputLabels: [Text]
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// Adds an action with a localized name.
  @_disfavoredOverload public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: LocalizedStringKey(resource: nameResource), handler)
  }
}

extension Element {
  /// A box around the element with a further item at its end; the element itself if it is one.
  func adding(
    actions make: (_ position: Position) -> Element
  ) -> Element {
    let box = roles.contains(.accessibilityBox) ? self : wrapped(.accessibilityBox)
    let added = make(box.position.child(.accessibilityActions).child(box.children.count))
    box.content = .items(box.children + [.element(added)])
    return box
  }

  /// A box around the element with a button that only assistive technology shows.
  func adding(_ handler: @escaping @MainActor () -> Void, named name: String) -> Element {
    adding { position in
      let button = Element(.button, at: position, .spokenOnly)
      button.set("type", "button")
      button.emits(.click)
      button.on(.click) { _ in handler() }
      button.content = .text(name)
      return button
    }
  }

  /// The items inside; none for text.
  var children: [Item] {
    if case .items(let items) = content { items } else { [] }
  }

  /// Takes away the roles and states of traits.
  fileprivate func lose(_ traits: AccessibilityTraits) {
    let roles: [(AccessibilityTraits, String)] = [
      (.isHeader, "heading"), (.isImage, "img"), (.isButton, "button"),
      (.updatesFrequently, "status"),
    ]
    for (trait, role) in roles where traits.contains(trait) && attribute("role") == role {
      drop("role")
    }
    if traits.contains(.isSelected) { drop("aria-current") }
    if traits.contains(.isImage), tag == .svg || tag == .img { set("role", "presentation") }
  }
}
