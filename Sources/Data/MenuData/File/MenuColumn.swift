// The columns of a menu file.

/// A column: a field, and for texts perhaps the language.
struct MenuColumn: Sendable, Hashable {
  /// The fields, by their names in the file.
  enum Field: String, CaseIterable, Sendable {
    case category, name, description, price, currency, allergens, calories, photo, status

    /// Whether there may be one in each language.
    var isTranslated: Bool { self == .category || self == .name || self == .description }
  }

  let field: Field
  /// The code of the language, such as `ar`; nil for the menu's own.
  var language: String?

  init(_ field: Field, _ language: String? = nil) {
    self.field = field
    self.language = language
  }

  /// The column with this title, such as `name` or `name_ar`, in letters of either case; nil for
  /// any other.
  init?(_ title: String) {
    let parts = title.lowercased().split(separator: "_", omittingEmptySubsequences: false)
    guard let field = parts.first.flatMap({ Field(rawValue: String($0)) }) else { return nil }
    switch parts.count {
    case 1: self.init(field)
    case 2 where field.isTranslated && (2...3).contains(parts[1].count):
      guard parts[1].utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { return nil }
      self.init(field, String(parts[1]))
    default: return nil
    }
  }

  /// The title in the file.
  var title: String { field.rawValue + (language.map { "_\($0)" } ?? "") }

  /// The titles of a CSV file, for a person.
  static var all: String { titles(Field.allCases) }

  /// The names of a product's members in JSON, for a person.
  static var members: String {
    titles(Field.allCases.filter { $0 != .category && $0 != .currency })
  }

  private static func titles(_ fields: [Field]) -> String {
    fields.map { $0.rawValue + ($0.isTranslated ? " (\($0.rawValue)_ar …)" : "") }
      .joined(separator: ", ")
  }
}

/// A product of a menu file as written, with its line.
struct MenuRow: Sendable {
  let line: Int
  /// The filled values, without surrounding spaces, each with its line.
  var values: [MenuColumn: (text: String, line: Int)] = [:]
}
