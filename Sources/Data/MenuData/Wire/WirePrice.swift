// A price with the digits that the service wrote, because a binary fraction would round it.
import DataLayer
import Foundation

/// The text of a decimal number that `Decimal` represents exactly, or the word for an open price.
struct WirePrice: Sendable, Equatable {
  let text: String

  /// The price that the till asks for at each sale. Earlier versions read it as no price.
  static let open = WirePrice(word: "open")

  private init(word: String) { text = word }

  /// The most digits before the point. More are no price in any currency.
  private static let wholeDigits = 15

  /// Parses a number, quoted or not; nil for anything else, and for too many digits.
  ///
  /// No price is better than a wrong one, and the product can still be shown.
  init?(_ reader: inout JSONReader) throws(JSONError) {
    let written = try reader.kind() == .number ? try reader.number() : try reader.filledText()
    guard let written, let price = WirePrice(written) else { return nil }
    self = price
  }

  /// The price in a text such as `4.35`, `-1` or `5e-1`; nil when it is none.
  init?(_ text: String) {
    var text = text
    let fits = text.withUTF8 { WirePrice.isExact($0) }
    guard fits else { return nil }
    self.text = text
  }

  /// The price as a number; nil for an open one.
  var value: Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

  /// Whether the bytes are a sign, digits with at most one point between them, and an exponent,
  /// within the 38 digits and the exponents of `Decimal`, and below 10^``wholeDigits``.
  private static func isExact(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes[...]
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func takeDigits() -> Int {
      let digits = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(digits)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let zeros = rest.prefix { $0 == UInt8(ascii: "0") }.count
    var digits = takeDigits()
    guard digits > 0 else { return false }
    let whole = digits - zeros
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let fraction = takeDigits()
      guard fraction > 0 else { return false }
      digits += fraction
    }
    guard digits <= 38 else { return false }
    guard let mark = rest.first else { return whole <= wholeDigits }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)) else {
      return false
    }
    return (-60...60).contains(exponent) && whole + exponent <= wholeDigits
  }
}
