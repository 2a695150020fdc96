// The kinds of values that `@SceneStorage` stores, and those that may be absent.
import Foundation

extension SceneStorage {
  /// A Boolean value under a key, with its default.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, form: .plain)
  }

  /// A whole number under a key, with its default.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, form: .plain)
  }

  /// A number under a key, with its default.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, form: .plain)
  }

  /// A text under a key, with its default.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, form: .plain)
  }

  /// A value stored as its raw text; a text without a case counts as none stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, form: .raw)
  }

  /// A value stored as its raw number; a number without a case counts as none stored.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, form: .raw)
  }

  /// An address under a key, with its default.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initial: wrappedValue, form: .url)
  }

  /// Bytes under a key, with their default.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initial: wrappedValue, form: .data)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value under a key; nil while none is stored.
  public init(_ key: String) where Value == Bool? {
    self.init(key, initial: nil, form: .optional(.plain))
  }

  /// A whole number under a key; nil while none is stored.
  public init(_ key: String) where Value == Int? {
    self.init(key, initial: nil, form: .optional(.plain))
  }

  /// A number under a key; nil while none is stored.
  public init(_ key: String) where Value == Double? {
    self.init(key, initial: nil, form: .optional(.plain))
  }

  /// A text under a key; nil while none is stored.
  public init(_ key: String) where Value == String? {
    self.init(key, initial: nil, form: .optional(.plain))
  }

  /// An address under a key; nil while none is stored.
  public init(_ key: String) where Value == URL? {
    self.init(key, initial: nil, form: .optional(.url))
  }

  /// Bytes under a key; nil while none are stored.
  public init(_ key: String) where Value == Data? {
    self.init(key, initial: nil, form: .optional(.data))
  }
}

extension SceneStorage {
  /// A value stored as its raw text; nil while none is stored.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, form: .optional(.raw))
  }

  /// A value stored as its raw number; nil while none is stored.
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil, form: .optional(.raw))
  }
}
