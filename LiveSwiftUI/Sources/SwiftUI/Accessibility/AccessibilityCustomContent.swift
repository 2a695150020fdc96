// Content that is read after the name, the values and the hints of a view.
import Accessibility
import Foundation
import FoundationAdditions

/// The name of an entry that is read with a view, and an identifier by which a later entry replaces
/// it.
public struct AccessibilityCustomContentKey: Equatable {
  let label: Text
  let id: String

  /// A key with a label from the string tables.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    label = Text(labelKey)
    self.id = id
  }

  /// A key with a label.
  public init(_ label: Text, id: String) {
    self.label = label
    self.id = id
  }

  /// A key with a label from the string tables, whose key is the identifier.
  public init(_ labelKey: LocalizedStringKey) {
    label = Text(labelKey)
    id = labelKey.key
  }
}

extension AccessibilityCustomContentKey {
  /// A key with a localized label.
  @_disfavoredOverload public init(_ label: LocalizedStringResource, id: String) {
    self.init(Text(label), id: id)
  }
}

/// An entry that is read after the values and hints of an element.
struct CustomContent: Equatable {
  let id: String
  let text: String
  let isImportant: Bool
}

extension Element {
  /// Appends the entries to the description, the important ones first: ARIA has one description,
  /// and no content that is read on demand.
  func describe(with entries: [CustomContent]) {
    guard !entries.isEmpty else { return }
    let texts = entries.filter(\.isImportant) + entries.filter { !$0.isImportant }
    let described = [attribute("aria-description")].compactMap(\.self) + texts.map(\.text)
    set("aria-description", described.joined(separator: ". "))
  }
}

extension View {
  /// Reads a value after the name of the view. A key with the same identifier replaces it, and nil
  /// removes it.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ value: Text?,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(.customContent(key.label, id: key.id, value, importance))
  }

  /// Reads a value from the string tables after the name of the view.
  public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueKey), importance: importance)
  }

  /// Reads a localized value after the name of the view.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ key: AccessibilityCustomContentKey, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(key, Text(valueResource), importance: importance)
  }

  /// Reads a value after the name of the view, verbatim.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V>(
    _ key: AccessibilityCustomContentKey, _ value: V,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(key, Text(value), importance: importance)
  }
}

extension View {
  /// Reads a value after the name of the view. A value with the same label replaces it.
  public nonisolated func accessibilityCustomContent(
    _ label: Text, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(.customContent(label, id: nil, value, importance))
  }

  /// Reads a value with a label from the string tables after the name of the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ value: Text, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), value, importance: importance)
  }

  /// Reads a value with a localized label after the name of the view.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ value: Text,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelResource), value, importance: importance)
  }

  /// Reads a value with a label, both from the string tables after the name of the view.
  public nonisolated func accessibilityCustomContent(
    _ labelKey: LocalizedStringKey, _ valueKey: LocalizedStringKey,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelKey), Text(valueKey), importance: importance)
  }

  /// Reads a value with a label, both localized after the name of the view.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent(
    _ labelResource: LocalizedStringResource, _ valueResource: LocalizedStringResource,
    importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityCustomContent(Text(labelResource), Text(valueResource), importance: importance)
  }

  /// Reads a verbatim value with a label from the string tables after the name of the view.
  @_disfavoredOverload public nonisolated func accessibilityCustomContent<V>(
    _ labelKey: LocalizedStringKey, _ value: V, importance: AXCustomContent.Importance = .default
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> where V: StringProtocol {
    accessibilityCustomContent(Text(labelKey), Text(value), importance: importance)
  }
}

extension AccessibilityAttachmentModifier {
  /// Adds an entry to those that are read after the values and hints, or removes one if `value` is
  /// nil. Without an identifier the label is it.
  fileprivate nonisolated static func customContent(
    _ label: Text, id: String?, _ value: Text?, _ importance: AXCustomContent.Importance
  ) -> Self {
    Self(apply: { element, context in
      let name = context.said(label)
      let id = id ?? name
      element.customContents.removeAll { $0.id == id }
      guard let value else { return }
      element.customContents.append(
        CustomContent(
          id: id, text: "\(name): \(context.said(value))", isImportant: importance == .high))
    })
  }
}
