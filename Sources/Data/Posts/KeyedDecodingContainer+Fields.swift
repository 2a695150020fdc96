// Fields of a record whose shape the sources do not agree on.
import DataLayer
import Foundation

extension KeyedDecodingContainer {
  /// The id at `key` as text, also where the source writes a number; throws when there is none.
  func identity(_ key: Key) throws -> String {
    // Read whole: as a `Double` the last digits of X's ids would change.
    if let number = try? decode(UInt64.self, forKey: key) { return String(number) }
    return try requiredText(key)
  }

  /// The text at `key` as it stands, blanks and all; nil when absent, null or not text.
  func whole(_ key: Key) -> String? {
    // Missing is no failure: some records have no text.
    try? decode(String.self, forKey: key)
  }

  /// The value at `key`; nil when absent, null or of another shape, for what a record can do without.
  func optional<Value: Decodable>(_ key: Key) -> Value? {
    // What is only an addition must not cost the whole record.
    try? decode(Value.self, forKey: key)
  }
}
