// `@AppStorage`: values of the app that outlive a reload.
import Foundation

/// A value kept under a key: all views with that key have the same value, and it survives a reload
/// and a restart of the server.
///
/// The browser keeps it with the page, as it keeps `@SceneStorage`, because one process serves many
/// people: each window has values of its own. A store that the app names is one for the process.
@propertyWrapper public struct AppStorage<Value> {
  private let key: String
  private let initial: Value
  private let store: UserDefaults?
  private let form: KeptForm<Value>
  private var location: Location<Value>?

  init(_ key: String, initial: Value, store: UserDefaults?, form: KeptForm<Value>) {
    self.key = key
    self.initial = initial
    self.store = store
    self.form = form
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

/// How a value becomes a text for the browser and a property of a store, and a value again.
struct KeptForm<Value> {
  let decode: (String) -> Value?
  let encode: (Value) -> String?
  let read: (Any) -> Value?
  let write: (Value) -> Any
}

extension KeptForm where Value: LosslessStringConvertible {
  /// The value itself.
  static var plain: KeptForm {
    KeptForm(
      decode: { Value($0) }, encode: { String($0) }, read: { $0 as? Value }, write: { $0 })
  }
}

extension KeptForm where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// The raw value; one that is no case any more counts as nothing kept.
  static var raw: KeptForm {
    KeptForm(
      decode: { Value.RawValue($0).flatMap(Value.init(rawValue:)) },
      encode: { String($0.rawValue) },
      read: { ($0 as? Value.RawValue).flatMap(Value.init(rawValue:)) }, write: { $0.rawValue })
  }
}

extension AppStorage: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Whether both have the same key and the same store.
  package func readsSame(as other: AppStorage<Value>) -> Bool {
    key == other.key && store === other.store
  }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let tree = node.tree
    // A key of `@SceneStorage` is another one, and so is that of a store.
    let name = store.map { "store.\(ObjectIdentifier($0).hashValue).\(key)" } ?? "app.\(key)"
    if let known = tree.appStorage[name] as? StateBox<Value> {
      location = known
      return
    }
    let box: StateBox<Value>
    if let store {
      let kept = store.object(forKey: key).flatMap(form.read)
      box = StoredBox(
        kept ?? initial, owner: tree.rootNode, key: key, store: store, write: form.write)
    } else {
      let kept = tree.sceneStorage[name].flatMap(form.decode)
      box = KeptBox(kept ?? initial, owner: tree.rootNode, key: name, encode: form.encode)
    }
    tree.appStorage[name] = box
    location = box
  }
}

/// A remembered value that a store of the process keeps as well.
private final class StoredBox<Value>: StateBox<Value>, @unchecked Sendable {
  // Never change; the store locks itself.
  private let key: String
  private let store: UserDefaults
  private let form: (Value) -> Any

  init(
    _ value: Value, owner: Node, key: String, store: UserDefaults, write: @escaping (Value) -> Any
  ) {
    (self.key, self.store, form) = (key, store, write)
    super.init(value, owner: owner)
  }

  override func write(_ value: Value) {
    super.write(value)
    store.set(form(value), forKey: key)
  }
}

extension AppStorage {
  /// A value kept as it is.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A value kept as it is.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A value kept as it is.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == Double {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A value kept as it is.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value == String {
    self.init(key, initial: wrappedValue, store: store, form: .plain)
  }

  /// A value kept as its raw text; a text that is no case any more counts as nothing kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initial: wrappedValue, store: store, form: .raw)
  }

  /// A value kept as its raw number; a number that is no case any more counts as nothing kept.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initial: wrappedValue, store: store, form: .raw)
  }
}
