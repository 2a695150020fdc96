// What other contexts and other processes saved.
public import Foundation
public import PersistentStore

extension NSManagedObjectContext: TrackingContext {
  /// Takes a save of another context, at once if the context belongs to the main thread.
  func receive(_ rows: RowChanges) {
    tracked.receive(rows)
    guard concurrencyType == .mainQueueConcurrencyType else { return }
    perform { [weak self] in self?.mergeSaves() }
  }

  /// The description of a class of the app; nil for another name.
  package func shape(named name: String) -> NSEntityDescription? { model?.entitiesByName[name] }

  /// Whether an object is in the store, and whether a save would change its row.
  package func state(of object: NSManagedObject) -> (isStored: Bool, hasChanges: Bool) {
    (object.isStored, object.isChanged || object.isDeleted)
  }

  /// The identity of an object, the same before and after its first save.
  package func row(of object: NSManagedObject) -> RowIdentity { object.objectID.row }

  /// Replaces the values by those of a row, and notifies observers. Throws if it cannot be read.
  package func take(_ row: StoredRow, into object: NSManagedObject) throws {
    object.publish()
    try object.take(row)
    notify(object.entity, nil)
  }

  /// Ends the life of an object that the store has lost, and notifies observers.
  package func detach(_ object: NSManagedObject) {
    object.publish()
    object.isDeleted = true
    object.managedObjectContext = nil
    notify(object.entity, nil)
  }

  /// Notifies observers of a class.
  package func announce(_ entity: NSEntityDescription) { notify(entity, nil) }

  /// The rows of a class. Throws if the store cannot be read.
  package func storedRows(of name: String) throws -> [StoredRow] {
    try persistentStoreCoordinator?.rows(of: name) ?? []
  }

  /// Writes a failure to standard error.
  package func report(_ sentence: String) { StandardError.write(sentence) }

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
