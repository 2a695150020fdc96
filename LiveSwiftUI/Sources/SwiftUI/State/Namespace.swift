// `@Namespace`: names that two views share.
import Foundation

/// A name space for matching views with each other.
@propertyWrapper public struct Namespace {
  /// One namespace.
  public struct ID: Hashable, Sendable {
    let number: Int
  }

  private var id = ID(number: 0)

  /// A namespace that differs from all others.
  public init() {}

  /// A name that belongs to the place of the view, for as long as the view is there.
  public var wrappedValue: ID { id }
}

extension Namespace: GraphProperty {
  package nonisolated static var mayObserve: Bool { false }

  /// True: the place in the tree decides.
  package func readsSame(as other: Namespace) -> Bool { true }

  @MainActor package mutating func attach(to node: Node, slot: inout AnyObject?) {
    let box = slot as? StateBox<ID> ?? StateBox(ID(number: node.tree.nextNamespace()), owner: node)
    slot = box
    id = box.read()
  }
}

extension Namespace: Sendable {}
