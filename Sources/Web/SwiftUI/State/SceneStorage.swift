// `@SceneStorage`: values that outlive a reload.
import Foundation

/// A value kept with the screen: it survives a reload and a restart of the server.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private let decode: (String) -> Value?
  private let encode: (Value) -> String?
  private var location: Location<Value>?

  init(
    _ key: String, initial: Value, decode: @escaping (String) -> Value?,
    encode: @escaping (Value) -> String?
  ) {
    self.key = key
    self.initial = initial
    self.decode = decode
    self.encode = encode
  }

  /// The value now. A write renders the views that read it, and the browser keeps it.
  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

  /// A binding to the kept value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

extension SceneStorage: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let tree = node.tree
    let box =
      slot as? StateBox<Value>
      ?? StateBox(tree.sceneStorage[key].flatMap(decode) ?? initial, owner: node)
    slot = box
    let (key, encode) = (key, encode)
    location = MappedLocation(
      read: { box.read() },
      write: { [weak tree] value in
        box.write(value)
        let text = encode(value)
        onMainActor { tree?.sceneStorage[key] = text }
      })
  }
}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initial: wrappedValue, decode: { Bool($0) }, encode: { String($0) })
  }

  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initial: wrappedValue, decode: { Int($0) }, encode: { String($0) })
  }

  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initial: wrappedValue, decode: { Double($0) }, encode: { String($0) })
  }

  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initial: wrappedValue, decode: { $0 }, encode: { $0 })
  }

  /// Kept as the raw text; a text that is no case any more counts as nothing kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }

  /// Kept as the raw number; a number that is no case any more counts as nothing kept.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, initial: wrappedValue, decode: { Int($0).flatMap(Value.init(rawValue:)) },
      encode: { String($0.rawValue) })
  }
}
