// Fields that the sources write in different forms.
import DataLayer
import Foundation

extension KeyedDecodingContainer {
  /// The text of a post at `key`, untrimmed; nil when absent, null or not text.
  func prose(_ key: Key) -> String? {
    // A missing text is no failure: some records have none.
    (try? decode(String.self, forKey: key))?.beginning(TextLimit.prose.rawValue)
  }

  /// The optional value at `key`; nil when absent, null or of another form.
  func optional<Value: Decodable>(_ key: Key) -> Value? {
    // An optional field must not invalidate the whole record.
    try? decode(Value.self, forKey: key)
  }

  /// Whether there is a value at `key` that is not null.
  func has(_ key: Key) -> Bool {
    // Only a key that is absent throws.
    ((try? decodeNil(forKey: key)) ?? true) == false
  }
}
