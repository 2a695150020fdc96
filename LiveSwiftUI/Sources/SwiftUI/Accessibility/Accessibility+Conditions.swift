// Descriptions for assistive technology that apply under a condition.

extension View {
  /// Sets the label of the view, from the string tables; changes nothing while disabled.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .label(Text(labelKey)) : .none)
  }

  /// Sets the label of the view; changes nothing while disabled.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .label(label) : .none)
  }

  /// Sets the label of the view, verbatim; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityLabel<S>(
    _ label: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    modifier(isEnabled ? .label(Text(label)) : .none)
  }

  /// Describes the effect of using the view, from the string tables; changes nothing while
  /// disabled.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .hint(Text(hintKey)) : .none)
  }

  /// Describes the effect of using the view; changes nothing while disabled.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .hint(hint) : .none)
  }

  /// Describes the effect of using the view, verbatim; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityHint<S>(
    _ hint: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    modifier(isEnabled ? .hint(Text(hint)) : .none)
  }

  /// Describes the value of the view, from the string tables; changes nothing while disabled.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .value(Text(valueKey)) : .none)
  }

  /// Describes the value of the view; changes nothing while disabled.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(isEnabled ? .value(valueDescription) : .none)
  }

  /// Describes the value of the view, verbatim; changes nothing while disabled.
  @_disfavoredOverload public nonisolated func accessibilityValue<S>(
    _ value: S, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where S: StringProtocol {
    modifier(isEnabled ? .value(Text(value)) : .none)
  }
}
