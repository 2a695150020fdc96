// Where one is in a navigation stack, as a list of values.
import Foundation

/// A list of values of different types, one for each pushed screen.
public struct NavigationPath: Equatable {
  var values: [AnyHashable] = []

  /// An empty path: the root alone is shown.
  public init() {}

  /// A path of these values, the first nearest to the root.
  public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
    for element in elements { values.append(AnyHashable(element)) }
  }

  /// How many screens are pushed.
  public var count: Int { values.count }

  /// Whether the root of the stack is shown.
  public var isEmpty: Bool { values.isEmpty }

  /// Pushes a screen. A value that is Codable or a string also gets an address in the browser.
  public mutating func append<V>(_ value: V) where V: Hashable { values.append(AnyHashable(value)) }

  /// Goes back by `k` screens, at most to the root: a press that was on its way may find fewer
  /// screens than there were. Apple's ends the program there.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// How a stack reaches its path, whatever its type.
@MainActor struct PathAccess {
  let values: () -> [AnyHashable]
  let set: ([AnyHashable]) -> Void
  /// The type of every element, when there is one.
  let elementType: (any Hashable.Type)?
}

/// Path values as URL components, and back.
enum PathCodec {
  /// Bytes of a component at most: every row's link has its address, and a browser sends it with
  /// each request.
  static let longest = 1_024

  /// The component that stands for `value` in an address; nil when it is too long or has none.
  static func component(for value: AnyHashable) -> String? {
    text(for: value).flatMap { $0.utf8.count > longest ? nil : $0 }
  }

  /// The components that stand for `values`, up to the first that has none.
  static func components(of values: [AnyHashable]) -> [String] {
    values.map { component(for: $0) ?? "" }.prefix { !$0.isEmpty }.map(\.self)
  }

  /// Whether a visitor may type an address with a value of `type`: an app's own type that is
  /// `LosslessStringConvertible`, whose initializer can refuse a text. Those of Swift itself read
  /// any number and any text, and a `Codable` one any content.
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

  private static let typable = BoundedCache<ObjectIdentifier, Bool>(limit: 1_024)

  private static func text(for value: AnyHashable) -> String? {
    if let plain = value.base as? any LosslessStringConvertible { return plain.description }
    let encoder = JSONEncoder()
    // One value has one address, whatever order its keys came in.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // What cannot be encoded has no address of its own.
    guard let codable = value.base as? any Encodable, let json = try? encoder.encode(codable)
    else { return nil }
    let text = String(decoding: json, as: UTF8.self)
    // A JSON string stands for itself; our own JSON can always be read back.
    if text.hasPrefix("\""), let plain = try? JSONDecoder().decode(String.self, from: json) {
      return plain
    }
    return text
  }

  /// The value of `type` that `component` stands for.
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
    // Encoding a string cannot fail; it is tried as JSON and as the string it would stand for.
    for json in [Data(text.utf8), (try? JSONEncoder().encode(text)) ?? Data()] {
      // A component that is no value of this type is a mistyped address, not an error of ours.
      if let value = try? JSONDecoder().decode(V.self, from: json) { return AnyHashable(value) }
    }
    return nil
  }

  /// `component` made safe for one segment of a URL's path.
  static func escaped(_ component: String) -> String {
    component.addingPercentEncoding(withAllowedCharacters: segment) ?? ""
  }

  private static let segment = CharacterSet(
    charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~")
}

extension PageState {
  /// Takes the address of a path, up to the first value that has none.
  mutating func takeAddress(of values: [AnyHashable]) {
    components = PathCodec.components(of: values)
    isTypable = values.prefix(components.count).allSatisfy(PathCodec.isTypable)
  }
}
