// `@SceneStorage`, `@AppStorage`, `@Namespace` and `@FocusState`: what outlives a body in other ways.
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

  public var wrappedValue: Value {
    get { location?.read() ?? initial }
    nonmutating set { location?.write(newValue) }
  }

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

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, decode: { Value(rawValue: $0) }, encode: { $0.rawValue })
  }

  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(
      key, initial: wrappedValue, decode: { Int($0).flatMap(Value.init(rawValue:)) },
      encode: { String($0.rawValue) })
  }
}

/// A name space for matching views with each other.
@propertyWrapper public struct Namespace {
  /// One namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  public init() {}

  public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let box = slot as? StateBox<ID> ?? StateBox(ID(number: node.tree.nextNamespace()), owner: node)
    slot = box
    id = box.read()
  }
}

extension Namespace: Sendable {}

/// Which field has the keyboard, and a way to move it.
@propertyWrapper public struct FocusState<Value> where Value: Hashable {
  private let initial: Value
  private var box: StateBox<Value>?

  init(initial: Value) { self.initial = initial }

  public var wrappedValue: Value {
    get { box?.read() ?? initial }
    nonmutating set { box?.write(newValue) }
  }

  public var projectedValue: Binding { Binding(box: box, initial: initial) }

  /// A connection to a focus state.
  @propertyWrapper public struct Binding {
    let box: StateBox<Value>?
    let initial: Value

    public var wrappedValue: Value {
      get { box?.read() ?? initial }
      nonmutating set { box?.write(newValue) }
    }

    public var projectedValue: Binding { self }
  }
}

extension FocusState where Value == Bool {
  public init() { self.init(initial: false) }
}

extension FocusState {
  public init<T>() where Value == T?, T: Hashable { self.init(initial: nil) }
}

extension FocusState: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let known = slot as? StateBox<Value> ?? StateBox(initial, owner: node)
    slot = known
    box = known
  }
}
