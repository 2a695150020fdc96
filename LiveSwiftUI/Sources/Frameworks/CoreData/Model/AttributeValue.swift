// Values of attributes, each in one form.
import DataModel
import Foundation

/// A value of an attribute.
enum AttributeValue: Hashable {
  case whole(Int64)
  case fraction(Double)
  case decimal(Decimal)
  case boolean(Bool)
  case text(String)
  case date(Date)
  case bytes(Data)
  case uuid(UUID)
  case url(URL)
  case object(Transformed)
}

/// A value of a class of the app: the value itself, or its JSON until it is read.
final class Transformed: Hashable {
  private(set) var value: Any?
  let json: Data?

  init(_ value: Any) {
    self.value = value
    json = Self.json(of: value)
  }

  init(json: Data) { self.json = json }

  /// The value as a type; nil if it is of another one.
  func value<T>(as type: T.Type) -> T? {
    if let value = value as? T { return value }
    guard value == nil, let json else { return nil }
    func decoded<D: Decodable>(_ type: D.Type) -> Any? {
      // A value of another type is none.
      try? JSONDecoder().decode([D].self, from: json).first
    }
    // As above; the objects of Foundation are read without a type.
    let plain = try? JSONSerialization.jsonObject(with: json) as? [Any]
    let found = (T.self as? any Decodable.Type).flatMap { decoded($0) } ?? plain?.first
    guard let found = found as? T else { return nil }
    value = found
    return found
  }

  /// JSON with the value as its only element; nil if the value has no such form.
  private static func json(of value: Any) -> Data? {
    func encoded(_ value: some Encodable) -> Data? {
      // A value without a form in JSON is not saved, which the context reports.
      try? JSONEncoder().encode([value])
    }
    if let value = value as? any Encodable, let json = encoded(value) { return json }
    guard JSONSerialization.isValidJSONObject([value]) else { return nil }
    // As above.
    return try? JSONSerialization.data(withJSONObject: [value])
  }

  static func == (lhs: Transformed, rhs: Transformed) -> Bool {
    lhs === rhs || (lhs.json != nil && lhs.json == rhs.json)
  }

  func hash(into hasher: inout Hasher) { hasher.combine(json) }
}

// MARK: From values of Swift

extension AttributeValue {
  /// The value for an attribute of a kind; nil for a value of another type.
  init?(_ value: Any, _ kind: DataAttribute.Kind) {
    switch kind {
    case .integer16:
      guard let number = Self.whole(value) else { return nil }
      self = .whole(Int64(Int16(clamping: number)))
    case .integer32:
      guard let number = Self.whole(value) else { return nil }
      self = .whole(Int64(Int32(clamping: number)))
    case .integer64:
      guard let number = Self.whole(value) else { return nil }
      self = .whole(number)
    case .double:
      guard let number = Self.fraction(value) else { return nil }
      self = .fraction(number)
    case .float:
      guard let number = Self.fraction(value) else { return nil }
      self = .fraction(Double(Float(number)))
    case .decimal:
      guard let number = Self.decimal(value) else { return nil }
      self = .decimal(number)
    case .boolean:
      guard let number = Self.whole(value) else { return nil }
      self = .boolean(number != 0)
    default:
      guard let found = Self.object(value, kind) else { return nil }
      self = found
    }
  }

  private static func object(_ value: Any, _ kind: DataAttribute.Kind) -> AttributeValue? {
    let raw = (value as? any RawRepresentable).map { rawValue(of: $0) } ?? value
    switch kind {
    case .string: return (raw as? String).map { .text($0) }
    case .date:
      if let number = raw as? Double { return .date(Date(timeIntervalSinceReferenceDate: number)) }
      return (raw as? Date).map { .date($0) }
    case .binary: return (raw as? Data).map { .bytes($0) }
    case .uuid: return (raw as? UUID).map { .uuid($0) }
    case .uri: return (raw as? URL).map { .url($0) }
    default: return .object(Transformed(value))
    }
  }

  private static func rawValue(of value: some RawRepresentable) -> Any { value.rawValue }

  private static func whole(_ value: Any) -> Int64? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Int64(clamping: value)
    case let value as any BinaryFloatingPoint: Int64(clamping: Double(value))
    case let value as NSNumber: Int64(exactly: value) ?? Int64(clamping: value.doubleValue)
    case let value as any RawRepresentable: whole(rawValue(of: value))
    default: nil
    }
  }

  private static func fraction(_ value: Any) -> Double? {
    switch value {
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as any BinaryInteger: Double(value)
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    case let value as NSNumber: value.doubleValue
    case let value as any RawRepresentable: fraction(rawValue(of: value))
    default: nil
    }
  }

  private static func decimal(_ value: Any) -> Decimal? {
    switch value {
    case let value as Decimal: value
    case let value as NSDecimalNumber: value.decimalValue
    case let value as any BinaryInteger: Decimal(Int64(clamping: value))
    default: fraction(value).map { Decimal($0) }
    }
  }

  /// The value of a new object, as the model has it.
  init?(default text: String, _ kind: DataAttribute.Kind) {
    switch kind {
    case .integer16, .integer32, .integer64: self.init(Int64(text) ?? 0, kind)
    case .double, .float: self.init(Double(text) ?? 0, kind)
    case .decimal: self.init(Decimal(string: text) ?? 0, kind)
    case .boolean: self = .boolean(["YES", "TRUE", "1"].contains(text.uppercased()))
    case .string: self = .text(text)
    case .date:
      guard let seconds = Double(text) else { return nil }
      self = .date(Date(timeIntervalSinceReferenceDate: seconds))
    case .uuid:
      guard let uuid = UUID(uuidString: text) else { return nil }
      self = .uuid(uuid)
    case .uri:
      guard let url = URL(string: text) else { return nil }
      self = .url(url)
    case .binary, .transformable: return nil
    }
  }
}

extension Int64 {
  /// The number without its fraction, at most the largest one; 0 for what is no number.
  fileprivate init(clamping number: Double) {
    self =
      number.isNaN
      ? 0 : Int64(exactly: number.rounded(.towardZero)) ?? (number > 0 ? .max : .min)
  }
}

// MARK: To values of Swift

extension AttributeValue {
  /// The value as Objective-C has it: a number as `NSNumber`.
  var object: Any? {
    switch self {
    case .whole(let number): NSNumber(value: number)
    case .fraction(let number): NSNumber(value: number)
    case .decimal(let number): NSDecimalNumber(decimal: number)
    case .boolean(let value): NSNumber(value: value)
    case .text(let text): text
    case .date(let date): date
    case .bytes(let data): data
    case .uuid(let uuid): uuid
    case .url(let url): url
    case .object(let object): object.value(as: Any.self)
    }
  }

  /// The value as a type of Swift; nil if it has no such form.
  func value<T>(as type: T.Type) -> T? {
    switch self {
    case .text(let text): if let text = text as? T { return text }
    case .date(let date):
      if let date = date as? T { return date }
      return date.timeIntervalSinceReferenceDate as? T
    case .object(let object): return object.value(as: type)
    default: break
    }
    if let type = T.self as? any FixedWidthInteger.Type, let whole {
      return type.init(clamping: whole) as? T
    }
    if T.self == Bool.self, let whole { return (whole != 0) as? T }
    if T.self == Double.self { return fraction as? T }
    if T.self == Float.self { return fraction.map { Float($0) } as? T }
    if T.self == Decimal.self, case .decimal(let number) = self { return number as? T }
    if let type = T.self as? any RawRepresentable.Type { return raw(type) as? T }
    return object as? T
  }

  private func raw<R: RawRepresentable>(_ type: R.Type) -> Any? {
    value(as: R.RawValue.self).flatMap { R(rawValue: $0) }
  }

  private var whole: Int64? {
    switch self {
    case .whole(let number): number
    case .boolean(let value): value ? 1 : 0
    case .fraction(let number): Int64(clamping: number)
    case .decimal(let number): Int64(clamping: NSDecimalNumber(decimal: number).doubleValue)
    default: nil
    }
  }

  private var fraction: Double? {
    switch self {
    case .fraction(let number): number
    case .decimal(let number): NSDecimalNumber(decimal: number).doubleValue
    default: whole.map { Double($0) }
    }
  }
}
