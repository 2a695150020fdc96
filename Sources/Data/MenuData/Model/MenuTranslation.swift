// Texts of a product or a category in a further language.
import Foundation

/// The name and the description in one language; nil where the menu's own are to be shown.
public struct MenuTranslation: Codable, Sendable, Hashable {
  /// The name.
  public var name: String?
  /// The description; a category has none.
  public var detail: String?

  /// A translation from its parts.
  public init(name: String? = nil, detail: String? = nil) {
    self.name = name
    self.detail = detail
  }
}

extension [String: MenuTranslation] {
  /// The translations in a saved text, by language; none for a text that this version cannot read.
  static func saved(_ text: String?) -> Self {
    guard let text else { return [:] }
    // A later version's menu is shown in its own language rather than not at all.
    return (try? JSONDecoder().decode(Self.self, from: Data(text.utf8))) ?? [:]
  }

  /// The text to save; nil for none.
  var savedText: String? {
    guard !isEmpty else { return nil }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // Texts always encode.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) }
  }
}
