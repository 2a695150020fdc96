// What other contexts and other processes saved.
public import Foundation
import PersistentStore
import Synchronization

extension NSManagedObjectContext {
  /// Takes over what other contexts have saved since.
  func mergeSaves() {
    let saves = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    for save in saves { merge(save) }
  }

  /// Takes a save of another context, at once if the context belongs to the main thread.
  func receive(_ rows: RowChanges) {
    inbox.withLock { $0.append(rows) }
    guard concurrencyType == .mainQueueConcurrencyType else { return }
    perform { [weak self] in self?.mergeSaves() }
  }

  private func merge(_ save: RowChanges) {
    for row in save.written {
      guard let entity = model?.entitiesByName[row.identity.entity] else { continue }
      let identity = NSManagedObjectID(entity, row.identity)
      do {
        if let known = table(entity.key)[identity] {
          // A change of this context that is not saved yet wins.
          if !known.isChanged, !known.isDeleted { try take(row, into: known) }
        } else if table(entity.key).isLoaded {
          try register(row, identity, entity)
          notify(entity, nil)
        }
      } catch {
        StandardError.write("\(entity.key) cannot be read: \(error)")
      }
    }
    for row in save.deleted {
      if let object = tables[row.entity]?[NSManagedObjectID(nil, row)] { forget(object) }
    }
  }

  /// Takes the values of a row, with observers notified.
  func take(_ row: StoredRow, into object: NSManagedObject) throws {
    object.publish()
    try object.take(row)
    notify(object.entity, nil)
  }

  /// Takes out an object that is deleted from the store.
  private func forget(_ object: NSManagedObject) {
    object.publish()
    object.isDeleted = true
    object.managedObjectContext = nil
    inserted[object.objectID] = nil
    changed[object.objectID] = nil
    deleted[object.objectID] = nil
    tables[object.entity.key]?.remove([object])
    notify(object.entity, nil)
  }

  /// Reads all rows again that were read before, as another process has saved some.
  func refresh() throws {
    guard let persistentStoreCoordinator else { return }
    for entity in model?.entities ?? [] {
      guard let table = tables[entity.key], table.isLoaded else { continue }
      var save = RowChanges()
      save.written = try persistentStoreCoordinator.rows(of: entity.key)
      let present = Set(save.written.map(\.identity))
      save.deleted = table.objects.filter(\.isStored).map(\.objectID.row).filter {
        !present.contains($0)
      }
      merge(save)
    }
  }

  /// Merges what other contexts saved; each context does so by itself.
  public final func mergeChanges(fromContextDidSave notification: Notification) {
    lock.withLock { mergeSaves() }
  }

  /// Merges what was saved elsewhere; each context does so by itself.
  public class func mergeChanges(
    fromRemoteContextSave changeNotificationData: [AnyHashable: Any],
    into contexts: [NSManagedObjectContext]
  ) {
    for context in contexts { context.lock.withLock { context.mergeSaves() } }
  }
}
