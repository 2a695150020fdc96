// The words and signs of a predicate's format.
import Foundation

/// A word or a sign of a format.
enum PredicateToken: Equatable {
  /// A name or a keyword.
  case word(String)
  /// A text in quotes.
  case text(String)
  /// A number.
  case number(Double)
  /// A sign, such as `==` or `(`.
  case sign(String)
  /// An argument: `@`, `K`, or the letter of a number.
  case argument(Character)
  /// A variable, after `$`.
  case variable(String)
}

extension PredicateToken {
  /// The longest format that is read, in letters.
  private static let longest = 20_000

  private static let signs = [
    "==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    "[", "]", ",", "+", "-", "*", "/", ".",
  ]

  /// The words and signs of a format; nil if it has others.
  static func all(in format: String) -> [PredicateToken]? {
    guard format.utf8.count <= longest else { return nil }
    var tokens: [PredicateToken] = []
    var text = format[...]
    while let letter = text.first {
      if letter.isWhitespace {
        text.removeFirst()
      } else if letter == "\"" || letter == "'" {
        guard let string = quoted(&text) else { return nil }
        tokens.append(.text(string))
      } else if letter == "%" {
        guard let argument = argument(&text) else { return nil }
        tokens.append(argument)
      } else if letter == "$" {
        text.removeFirst()
        tokens.append(.variable(word(&text)))
      } else if isPartOfWord(letter), !letter.isNumber {
        tokens.append(.word(word(&text)))
      } else if letter.isNumber {
        guard let number = number(&text) else { return nil }
        tokens.append(number)
      } else if let sign = signs.first(where: { text.hasPrefix($0) }) {
        text.removeFirst(sign.count)
        tokens.append(.sign(sign))
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func isPartOfWord(_ letter: Character) -> Bool {
    letter.isLetter || letter.isNumber || letter == "_" || letter == "@" || letter == "#"
  }

  private static func word(_ text: inout Substring) -> String {
    let word = text.prefix(while: isPartOfWord)
    text.removeFirst(word.count)
    return String(word)
  }

  private static func number(_ text: inout Substring) -> PredicateToken? {
    let digits = text.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    text.removeFirst(digits.count)
    return Double(digits).map { .number($0) }
  }

  /// A text in quotes, in which `\` is put before a quote.
  private static func quoted(_ text: inout Substring) -> String? {
    let quote = text.removeFirst()
    var string = ""
    while let letter = text.popFirst() {
      if letter == quote { return string }
      if letter == "\\", let escaped = text.popFirst() {
        if escaped != quote, escaped != "\\" { string.append("\\") }
        string.append(escaped)
      } else {
        string.append(letter)
      }
    }
    return nil
  }

  /// `%@`, `%K`, `%ld` and their like.
  private static func argument(_ text: inout Substring) -> PredicateToken? {
    guard text.first == "%" else { return nil }
    var rest = text.dropFirst()
    if let mark = rest.first, mark != "@", mark != "K" { rest = rest.drop { "lhq".contains($0) } }
    guard let mark = rest.popFirst(), "@KdiuoxXfgeG".contains(mark) else { return nil }
    text = rest
    return .argument(mark)
  }
}
