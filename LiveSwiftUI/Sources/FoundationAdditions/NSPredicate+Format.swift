// Predicates from a format, as far as they compare a text.
public import Foundation

extension NSPredicate {
  /// A predicate that compares the text it evaluates: `SELF MATCHES %@`, or with `LIKE`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==`, `!=` or `IN`, after which `[c]` ignores case and
  /// `[d]` accents. `NOT` may come first.
  ///
  /// Any other format ends the program, as a format that is wrong does on Apple's systems: Linux
  /// has no values by the names of properties. Use `init(block:)` for those.
  public convenience init(format predicateFormat: String, _ args: any CVarArg...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A predicate that compares the text it evaluates, as `init(format:_:)` has it.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    guard let comparison = TextComparison(predicateFormat, arguments ?? []) else {
      preconditionFailure(
        "NSPredicate(format: \"\(predicateFormat)\") is not supported here: only SELF is compared "
          + "with a text. Use NSPredicate(block:) or filter with a closure.")
    }
    self.init { object, _ in comparison.holds(for: object) }
  }
}

/// A comparison of a text, as a format of NSPredicate describes it.
struct TextComparison: Equatable, Sendable {
  /// The kind of a comparison of two texts.
  enum Operator: String, CaseIterable, Sendable {
    case matches = "MATCHES"
    case like = "LIKE"
    case contains = "CONTAINS"
    case begins = "BEGINSWITH"
    case ends = "ENDSWITH"
    case equals = "=="
    case equalsOnce = "="
    case differs = "!="
    case isIn = "IN"
  }

  private let compare: Operator
  private let values: [String]
  private let options: String.CompareOptions
  private let isNegated: Bool

  /// Reads a format; nil for anything but a comparison of SELF.
  init?(_ format: String, _ arguments: [Any]) {
    let pattern =
      #/
      \s*(?<not>NOT\s+)?\(?\s*SELF\s*(?<name>[A-Z]+|==|=|!=)
      \s*(?:\[(?<options>[cdln]+)\])?\s*(?<value>%@|"[^"]*"|'[^']*')\s*\)?\s*
      /#.ignoresCase()
    guard let match = format.wholeMatch(of: pattern),
      let compare = Operator(rawValue: match.name.uppercased())
    else { return nil }
    let value = match.value
    if value == "%@" {
      guard arguments.count == 1, let values = Self.texts(arguments[0]) else { return nil }
      self.values = values
    } else {
      guard arguments.isEmpty else { return nil }
      values = [String(value.dropFirst().dropLast())]
    }
    let letters = match.options?.lowercased() ?? ""
    var options: String.CompareOptions = []
    if letters.contains("c") { options.insert(.caseInsensitive) }
    if letters.contains("d") { options.insert(.diacriticInsensitive) }
    (self.compare, self.options, isNegated) = (compare, options, match.not != nil)
    if compare != .isIn, values.count != 1 { return nil }
    // A pattern that is none never matches on a server, where Apple's ends the program.
  }

  private static func texts(_ argument: Any) -> [String]? {
    if let text = text(argument) { return [text] }
    let list = (argument as? NSArray).map { Array($0) } ?? argument as? [Any]
    return list?.compactMap(text)
  }

  private static func text(_ value: Any) -> String? {
    (value as? String) ?? (value as? NSString).map { String($0.substring(from: 0)) }
  }

  /// Whether the comparison holds; false for what is no text.
  func holds(for object: Any?) -> Bool {
    guard let object, let text = Self.text(object) else { return false }
    let holds = values.contains { value in isTrue(text, value) }
    return isNegated ? !holds : holds
  }

  private func isTrue(_ text: String, _ value: String) -> Bool {
    switch compare {
    case .matches: matches(text, value)
    case .like: matches(text, Self.pattern(like: value))
    case .contains: text.range(of: value, options: options) != nil
    case .begins: text.range(of: value, options: options.union(.anchored)) != nil
    case .ends: text.range(of: value, options: options.union([.anchored, .backwards])) != nil
    case .equals, .equalsOnce, .isIn: text.compare(value, options: options) == .orderedSame
    case .differs: text.compare(value, options: options) != .orderedSame
    }
  }

  /// Whether a regular expression of ICU matches the whole text.
  private func matches(_ text: String, _ pattern: String) -> Bool {
    let plain = options.contains(.diacriticInsensitive)
    let text = plain ? text.folding(options: .diacriticInsensitive, locale: nil) : text
    let pattern = plain ? pattern.folding(options: .diacriticInsensitive, locale: nil) : pattern
    // A pattern that cannot be read matches nothing.
    let expression = try? NSRegularExpression(
      pattern: "^(?:\(pattern))$",
      options: options.contains(.caseInsensitive)
        ? [.caseInsensitive, .dotMatchesLineSeparators] : .dotMatchesLineSeparators)
    let whole = NSRange(text.startIndex..., in: text)
    return expression?.firstMatch(in: text, range: whole)?.range == whole
  }

  /// The regular expression of a text with `*` for any letters and `?` for one.
  private static func pattern(like text: String) -> String {
    text.map { letter in
      switch letter {
      case "*": ".*"
      case "?": "."
      default: NSRegularExpression.escapedPattern(for: String(letter))
      }
    }.joined()
  }
}
