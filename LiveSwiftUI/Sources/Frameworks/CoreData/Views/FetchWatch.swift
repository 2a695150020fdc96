// The result of a request of one node.
import Foundation
import SwiftUI

/// The result of a request of one node, and its observation of the context.
@MainActor final class FetchWatch<Element: NSFetchRequestResult>: ContextObserver {
  let context: NSManagedObjectContext
  private(set) var results: [Element] = []
  /// The condition and the order that the view has set; nil for those of the request.
  private var own: FetchRequest<Element>.Configuration?
  private var initial: FetchRequest<Element>.Configuration?
  private var request: NSFetchRequest<Element>?
  private weak var node: Node?
  private var transaction: Transaction?
  private var isReported = false

  init(_ context: NSManagedObjectContext, _ node: Node) {
    self.context = context
    self.node = node
    context.add(self)
  }

  var configuration: FetchRequest<Element>.Configuration? { own ?? initial }

  func configure(_ new: FetchRequest<Element>.Configuration) {
    own = new
    markDirty()
  }

  func fetch(
    _ wanted: NSFetchRequest<Element>, _ initial: FetchRequest<Element>.Configuration,
    _ transaction: Transaction?
  ) {
    self.transaction = transaction
    // A request that the parent has changed replaces what the view has set.
    if let request, !Fetches.areSame(request, wanted) { own = nil }
    (request, self.initial) = (wanted, initial)
    guard let used = wanted.copy() as? NSFetchRequest<Element> else { return }
    if let own {
      used.predicate = own.nsPredicate
      used.sortDescriptors = own.nsSortDescriptors
    }
    do {
      results = try context.fetch(used)
    } catch {
      results = []
      if !isReported { StandardError.write("a view cannot fetch its objects: \(error)") }
      isReported = true
    }
  }

  nonisolated func contextChanged(_ entity: NSEntityDescription, _ key: String?) {
    // A change of any entity: conditions, orders and rows may read related objects too.
    onMainActor { self.markDirty() }
  }

  private func markDirty() {
    if let transaction {
      withTransaction(transaction) { node?.markDirty() }
    } else {
      node?.markDirty()
    }
  }
}
