// `@AppStorage`: values of the app that outlive a reload.
import Combine
import Foundation

/// A value stored under a key. All views with that key share it in all pages of a browser, and it
/// outlives them and the server.
///
/// The browser stores it in a cookie: one process serves many people, so each browser has its own
/// values, of up to 2,800 bytes together. A store that the app passes is shared by the whole
/// process.
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

  /// The current value. A write rerenders the views that read it and stores the value in the
  /// browser.
  public var wrappedValue: Value {
    get { location[or: initial] }
    nonmutating set { location[or: initial] = newValue }
    nonmutating _modify { yield &location[or: initial] }
  }

  /// A binding to the stored value.
  public var projectedValue: Binding<Value> {
    guard let location else { return .constant(initial) }
    return Binding(location: location)
  }
}

/// Conversions of a value to a text for the browser and to a property of a store, and back.
struct KeptForm<Value> {
  let decode: (String) -> Value?
  let encode: (Value) -> String?
  let read: (Any) -> Value?
  /// Nil removes the stored value.
  let write: (Value) -> Any?
}

extension KeptForm where Value: LosslessStringConvertible {
  /// Stores the value unchanged.
  static var plain: KeptForm {
    KeptForm(
      decode: { Value($0) }, encode: { String($0) }, read: { $0 as? Value }, write: { $0 })
  }
}

extension KeptForm where Value: RawRepresentable, Value.RawValue: LosslessStringConvertible {
  /// Stores the raw value; a raw value without a case counts as none stored.
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
    // Apart from the keys of other stores, and in the browser from those of the site's other apps.
    let name =
      store.map { "store.\(ObjectIdentifier($0).hashValue).\(key)" }
      ?? "\(tree.services.base) \(key)"
    if let known = tree.stored.app[name] as? StateBox<Value> {
      location = known
      return
    }
    let box: StateBox<Value>
    if let store {
      let kept = store.object(forKey: key).flatMap(form.read)
      box = StoredBox(
        kept ?? initial, initial: initial, owner: tree.rootNode, key: key, store: store, form: form)
    } else {
      box = BrowserBox(name: name, initial: initial, form: form, owner: tree.rootNode)
    }
    tree.stored.app[name] = box
    location = box
  }
}

extension AppStorage: PageProperty {
  mutating func attach(to page: Context) {
    var slot: AnyObject?
    attach(to: page.node, slot: &slot)
  }
}

/// A state value that is also written to a store of the process.
private final class StoredBox<Value>: StateBox<Value>, @unchecked Sendable {
  // Constants; the store locks itself.
  private let key: String
  private let store: UserDefaults
  private let initial: Value
  private let form: KeptForm<Value>

  init(
    _ value: Value, initial: Value, owner: Node, key: String, store: UserDefaults,
    form: KeptForm<Value>
  ) {
    (self.key, self.store, self.initial, self.form) = (key, store, initial, form)
    super.init(value, owner: owner)
  }

  // All pages change the values of a store.
  override var access: ExclusiveAccess { .to(store) }

  /// Reads the store each time, because other pages and the app itself write it too.
  override func read() -> Value {
    let known = super.read()
    let value: Value? =
      if let kept = store.object(forKey: key) { form.read(kept) } else { initial }
    guard let value else { return known }
    replace(with: value)
    return value
  }

  override func store(_ value: Value) {
    super.store(value)
    if let value = form.write(value) {
      store.set(value, forKey: key)
    } else {
      store.removeObject(forKey: key)
    }
  }
}
