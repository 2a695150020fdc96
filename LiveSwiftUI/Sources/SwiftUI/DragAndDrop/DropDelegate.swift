// Delegates of drops, and what they learn of the items.
import Foundation
public import UniformTypeIdentifiers

/// The effect of a drop on its items.
public enum DropOperation: Sendable {
  /// The drop has no effect.
  case cancel
  /// The drop is not allowed.
  case forbidden
  /// The items are copied.
  case copy
  /// The items are moved.
  case move
}

/// The effect that a delegate proposes. The pointer does not change with it, because the answer
/// would come too late for the browser.
public struct DropProposal: Sendable {
  /// The effect.
  public let operation: DropOperation

  /// A proposal of an effect.
  public init(operation: DropOperation) { self.operation = operation }
}

/// The items over a view, and their position.
public struct DropInfo {
  /// The position of the pointer in the view.
  public let location: CGPoint
  let providers: [NSItemProvider]
  let isUnknown: Bool

  /// Whether an item has one of these types. For items from outside that are not dropped yet it is
  /// true, because the browser keeps them to itself until then.
  public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
    isUnknown || !itemProviders(for: contentTypes).isEmpty
  }

  /// The items that have one of these types.
  public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
    providers.filter { provider in
      contentTypes.contains { provider.form($0) != nil }
    }
  }
}

/// An object that decides on drops over a view.
@MainActor @preconcurrency public protocol DropDelegate {
  /// Whether the items can be dropped; true unless implemented.
  @MainActor @preconcurrency func validateDrop(info: DropInfo) -> Bool
  /// Takes the items, and returns whether it did.
  @MainActor @preconcurrency func performDrop(info: DropInfo) -> Bool
  /// Called when the items come over the view; does nothing unless implemented.
  @MainActor @preconcurrency func dropEntered(info: DropInfo)
  /// Called when the items move over the view, some times a second; nil unless implemented.
  @MainActor @preconcurrency func dropUpdated(info: DropInfo) -> DropProposal?
  /// Called when the items leave the view without a drop; does nothing unless implemented.
  @MainActor @preconcurrency func dropExited(info: DropInfo)
}

extension DropDelegate {
  /// Accepts the items.
  public func validateDrop(info: DropInfo) -> Bool { true }

  /// Does nothing.
  public func dropEntered(info: DropInfo) {}

  /// Keeps the last proposal.
  public func dropUpdated(info: DropInfo) -> DropProposal? { nil }

  /// Does nothing.
  public func dropExited(info: DropInfo) {}
}
