// Numbers as people type them: digits of any script, and the separators of another region.
import Foundation

/// The formats of numbers, which Foundation parses from the front: it takes 12 from "12x", and 375
/// from "3.75" for a German reader.
private protocol NumberStyle {}

extension FloatingPointFormatStyle: NumberStyle {}
extension FloatingPointFormatStyle.Currency: NumberStyle {}
extension FloatingPointFormatStyle.Percent: NumberStyle {}
extension IntegerFormatStyle: NumberStyle {}
extension IntegerFormatStyle.Currency: NumberStyle {}
extension IntegerFormatStyle.Percent: NumberStyle {}
extension Decimal.FormatStyle: NumberStyle {}
extension Decimal.FormatStyle.Currency: NumberStyle {}
extension Decimal.FormatStyle.Percent: NumberStyle {}

extension ParseableFormatStyle where FormatOutput == String {
  /// The value of a typed text; nil for one that is not understood whole, such as "12x" as a plain
  /// number.
  func value(typed text: String, in locale: Locale) -> FormatInput? {
    // A text that cannot be parsed is not an error: the person is still typing.
    guard self is any NumberStyle else { return try? parseStrategy.parse(text) }
    guard let number = NumberText(text),
      let plain = number.plain(in: locale),
      // The same.
      let value = try? parseStrategy.parse(plain)
    else { return nil }
    let isCut = value is any BinaryInteger && plain.contains(locale.decimalSeparator ?? ".")
    // A style without a unit or a currency takes no words.
    let takesWords = number.isBare || NumberText(format(value))?.isBare == false
    return takesWords && !isCut ? value : nil
  }
}

/// A text with one number in it.
struct NumberText {
  private let before: Substring
  private let number: Substring
  private let after: Substring

  /// Finds the number from the first digit, or a separator or sign before it, to the last one; nil
  /// for a text without digits.
  init?(_ text: String) {
    guard let last = text.lastIndex(where: \.isWholeNumber),
      var first = text.firstIndex(where: \.isWholeNumber)
    else { return nil }
    while first > text.startIndex, Self.point.contains(text[text.index(before: first)]) {
      first = text.index(before: first)
    }
    before = text[..<first]
    number = text[first...last]
    after = text[text.index(after: last)...].drop { Self.point.contains($0) }
  }

  /// Whether nothing but signs and spaces stands beside the number.
  var isBare: Bool {
    (before + after).allSatisfy { $0.isWhitespace || "+-−\u{200E}\u{200F}\u{61C}".contains($0) }
  }

  /// The text with western digits, without grouping, and with the decimal separator of `locale`;
  /// nil if its separators make no number. Digits with an exponent are unchanged.
  func plain(in locale: Locale) -> String? {
    if number.contains(where: { "eE".contains($0) }) {
      return "\(before)\(number)\(after)"
    }
    guard number.allSatisfy({ $0.isWholeNumber || Self.isSeparator($0) }) else { return nil }
    let decimal = locale.decimalSeparator ?? "."
    let marks = number.filter { Self.isSeparator($0) && !$0.isWhitespace }
    let mark = marks.last.flatMap { isDecimal($0, decimal: decimal, in: locale) ? $0 : nil }
    guard let mark else { return grouped(number).map { "\(before)\($0)\(after)" } }
    let parts = number.split(separator: mark, omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].allSatisfy(\.isWholeNumber), let whole = grouped(parts[0])
    else { return nil }
    return "\(before)\(whole)\(decimal)\(western(parts[1]))\(after)"
  }

  /// Whether the last separator is the decimal one: the reader's own; else a point or a comma that
  /// groups no three digits, as a person from another region types it.
  private func isDecimal(_ mark: Character, decimal: String, in locale: Locale) -> Bool {
    if decimal == String(mark) || mark == "٫" { return true }
    guard ".,".contains(mark), number.count(where: { $0 == mark }) == 1,
      !number.contains(where: { String($0) == decimal })
    else { return false }
    let parts = number.split(separator: mark, omittingEmptySubsequences: false)
    let groups = locale.groupingSeparator == String(mark) || mark == ","
    return !groups || parts[1].count != 3 || ["", "0"].contains(western(parts[0]))
  }

  /// The digits of a whole number, whose groups after the first have two or three digits.
  private func grouped(_ digits: Substring) -> String? {
    let groups = digits.split(omittingEmptySubsequences: false, whereSeparator: Self.isSeparator)
    let isRegular = groups.dropFirst().allSatisfy { (2...3).contains($0.count) }
    guard isRegular, groups.count == 1 || groups.last?.count == 3 && groups[0].count > 0 else {
      return nil
    }
    return western(groups.joined())
  }

  private func western(_ digits: some Sequence<Character>) -> String {
    digits.map { $0.wholeNumberValue.map(String.init) ?? "" }.joined()
  }

  private static let point: Set<Character> = [".", ",", "٫"]

  private static func isSeparator(_ letter: Character) -> Bool {
    letter.isWhitespace || ".,٫٬'’".contains(letter)
  }
}
