// JSON as the played services write it, where a field may be left out, null, or of any kind.

/// One JSON value. Literals read like the JSON they become.
enum Sent: Encodable, Equatable, Sendable {
  case null
  case truth(Bool)
  case number(Int)
  case text(String)
  case list([Sent])
  case fields([String: Sent])

  /// A text, or null where there is none.
  static func maybe(_ text: String?) -> Sent { text.map(Sent.text) ?? .null }

  /// The same fields and more; those of `more` win. Anything else stays as it is.
  func with(_ more: [String: Sent]) -> Sent {
    guard case .fields(let mine) = self else { return self }
    return .fields(mine.merging(more) { $1 })
  }

  /// Only the named fields. Anything else stays as it is.
  func keeping(_ names: Set<String>) -> Sent {
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

extension Sent: ExpressibleByStringInterpolation, ExpressibleByIntegerLiteral,
  ExpressibleByBooleanLiteral, ExpressibleByNilLiteral, ExpressibleByArrayLiteral,
  ExpressibleByDictionaryLiteral
{
  init(stringLiteral value: String) { self = .text(value) }
  init(integerLiteral value: Int) { self = .number(value) }
  init(booleanLiteral value: Bool) { self = .truth(value) }
  init(nilLiteral: ()) { self = .null }
  init(arrayLiteral elements: Sent...) { self = .list(elements) }
  init(dictionaryLiteral elements: (String, Sent)...) {
    self = .fields(Dictionary(elements) { $1 })
  }
}
