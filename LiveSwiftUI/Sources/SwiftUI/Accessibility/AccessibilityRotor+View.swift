// Modifiers that add rotors to a view, which a browser does not have.
import Foundation
import FoundationAdditions

extension View {
  /// Changes nothing: a rotor of the system with built entries.
  public nonisolated func accessibilityRotor<Content>(
    _ systemRotor: AccessibilitySystemRotor,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Changes nothing: a rotor titled by a text with built entries.
  public nonisolated func accessibilityRotor<Content>(
    _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Changes nothing: a rotor titled by a localized key with built entries.
  public nonisolated func accessibilityRotor<Content>(
    _ labelKey: LocalizedStringKey,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Changes nothing: a rotor titled by a resource with built entries.
  @_disfavoredOverload public nonisolated func accessibilityRotor<Content>(
    _ labelResource: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where Content: AccessibilityRotorContent { self }

  /// Changes nothing: a rotor titled verbatim with built entries.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, Content>(
    _ label: L, @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View where L: StringProtocol, Content: AccessibilityRotorContent { self }

  /// Changes nothing: a rotor of the system with an entry for each identifiable value.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Changes nothing: a rotor titled by a text with an entry for each identifiable value.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabel: Text, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Changes nothing: a rotor titled by a localized key with an entry for each identifiable value.
  public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Changes nothing: a rotor titled by a resource with an entry for each identifiable value.
  @_disfavoredOverload public nonisolated func accessibilityRotor<EntryModel>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where EntryModel: Identifiable { self }

  /// Changes nothing: a rotor titled verbatim with an entry for each identifiable value.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel>(
    _ rotorLabel: L, entries: [EntryModel], entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, EntryModel: Identifiable { self }

  /// Changes nothing: a rotor of the system with an entry for each value with an ID.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ systemRotor: AccessibilitySystemRotor, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Changes nothing: a rotor titled by a text with an entry for each value with an ID.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabel: Text, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Changes nothing: a rotor titled by a localized key with an entry for each value with an ID.
  public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelKey: LocalizedStringKey, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Changes nothing: a rotor titled by a resource with an entry for each value with an ID.
  @_disfavoredOverload public nonisolated func accessibilityRotor<EntryModel, ID>(
    _ rotorLabelResource: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View where ID: Hashable { self }

  /// Changes nothing: a rotor titled verbatim with an entry for each value with an ID.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L, EntryModel, ID>(
    _ rotorLabel: L, entries: [EntryModel], entryID: KeyPath<EntryModel, ID>,
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View where L: StringProtocol, ID: Hashable { self }

  /// Changes nothing: a rotor of the system with an entry for each range of the text.
  public nonisolated func accessibilityRotor(
    _ systemRotor: AccessibilitySystemRotor, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing: a rotor titled by a text with an entry for each range of the text.
  public nonisolated func accessibilityRotor(_ label: Text, textRanges: [Range<String.Index>])
    -> some View
  { self }

  /// Changes nothing: a rotor titled by a localized key with an entry for each range of the text.
  public nonisolated func accessibilityRotor(
    _ labelKey: LocalizedStringKey, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing: a rotor titled by a resource with an entry for each range of the text.
  @_disfavoredOverload public nonisolated func accessibilityRotor(
    _ labelResource: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View { self }

  /// Changes nothing: a rotor titled verbatim with an entry for each range of the text.
  @_disfavoredOverload public nonisolated func accessibilityRotor<L>(
    _ label: L, textRanges: [Range<String.Index>]
  ) -> some View where L: StringProtocol { self }

  /// Changes nothing: the view is an entry of a rotor.
  public nonisolated func accessibilityRotorEntry<ID>(id: ID, in namespace: Namespace.ID)
    -> some View where ID: Hashable
  { self }
}
