// `@State` that survives a rebuild of the app, while a developer watches it.
import Foundation

/// Keeps plain `@State` values with the scene storage, so that an open page continues in the next
/// build of the app: which tab is chosen, which sheet is open, what is typed.
///
/// A value is found again by the position of its view and its place among the view's properties.
@MainActor enum KeptState {
  /// The longest kept value, in bytes.
  static let longest = 2_048

  /// A box that is kept; nil unless the tree keeps states and the value can be written as JSON.
  static func box<Value>(_ initial: Value, owner node: Node) -> StateBox<Value>? {
    guard node.tree.services.keepsStates, let form = form(of: Value.self) else { return nil }
    let key = node.tree.nextStateKey(of: node)
    // Once only: a view that appears again starts with its initial value, as ever.
    let kept = node.tree.keptStates.restored.removeValue(forKey: key).flatMap(form.decode)
    return KeptStateBox(
      kept ?? initial, owner: node, key: key, encode: form.encode, isRestored: kept != nil)
  }

  private static func form<Value>(of type: Value.Type) -> KeptForm<Value>? {
    guard let type = type as? any Codable.Type else { return nil }
    return form(as: Value.self, through: type)
  }

  private static func form<Value, Coded: Codable>(
    as: Value.Type, through type: Coded.Type
  ) -> KeptForm<Value> {
    KeptForm(
      decode: { text in
        // A value of an earlier form of the type counts as none.
        let list = try? JSONDecoder().decode([Coded].self, from: Data(text.utf8))
        return list?.first as? Value
      },
      encode: { value in
        // In a list, because a bare text or number is no JSON document for older decoders.
        guard let coded = value as? Coded, let data = try? JSONEncoder().encode([coded]),
          data.count <= longest
        else { return nil }
        return String(decoding: data, as: UTF8.self)
      },
      read: { $0 as? Value }, write: { $0 })
  }
}

/// A state value that the browser keeps until its view leaves the tree.
private final class KeptStateBox<Value>: StateBox<Value>, @unchecked Sendable {
  // Constants; the tree is accessed on the main actor only.
  private let key: String
  private let encode: (Value) -> String?
  private weak let tree: Tree?

  @MainActor init(
    _ value: Value, owner: Node, key: String, encode: @escaping (Value) -> String?,
    isRestored: Bool
  ) {
    self.key = key
    self.encode = encode
    tree = owner.tree
    super.init(value, owner: owner)
    if !isRestored { tree?.stored.scene[key] = nil }
  }

  @MainActor override func wasWritten() { tree?.stored.scene[key] = encode(current) }

  override func disown() {
    super.disown()
    onMainActor { self.tree?.stored.scene[self.key] = nil }
  }
}

extension Tree {
  /// The key of the next state of a node, whose states are attached one after the other.
  func nextStateKey(of node: Node) -> String {
    if let last = keptStates.lastOwner, last.node === node {
      keptStates.lastOwner = (last.node, last.count + 1)
    } else {
      keptStates.lastOwner = (node, 0)
    }
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for each in sequence(first: node, next: \.parent) {
      hash = (hash ^ each.position.hash) &* 0x100_0000_01B3
    }
    return "@\(String(hash, radix: 36)).\(keptStates.lastOwner?.count ?? 0)"
  }
}
