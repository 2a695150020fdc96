// A price as the service wrote it: digits, never a binary fraction.
import DataLayer
import Foundation

/// The text of a decimal number that `Decimal` holds exactly; `12.50` and `12.5` are two texts and one price.
struct WirePrice: Sendable, Equatable {
  /// The number as it was written.
  let text: String

  /// Reads a number in or out of quotes; nil for nothing, and for what is no number or too long to be held exactly.
  ///
  /// No price is better than a wrong one, and its product can still be shown.
  init?(_ reader: inout JSONReader) throws(JSONError) {
    let written = try reader.kind() == .number ? try reader.number() : try reader.filledText()
    guard let written, let price = WirePrice(written) else { return nil }
    self = price
  }

  /// Takes a text such as `4.35`, `-1` or `5e-1`.
  init?(_ text: String) {
    var text = text
    let fits = text.withUTF8 { WirePrice.isExact($0) }
    guard fits else { return nil }
    self.text = text
  }

  /// The price itself.
  var value: Decimal? { Decimal(string: text, locale: Locale(identifier: "en_US_POSIX")) }

  /// Sign, digits with at most one point between them, and an exponent; 38 digits and a power of 100 fit into `Decimal`.
  private static func isExact(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    var rest = bytes[...]
    func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    func takeDigits() -> Int {
      let digits = rest.prefix(while: isDigit).count
      rest = rest.dropFirst(digits)
      return digits
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    var digits = takeDigits()
    guard digits > 0 else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      let fraction = takeDigits()
      guard fraction > 0 else { return false }
      digits += fraction
    }
    guard digits <= 38 else { return false }
    guard let mark = rest.first else { return true }
    guard mark == UInt8(ascii: "e") || mark == UInt8(ascii: "E") else { return false }
    guard let exponent = Int(String(decoding: rest.dropFirst(), as: UTF8.self)) else {
      return false
    }
    return (-60...60).contains(exponent)
  }
}
