// `@Namespace`: names that two views share.
import Foundation

/// A namespace for matching views with each other.
@propertyWrapper public struct Namespace {
  /// The identity of one namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// A namespace that differs from all others.
  public init() {}

  /// An id that belongs to the view's position in the tree for as long as the view exists.
  public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// Always true: the position in the tree identifies the namespace.
  package func readsSame(as other: Namespace) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let box = slot as? StateBox<ID> ?? StateBox(ID(number: node.tree.nextNamespace()), owner: node)
    slot = box
    id = box.read()
  }
}

extension Namespace: Sendable {}
