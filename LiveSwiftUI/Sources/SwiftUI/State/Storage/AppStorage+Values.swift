// The kinds of values that `@AppStorage` stores, and those that may be absent.
import Foundation

extension AppStorage {
  /// A Boolean value under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A whole number under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A number under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A text under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A value stored as its raw text; a text without a case counts as none stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, store: store, form: .raw)
  }

  /// A value stored as its raw number; a number without a case counts as none stored.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, store: store, form: .raw)
  }

  /// An address under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, initial: wrappedValue, store: store, form: .url)
  }

  /// Bytes under a key, with their default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, initial: wrappedValue, store: store, form: .data)
  }

  /// A date under a key, with its default.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, initial: wrappedValue, store: store, form: .date)
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  /// A Boolean value under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, initial: nil, store: store, form: .optional(.plain))
  }

  /// A whole number under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, initial: nil, store: store, form: .optional(.plain))
  }

  /// A number under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, initial: nil, store: store, form: .optional(.plain))
  }

  /// A text under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, initial: nil, store: store, form: .optional(.plain))
  }

  /// An address under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, initial: nil, store: store, form: .optional(.url))
  }

  /// Bytes under a key; nil while none are stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, initial: nil, store: store, form: .optional(.data))
  }

  /// A date under a key; nil while none is stored.
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, initial: nil, store: store, form: .optional(.date))
  }
}

extension AppStorage {
  /// A value stored as its raw text; nil while none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initial: nil, store: store, form: .optional(.raw))
  }

  /// A value stored as its raw number; nil while none is stored.
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initial: nil, store: store, form: .optional(.raw))
  }
}

extension KeptForm {
  /// Stores a value, and nothing for nil.
  static func optional<Wrapped>(_ form: KeptForm<Wrapped>) -> KeptForm where Value == Wrapped? {
    KeptForm(
      decode: { form.decode($0) }, encode: { $0.flatMap(form.encode) },
      read: { form.read($0) }, write: { $0.flatMap(form.write) })
  }
}

extension KeptForm<URL> {
  /// Stores an address as its text.
  static var url: KeptForm {
    KeptForm(
      decode: { URL(string: $0) }, encode: { $0.absoluteString },
      read: { $0 as? URL ?? ($0 as? String).flatMap { URL(string: $0) } },
      write: { $0.absoluteString })
  }
}

extension KeptForm<Data> {
  /// Stores bytes, in the browser as Base64.
  static var data: KeptForm {
    KeptForm(
      decode: { Data(base64Encoded: $0) }, encode: { $0.base64EncodedString() },
      read: { $0 as? Data }, write: { $0 })
  }
}

extension KeptForm<Date> {
  /// Stores a date, in the browser as the seconds since the reference date.
  static var date: KeptForm {
    KeptForm(
      decode: { Double($0).map { Date(timeIntervalSinceReferenceDate: $0) } },
      encode: { String($0.timeIntervalSinceReferenceDate) },
      read: { $0 as? Date }, write: { $0 })
  }
}
