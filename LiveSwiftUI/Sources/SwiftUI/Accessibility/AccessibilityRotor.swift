// Rotors of an app's own. A browser has none: screen readers list headings, links and landmarks
// themselves. The declarations compile, and change nothing.
import Foundation
import FoundationAdditions

/// The entries of a rotor.
@MainActor @preconcurrency public protocol AccessibilityRotorContent {
  /// The type of the content, inferred from `body`.
  associatedtype Body: AccessibilityRotorContent
  /// The content.
  @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: AccessibilityRotorContent {}

/// Entries without content of their own.
@MainActor @preconcurrency public protocol _BodilessRotorContent: AccessibilityRotorContent
where Body == Never {}

extension _BodilessRotorContent {
  /// Never called.
  public var body: Never { fatalError("an entry of a rotor has no content") }
}

/// Several entries or none, which nothing reads.
struct RotorEntries {}

extension RotorEntries: _BodilessRotorContent {}

/// Builds the entries of a rotor.
@resultBuilder public struct AccessibilityRotorContentBuilder {
  /// Returns an entry unchanged.
  public static func buildExpression<Content>(_ content: Content) -> Content
  where Content: AccessibilityRotorContent { content }

  /// Returns an entry unchanged.
  public static func buildBlock<Content>(_ content: Content) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { content }

  /// Several entries.
  public static func buildBlock<each Content>(_ content: repeat each Content)
    -> some AccessibilityRotorContent
  where repeat each Content: AccessibilityRotorContent { RotorEntries() }

  /// Entries under a condition.
  public static func buildIf<Content>(_ content: Content?) -> some AccessibilityRotorContent
  where Content: AccessibilityRotorContent { RotorEntries() }
}

extension ForEach: AccessibilityRotorContent, _BodilessRotorContent
where Content: AccessibilityRotorContent {}

extension ForEach
where ID == Data.Element.ID, Content: AccessibilityRotorContent, Data.Element: Identifiable {
  /// An entry for each element.
  public init(
    _ data: Data, @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: \.id, content: content)
  }
}

extension ForEach where Content: AccessibilityRotorContent {
  /// An entry for each element, identified by the value at `id`.
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data, identity: { $0[keyPath: id] }, content: content)
  }
}

/// An entry of a rotor.
public struct AccessibilityRotorEntry<ID> where ID: Hashable {
  /// An entry for the view with an id, with a label.
  public init(
    _ label: Text, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for the view with an id, with a label from the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for the view with an id, with a label that is read verbatim.
  @_disfavoredOverload public init<L>(
    _ label: L, id: ID, textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol {}

  /// An entry for the view with an id, with a localized label.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource, id: ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for the view with an id in a namespace, with a label.
  public init(
    _ label: Text, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for the view with an id in a namespace, with a label from the string tables.
  public init(
    _ labelKey: LocalizedStringKey, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for the view with an id in a namespace, with a label that is read verbatim.
  @_disfavoredOverload public init<L>(
    _ label: L, id: ID, in namespace: Namespace.ID, textRange: Range<String.Index>? = nil,
    prepare: @escaping (() -> Void) = {}
  ) where L: StringProtocol {}

  /// An entry for the view with an id in a namespace, with a localized label.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource, id: ID, in namespace: Namespace.ID,
    textRange: Range<String.Index>? = nil, prepare: @escaping (() -> Void) = {}
  ) {}

  /// An entry for a part of the text of the view, with a label.
  public init(
    _ label: Text? = nil, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}

  /// An entry for a part of the text of the view, with a label from the string tables.
  public init(
    _ labelKey: LocalizedStringKey, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}

  /// An entry for a part of the text of the view, with a label that is read verbatim.
  @_disfavoredOverload public init<L>(
    _ label: L, textRange: Range<String.Index>, prepare: @escaping (() -> Void) = {}
  ) where ID == Never, L: StringProtocol {}

  /// An entry for a part of the text of the view, with a localized label.
  @_disfavoredOverload public init(
    _ label: LocalizedStringResource, textRange: Range<String.Index>,
    prepare: @escaping (() -> Void) = {}
  ) where ID == Never {}
}

extension AccessibilityRotorEntry: AccessibilityRotorContent, _BodilessRotorContent {}

/// A rotor that the system has.
public struct AccessibilitySystemRotor: Sendable {
  /// Links.
  public static var links: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Headings.
  public static var headings: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Bold text.
  public static var boldText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Italic text.
  public static var italicText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Underlined text.
  public static var underlineText: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Misspelled words.
  public static var misspelledWords: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Images.
  public static var images: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Text fields.
  public static var textFields: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Tables.
  public static var tables: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Lists.
  public static var lists: AccessibilitySystemRotor { AccessibilitySystemRotor() }
  /// Landmarks.
  public static var landmarks: AccessibilitySystemRotor { AccessibilitySystemRotor() }

  /// Links that have been visited, or have not.
  public static func links(visited: Bool) -> AccessibilitySystemRotor { AccessibilitySystemRotor() }

  /// Headings of a level.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor()
  }
}
