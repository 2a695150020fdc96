// The part of the generated file with the symbols of string catalogues.

extension GeneratedFile {
  /// `Text(.welcomeTitle)`, and `Text(.cartCount(3))` for a text with an argument.
  var stringMembers: String {
    guard !strings.isEmpty else { return "" }
    var text = "extension LocalizedStringResource {\n"
    text += strings.filter { $0.table == nil }.map { Self.member($0, indent: "  ") }.joined()
    var seen: Set<String> = []
    for table in strings.compactMap(\.table) where seen.insert(table).inserted {
      text += "  enum \(table) {\n"
      text += strings.filter { $0.table == table }.map { Self.member($0, indent: "    ") }.joined()
      text += "  }\n"
    }
    return text + "}\n"
  }

  private static func member(_ symbol: StringSymbol, indent: String) -> String {
    let value = symbol.parts.map { part in
      switch part {
      case .text(let text): escaped(text)
      case .argument(let number, _): "\\(arg\(number))"
      }
    }.joined()
    let resource = "LocalizedStringResource(\"\(escaped(symbol.key))\", defaultValue: \"\(value)\")"
    guard !symbol.arguments.isEmpty else {
      return "\(indent)static var \(symbol.name): LocalizedStringResource { \(resource) }\n"
    }
    let list = symbol.arguments.enumerated().map { "_ arg\($0 + 1): \($1)" }
      .joined(separator: ", ")
    return "\(indent)static func \(symbol.name)(\(list)) -> LocalizedStringResource {\n"
      + "\(indent)  \(resource)\n\(indent)}\n"
  }

  /// The text within a literal.
  private static func escaped(_ text: String) -> String {
    text.unicodeScalars.map { letter in
      switch letter {
      case "\"": "\\\""
      case "\\": "\\\\"
      case _ where letter.value < 32 || letter.properties.generalCategory == .lineSeparator:
        "\\u{\(String(letter.value, radix: 16))}"
      default: String(letter)
      }
    }.joined()
  }
}
