// Accessibility modifiers under their first names. Apple keeps them without a warning.
import Foundation

extension View {
  /// Sets the view's label for screen readers.
  public nonisolated func accessibility(label: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityLabel(label) }

  /// Sets the view's value for screen readers.
  public nonisolated func accessibility(value: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityValue(value) }

  /// Describes the effect of using the view to screen readers.
  public nonisolated func accessibility(hint: Text)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHint(hint) }

  /// Hides the view from screen readers.
  public nonisolated func accessibility(hidden: Bool)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityHidden(hidden) }

  /// Adds accessibility traits to the view.
  public nonisolated func accessibility(addTraits traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  { accessibilityAddTraits(traits) }
}
