// Fields that the sources write in different shapes.
import DataLayer
import Foundation

extension KeyedDecodingContainer {
  /// The id at `key` as text, from a text or a number; throws when there is none.
  func identity(_ key: Key) throws -> String {
    // As a `Double`, an id of X would lose its last digits.
    if let number = try? decode(UInt64.self, forKey: key) { return String(number) }
    return try requiredText(key)
  }

  /// The text at `key` with its blanks; nil when absent, null or not text.
  func whole(_ key: Key) -> String? {
    // Missing is no failure: some records have no text.
    try? decode(String.self, forKey: key)
  }

  /// The value at `key`, which a record can lack; nil when absent, null or of another shape.
  func optional<Value: Decodable>(_ key: Key) -> Value? {
    // An optional field must not cost the whole record.
    try? decode(Value.self, forKey: key)
  }
}
