// The keys of a string catalogue that a person added, which have symbols in Swift.
import Foundation

/// A key of a string catalogue with a symbol: `Text(.welcomeTitle)`.
struct StringSymbol: Equatable {
  /// The enumeration of the table; nil for `Localizable`.
  let table: String?
  /// The name in Swift.
  let name: String
  /// The key in the catalogue.
  let key: String
  /// The text in the source language, in parts.
  let parts: [Part]

  /// A part of a text.
  enum Part: Equatable {
    case text(String)
    /// The number of an argument, from 1, and its type in Swift.
    case argument(Int, type: String)
  }

  /// The types of the arguments, in order.
  var arguments: [String] {
    let numbered = parts.compactMap { part -> (Int, String)? in
      if case .argument(let number, let type) = part { (number, type) } else { nil }
    }
    let types = Dictionary(numbered, uniquingKeysWith: { first, _ in first })
    return (1..<(types.keys.max() ?? 0) + 1).map { types[$0] ?? "String" }
  }

  /// The parts of a format; nil where it has specifiers that Swift has no type for.
  static func parts(of format: String) -> [Part]? {
    var parts: [Part] = []
    var text = ""
    var next = 1
    var remaining = format[...]
    while let letter = remaining.first {
      guard letter == "%" else {
        text.append(letter)
        remaining.removeFirst()
        continue
      }
      if remaining.hasPrefix("%%") {
        text.append("%")
        remaining = remaining.dropFirst(2)
        continue
      }
      guard let match = remaining.prefixMatch(of: /%(?:([1-9])\$)?(@|lld|llu|ld|lu|lf|d|i|u|f)/),
        let type = types[String(match.2)]
      else { return nil }
      if !text.isEmpty { parts.append(.text(text)) }
      let number = match.1.flatMap { Int($0) } ?? next
      parts.append(.argument(number, type: type))
      (text, next) = ("", number + 1)
      remaining = remaining[match.range.upperBound...]
    }
    return text.isEmpty ? parts : parts + [.text(text)]
  }

  private static let types = [
    "@": "String", "lld": "Int", "ld": "Int", "d": "Int32", "i": "Int32", "llu": "UInt",
    "lu": "UInt", "u": "UInt32", "f": "Float", "lf": "Double",
  ]
}

/// A string catalogue, of which the keys added by hand are read.
struct StringCatalog {
  /// The symbols in the order of their keys.
  private(set) var symbols: [StringSymbol] = []
  /// A sentence for each key without a symbol.
  private(set) var conflicts: [String] = []

  private struct Contents: Decodable {
    struct Unit: Decodable { let value: String? }
    struct Form: Decodable { let stringUnit: Unit? }
    struct Localization: Decodable {
      let stringUnit: Unit?
      let variations: [String: [String: Form]]?
    }
    struct Entry: Decodable {
      let extractionState: String?
      let localizations: [String: Localization]?
    }
    let sourceLanguage: String
    let strings: [String: Entry]
  }

  /// Reads a catalogue. Throws what Foundation throws when it cannot be read or is none.
  init(reading file: URL) throws {
    let contents = try JSONDecoder().decode(Contents.self, from: Data(contentsOf: file))
    let table = file.deletingPathExtension().lastPathComponent
    var keys: [String: String] = [:]
    for (key, entry) in contents.strings.sorted(by: { $0.key < $1.key })
    where entry.extractionState == "manual" {
      let source = entry.localizations?[contents.sourceLanguage]
      let other = source?.variations?.values.compactMap { $0["other"]?.stringUnit?.value }.first
      let text = source?.stringUnit?.value ?? other ?? key
      guard let name = SymbolName.ofString(key), let parts = StringSymbol.parts(of: text) else {
        conflicts.append("The string “\(key)” has no symbol: use its key.")
        continue
      }
      if let first = keys[name] {
        conflicts.append(
          "The strings “\(first)” and “\(key)” have one symbol, \(name): it is the first’s.")
        continue
      }
      keys[name] = key
      symbols.append(
        StringSymbol(
          table: table == "Localizable" ? nil : SymbolName.ofFolder(table), name: name, key: key,
          parts: parts))
    }
  }
}
