// Fields as this service fills them, where nothing is said in four ways: absent, null, empty, blank.
import DataLayer
import Foundation

extension JSONReader {
  /// The text here without blanks around it; nil when it is null, blank or no text.
  mutating func filledText() throws(JSONError) -> String? {
    guard let text = try text() else { return nil }
    guard let first = text.unicodeScalars.first, let last = text.unicodeScalars.last else {
      return nil
    }
    // Nearly no text has blanks at its ends, and Foundation takes a hundred times as long to find none.
    guard first.isBlank || last.isBlank else { return text }
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }

  /// An id: a text, or a number as it is written.
  mutating func identifier() throws(JSONError) -> String? {
    try kind() == .number ? try number() : try filledText()
  }

  /// A count or a page's number, written as a number or in quotes; nil when it is none, or negative.
  mutating func wholeNumber() throws(JSONError) -> Int? {
    let digits = try kind() == .number ? try number() : try filledText()
    guard let value = digits.flatMap({ Int($0) }), value >= 0 else { return nil }
    return value
  }

  /// A switch, written as true, 1, "1" or "true"; nil when it is nothing of that kind.
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

  /// Whether a record is marked as deleted here: a date is, nothing is not, and no date is MySQL's zero.
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

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value < 0x80 ? value <= 0x20 : properties.isWhitespace }
}
