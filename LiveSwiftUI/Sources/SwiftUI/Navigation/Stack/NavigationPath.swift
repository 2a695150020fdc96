// The path of a navigation stack, as a list of values.
import Foundation
import Limits

/// A list of values of any types, one for each pushed screen.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path, which shows only the root.
  public init() {}

  /// A path of these values, starting with the one nearest to the root.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    for element in elements { values.append(AnyHashable(element)) }
  }

  /// The number of pushed screens.
  public var count: Int { values.count }

  /// Whether the stack shows its root.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a screen. A value that is `Codable` or a string has an address in the browser, any
  /// other an entry of the browser's history that lasts as long as the page.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  /// Goes back by `k` screens, at most to the root: a press already on its way may find fewer
  /// screens than it was made for. Apple's implementation traps there.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

extension NavigationPath {
  /// The path in a form that can be saved; nil if a value is not `Codable`.
  public var codable: CodableRepresentation? {
    let elements = values.map { $0.base as? any Codable & Hashable }
    let known = elements.compactMap(\.self)
    return known.count == values.count ? CodableRepresentation(elements: known) : nil
  }

  /// The path that was saved.
  public init(_ codable: CodableRepresentation) {
    for element in codable.elements { values.append(AnyHashable(element)) }
  }

  /// A path whose values are all `Codable`: as Apple's, an array of strings with the name of each
  /// value's type and the value's JSON, the last value first.
  public struct CodableRepresentation: Codable {
    let elements: [any Codable & Hashable]

    init(elements: [any Codable & Hashable]) { self.elements = elements }

    /// Reads the values. Throws if a type does not exist in this program.
    public init(from decoder: any Decoder) throws {
      var container = try decoder.unkeyedContainer()
      var elements: [any Codable & Hashable] = []
      while !container.isAtEnd {
        let name = try container.decode(String.self)
        guard let type = _typeByName(name) as? any (Codable & Hashable).Type else {
          throw DecodingError.dataCorruptedError(
            in: container, debugDescription: "\(name) is no type that a path can have.")
        }
        elements.append(
          try JSONDecoder().decode(type, from: Data(container.decode(String.self).utf8)))
      }
      self.elements = elements.reversed()
    }

    /// Writes the values. Throws what a value throws.
    public func encode(to encoder: any Encoder) throws {
      var container = encoder.unkeyedContainer()
      for element in elements.reversed() {
        guard let name = _mangledTypeName(type(of: element)) else {
          throw EncodingError.invalidValue(
            element,
            EncodingError.Context(
              codingPath: container.codingPath,
              debugDescription: "\(type(of: element)) has no name to find it by."))
        }
        try container.encode(name)
        try container.encode(String(decoding: JSONEncoder().encode(element), as: UTF8.self))
      }
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {
  /// Whether both have the same values.
  public static func == (
    lhs: NavigationPath.CodableRepresentation, rhs: NavigationPath.CodableRepresentation
  ) -> Bool {
    lhs.elements.map { AnyHashable($0) } == rhs.elements.map { AnyHashable($0) }
  }
}

/// Type-erased access to a stack's path.
@MainActor struct PathAccess {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  /// The type of all elements; nil for a path of mixed types.
  let elementType: (any Hashable.Type)?
}

/// Converts path values to URL components and back.
enum PathCodec {
  /// The longest component in bytes. Every row's link contains its address, and a browser sends the
  /// address with each request.
  static let longest = 1_024

  /// The component for `value` in an address; nil when it is too long or the value has none.
  static func component(for value: AnyHashable) -> String? {
    text(for: value).flatMap { $0.utf8.count > longest ? nil : $0 }
  }

  /// Whether a visitor may type an address with a value of `type`. Only an app's own
  /// `LosslessStringConvertible` type may be typed, since its initializer can reject a text.
  /// Swift's own types accept any number or text, and `Codable` accepts any content.
  static func isTypable(_ type: any Hashable.Type) -> Bool {
    guard type is any LosslessStringConvertible.Type else { return false }
    let key = ObjectIdentifier(type)
    return typable.value(for: key) {
      let module = _typeName(type, qualified: true).prefix { $0 != "." }
      return !["Swift", "Foundation", "FoundationEssentials"].contains(module)
    }
  }

  static func isTypable(_ value: AnyHashable) -> Bool {
    (type(of: value.base) as? any Hashable.Type).map { isTypable($0) } ?? false
  }

  private static let typable = BoundedCache<ObjectIdentifier, Bool>(bytes: 1 << 16)

  private static func text(for value: AnyHashable) -> String? {
    if let plain = value.base as? any LosslessStringConvertible { return plain.description }
    if let screen = value.base as? LinkedScreen { return screen.component }
    let encoder = JSONEncoder()
    // Sorted keys give each value exactly one address.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A value that cannot be encoded has no address of its own.
    guard let codable = value.base as? any Encodable, let json = try? encoder.encode(codable)
    else { return nil }
    let text = String(decoding: json, as: UTF8.self)
    // A JSON string is used without its quotes; our own JSON can always be decoded again.
    if text.hasPrefix("\""), let plain = try? JSONDecoder().decode(String.self, from: json) {
      return plain
    }
    return text
  }

  /// The value of the first of `types` that can read `component`; nil if none can.
  static func value(of types: some Sequence<any Hashable.Type>, from component: String)
    -> AnyHashable?
  {
    for type in types { if let value = value(of: type, from: component) { return value } }
    return nil
  }

  /// The value of `type` that `component` encodes.
  static func value(of type: any Hashable.Type, from component: String) -> AnyHashable? {
    if let plain = type as? any (LosslessStringConvertible & Hashable).Type {
      return lossless(plain, component)
    }
    guard let decodable = type as? any (Decodable & Hashable).Type else { return nil }
    return decode(decodable, component)
  }

  private static func lossless<V: LosslessStringConvertible & Hashable>(
    _ type: V.Type, _ text: String
  ) -> AnyHashable? {
    guard let value = V(text) else { return nil }
    return AnyHashable(value)
  }

  private static func decode<V: Decodable & Hashable>(_ type: V.Type, _ text: String)
    -> AnyHashable?
  {
    // Encoding a string cannot fail. The text is tried as JSON, and then as a plain string.
    for json in [Data(text.utf8), (try? JSONEncoder().encode(text)) ?? Data()] {
      // A component that does not decode is a mistyped address, not an error of ours.
      if let value = try? JSONDecoder().decode(V.self, from: json) { return AnyHashable(value) }
    }
    return nil
  }

  /// `component`, percent-encoded for one segment of a URL's path.
  static func escaped(_ component: String) -> String {
    component.addingPercentEncoding(withAllowedCharacters: segment) ?? ""
  }

  private static let segment = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}
