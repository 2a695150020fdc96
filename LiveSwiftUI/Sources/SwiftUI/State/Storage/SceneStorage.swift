// `@SceneStorage`: values that outlive a reload.
import Foundation

/// A value stored with the window: it survives a reload and a restart of the server.
@propertyWrapper public struct SceneStorage<Value> {
  private let key: String
  private let initial: Value
  private let form: KeptForm<Value>
  private var location: Location<Value>?

  init(_ key: String, initial: Value, form: KeptForm<Value>) {
    self.key = key
    self.initial = initial
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

extension SceneStorage: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Whether both have the same key.
  package func readsSame(as other: SceneStorage<Value>) -> Bool { key == other.key }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let box =
      slot as? KeptBox<Value>
      ?? KeptBox(
        node.tree.sceneStorage[key].flatMap(form.decode) ?? initial, owner: node, key: key,
        encode: form.encode)
    slot = box
    location = box
  }
}

/// A state value that the browser also stores.
final class KeptBox<Value>: StateBox<Value>, @unchecked Sendable {
  // Constants; the tree is accessed on the main actor only.
  private let key: String
  private let encode: (Value) -> String?
  private weak let tree: Tree?

  init(_ value: Value, owner: Node, key: String, encode: @escaping (Value) -> String?) {
    self.key = key
    self.encode = encode
    tree = owner.tree
    super.init(value, owner: owner)
  }

  // Another view may have stored another value since.
  override var keepsEqual: Bool { true }

  @MainActor override func wasWritten() { tree?.stored.scene[key] = encode(current) }
}
