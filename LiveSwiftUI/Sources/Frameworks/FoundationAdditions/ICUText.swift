// Numbers with units and lists of units in any language, by the ICU that comes with Foundation.
import Foundation
internal import _FoundationICU

/// Texts of ICU for which Foundation on Linux has no API.
enum ICUText {
  /// The length of the names of units.
  enum Width {
    case wide, short, narrow

    fileprivate var token: String {
      switch self {
      case .wide: "unit-width-full-name"
      case .short: "unit-width-short"
      case .narrow: "unit-width-narrow"
      }
    }

    fileprivate var list: UListFormatterWidth {
      switch self {
      case .wide: ULISTFMT_WIDTH_WIDE
      case .short: ULISTFMT_WIDTH_SHORT
      case .narrow: ULISTFMT_WIDTH_NARROW
      }
    }
  }

  /// A number in ICU's notation of skeletons; nil where ICU reports an error.
  static func number(_ value: Double, skeleton: String, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let tokens = Array(skeleton.utf16)
    let formatter = swift_unumf_openForSkeletonAndLocale(
      tokens, Int32(clamping: tokens.count), locale.identifier, &status)
    guard status.rawValue <= 0, let formatter else { return nil }
    defer { swift_unumf_close(formatter) }
    let result = swift_unumf_openResult(&status)
    guard status.rawValue <= 0, let result else { return nil }
    defer { swift_unumf_closeResult(result) }
    swift_unumf_formatDouble(formatter, value, result, &status)
    return text(&status) { swift_unumf_resultToString(result, $0, $1, &$2) }
  }

  /// A number with a unit of ICU, such as `length-meter`. `precision` is a token such as `.###`,
  /// and `written` is the number's own text, if it is written in another way.
  static func quantity(
    _ value: Double, unit: String, width: Width, precision: String = ".###", written: String? = nil,
    usage: String? = nil, locale: Locale
  ) -> String? {
    let usage = usage.map { " usage/\($0)" } ?? ""
    let whole = number(
      value, skeleton: "measure-unit/\(unit) \(width.token) \(precision)\(usage)", locale: locale)
    guard let written, let whole else { return whole }
    guard let plain = number(value, skeleton: precision, locale: locale),
      let range = whole.range(of: plain)
    else { return whole }
    return whole.replacingCharacters(in: range, with: written)
  }

  /// Quantities one after another, such as `1 hour, 2 minutes`.
  static func units(_ parts: [String], width: Width, locale: Locale) -> String? {
    var status = U_ZERO_ERROR
    let formatter = swift_ulistfmt_openForType(
      locale.identifier, ULISTFMT_TYPE_UNITS, width.list, &status)
    guard status.rawValue <= 0, let formatter else { return nil }
    defer { swift_ulistfmt_close(formatter) }
    let copies = parts.map { part in
      let letters = Array(part.utf16)
      let copy = UnsafeMutableBufferPointer<UInt16>.allocate(capacity: letters.count)
      _ = copy.initialize(from: letters)
      return copy
    }
    defer { for copy in copies { copy.deallocate() } }
    let starts = copies.map { UnsafePointer($0.baseAddress) }
    let lengths = copies.map { Int32(clamping: $0.count) }
    return text(&status) {
      swift_ulistfmt_format(formatter, starts, lengths, Int32(clamping: starts.count), $0, $1, &$2)
    }
  }

  /// The text that `write` puts into a buffer; it is called again where the first is too short.
  private static func text(
    _ status: inout UErrorCode,
    _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
  ) -> String? {
    guard status.rawValue <= 0 else { return nil }
    var capacity = 128
    for _ in 0..<2 {
      status = U_ZERO_ERROR
      var buffer = [UInt16](repeating: 0, count: capacity)
      let length = Int(write(&buffer, Int32(clamping: capacity), &status))
      if status == U_BUFFER_OVERFLOW_ERROR {
        capacity = length + 1
      } else {
        guard status.rawValue <= 0 else { return nil }
        return String(decoding: buffer.prefix(length), as: UTF16.self)
      }
    }
    return nil
  }
}
