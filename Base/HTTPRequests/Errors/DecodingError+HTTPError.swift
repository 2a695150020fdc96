// The location in a JSON document where decoding failed, in plain words.
import Foundation

extension HTTPError {
  /// A decoding failure as `unreadable`, such as `[12].photoURL` *is missing*.
  public init(decoding error: any Error, bodyIsEmpty: Bool = false) {
    guard let error = error as? DecodingError else {
      self = (error as? HTTPError) ?? .unreadable(where: "", why: "could not be decoded")
      return
    }
    self = error.httpError(bodyIsEmpty: bodyIsEmpty)
  }
}

extension DecodingError {
  fileprivate func httpError(bodyIsEmpty: Bool) -> HTTPError {
    switch self {
    case .keyNotFound(let key, let context):
      return .unreadable(where: Self.path(context.codingPath + [key]), why: "is missing")
    case .valueNotFound(let type, let context):
      let why = "is null, not \(Self.name(of: type))"
      return .unreadable(where: Self.path(context.codingPath), why: why)
    case .typeMismatch(let type, let context):
      let why = "is not \(Self.name(of: type))"
      return .unreadable(where: Self.path(context.codingPath), why: why)
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      return .unreadable(where: "", why: bodyIsEmpty ? "is empty" : "is not JSON")
    case .dataCorrupted(let context):
      let why = ServiceMessage.clean(context.debugDescription) ?? "cannot be read"
      return .unreadable(where: Self.path(context.codingPath), why: "cannot be read: \(why)")
    @unknown default:
      return .unreadable(where: "", why: "could not be decoded")
    }
  }

  /// The path of some keys: `foods[3].name` for `foods`, 3, `name`.
  private static func path(_ keys: [any CodingKey]) -> String {
    keys.reduce(into: "") { path, key in
      if let index = key.intValue {
        path += "[\(index)]"
      } else {
        path += path.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
  }

  private static func name(of type: any Any.Type) -> String {
    switch type {
    case is String.Type: "a text"
    case is Bool.Type: "true or false"
    case is any BinaryInteger.Type: "a whole number"
    case is any BinaryFloatingPoint.Type, is Decimal.Type: "a number"
    case is Date.Type: "a date"
    case is URL.Type: "an address"
    case is any Sequence.Type where !(type is any ExpressibleByDictionaryLiteral.Type): "a list"
    default: "an object"
    }
  }
}
