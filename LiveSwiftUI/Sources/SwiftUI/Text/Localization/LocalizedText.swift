// Texts of `String(localized:)` and of localized resources, from the tables of the reader's app.
import Foundation
import FoundationAdditions

/// The language and the tables of the person on whose behalf code runs.
struct TextReader: Sendable {
  /// The reader of the page whose event is handled or whose view appears. Tasks inherit it.
  @TaskLocal static var current: TextReader?

  let locale: Locale
  let tables: StringTables
  private let tree: WeakTree

  /// The reader of a page.
  @MainActor init(_ tree: Tree, locale: Locale) {
    self.locale = locale
    self.tree = WeakTree(tree)
    tables = tree.services.strings
  }

  /// The reader of the view whose body runs, else that of the task.
  static var known: TextReader? {
    guard isOnMainActor else { return current }
    return MainActor.assumeIsolated {
      guard let node = Tree.reader else { return current }
      return TextReader(node.tree, locale: node.environment.builtIn.person.locale)
    }
  }
}

extension TextReader {
  /// The page of this reader; nil once it is gone.
  @MainActor var page: Tree? { tree.tree }

  /// The page of the view whose body runs, else that of the task.
  @MainActor static var page: Tree? { Tree.reader?.tree ?? current?.page }
}

extension Tree {
  /// Runs `work` for the person of this page.
  func asReader<Result>(_ work: () -> Result) -> Result {
    let reader = TextReader(self, locale: rootNode.environment.builtIn.person.locale)
    return TextReader.$current.withValue(reader, operation: work)
  }
}

@_dynamicReplacement(for:readerLocale()) private func localeOfReader() -> Locale {
  TextReader.known?.locale ?? .current
}

@_dynamicReplacement(for:localizedText(key:_:locale:)) private func readerText(
  key: String, _ value: String.LocalizationValue, locale: Locale
) -> String {
  let reader = TextReader.known
  let tables = reader?.tables ?? StringTables()
  let wanted = locale == .current ? reader?.locale ?? locale : locale
  return LocalizedStringKey(key, value).resolve(in: wanted, tables: tables)
}

extension LocalizedStringKey {
  /// A key whose wording in the source language is `value`.
  init(_ key: String, _ value: String.LocalizationValue) {
    self.key = key
    wording = key == value.key ? nil : value.key
    isFormat = value.isFormat
    arguments = value.arguments.map { argument in
      switch argument {
      case .text(let text): .text(text)
      case .integer(let whole): .integer(whole)
      case .unsigned(let whole): .unsigned(whole)
      case .number(let number): .number(number)
      case .formatted(let formatted):
        .deferred(Deferred(formatted) { formatted, locale, _ in formatted.text(locale) })
      }
    }
  }
}

extension LocalizedStringKey.StringInterpolation {
  /// Appends the text of a resource as `%@`, in the language of the whole.
  public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
    appendInterpolation(Text(resource))
  }
}

extension LocalizedStringKey {
  /// The key of a resource, with its wording in the source language. All controls with a localized
  /// title take it.
  init(resource: LocalizedStringResource) { self.init(resource.key, resource.defaultValue) }
}

extension Text {
  /// The text of a resource, in the reader's language.
  public init(_ resource: LocalizedStringResource) {
    self.init(storage: .key(LocalizedStringKey(resource: resource)))
  }
}

extension Button where Label == Text {
  /// A button with a localized title.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, action: @escaping @MainActor () -> Void
  ) {
    self.init(action: action) { Text(titleResource) }
  }

  /// A button with a localized title and a role.
  @_disfavoredOverload
  @preconcurrency public nonisolated init(
    _ titleResource: LocalizedStringResource, role: ButtonRole?,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(titleResource) }
  }
}

extension Label where Title == Text, Icon == Image {
  /// A label with a localized title and a symbol.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init {
      Text(titleResource)
    } icon: {
      Image(systemName: name)
    }
  }
}

extension Toggle where Label == Text {
  /// A toggle with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Link where Label == Text {
  /// A link with a localized title.
  @_disfavoredOverload
  public nonisolated init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension View {
  /// Sets the label of the view to a localized text.
  @_disfavoredOverload public nonisolated func accessibilityLabel(
    _ label: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label))
  }

  /// Describes the effect of using the view with a localized text.
  @_disfavoredOverload public nonisolated func accessibilityHint(
    _ hint: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint))
  }

  /// Sets the value of the view to a localized text.
  @_disfavoredOverload public nonisolated func accessibilityValue(
    _ valueResource: LocalizedStringResource
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueResource))
  }

  /// Shows a localized text when the pointer rests on the view.
  @_disfavoredOverload public nonisolated func help(_ textKey: LocalizedStringResource)
    -> some View
  { help(Text(textKey)) }
}
