// Fields of this service, which omits a value in four ways: absent, null, empty, blank.
import DataLayer
import Foundation

extension JSONReader {
  /// The text without surrounding spaces, cut to `limit`; nil when it is null, blank or no text.
  mutating func filledText(_ limit: TextLimit = .word) throws(JSONError) -> String? {
    try text()?.filled(limit)
  }

  /// An id: a text, or the digits of a number; nil for one that is too long, as two that were cut
  /// would be the same.
  mutating func identifier() throws(JSONError) -> String? {
    let id = try kind() == .number ? try number() : try filledText(.name)
    return id.flatMap { $0.utf8.count < TextLimit.word.rawValue ? $0 : nil }
  }

  /// A count or a page number, quoted or not; nil when it is negative or anything else.
  mutating func wholeNumber() throws(JSONError) -> Int? {
    let digits = try kind() == .number ? try number() : try filledText()
    guard let value = digits.flatMap({ Int($0) }), value >= 0 else { return nil }
    return value
  }

  /// A truth value, written as true, 1, "1" or "true"; nil for anything else.
  mutating func switched() throws(JSONError) -> Bool? {
    switch try kind() {
    case .truth: return try truth()
    case .number: return try number() != "0"
    case .text:
      switch try filledText()?.lowercased() {
      case "1", "true", "yes": return true
      case "0", "false", "no": return false
      default: return nil
      }
    case .null, .list, .object:
      try skip()
      return nil
    }
  }

  /// Whether this `deleted_at` marks a record as deleted; MySQL's zero date does not.
  mutating func deletion() throws(JSONError) -> Bool {
    switch try kind() {
    case .text:
      guard let date = try filledText() else { return false }
      return !date.hasPrefix("0000-00-00")
    case .truth: return try truth() ?? false
    case .number: return try number() != "0"
    case .null, .list, .object:
      try skip()
      return false
    }
  }
}
