// Texts for accessibility that are looked up where they are shown.
import Foundation
import FoundationAdditions

extension View {
  /// Adds an action with a localized name.
  @_disfavoredOverload public nonisolated func accessibilityAction(
    named nameResource: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAction(named: LocalizedStringKey(resource: nameResource), handler)
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
