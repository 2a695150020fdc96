// A JSON value of any type, for responses whose fields may be absent or null.

/// A JSON value. It can be written as a literal.
enum JSONValue: Encodable, Equatable, Sendable {
  case null
  case truth(Bool)
  case number(Int)
  case text(String)
  case list([JSONValue])
  case fields([String: JSONValue])

  /// A text, or null for nil.
  static func maybe(_ text: String?) -> JSONValue { text.map(JSONValue.text) ?? .null }

  /// The object with the fields of `more`, which take precedence. Other values are unchanged.
  func with(_ more: [String: JSONValue]) -> JSONValue {
    guard case .fields(let mine) = self else { return self }
    return .fields(mine.merging(more) { $1 })
  }

  /// The object with only the named fields. Other values are unchanged.
  func keeping(_ names: Set<String>) -> JSONValue {
    guard case .fields(let mine) = self else { return self }
    return .fields(mine.filter { names.contains($0.key) })
  }

  func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .truth(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .text(let value): try container.encode(value)
    case .list(let value): try container.encode(value)
    case .fields(let value): try container.encode(value)
    }
  }
}

extension JSONValue: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: JSONValue...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .fields(Dictionary(elements) { $1 })
  }
}
