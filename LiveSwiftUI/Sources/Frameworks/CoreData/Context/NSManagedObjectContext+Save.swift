// Saving a context, and undoing its changes.
import Foundation
import PersistentStore

extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the parent. After a failure they are kept, for another
  /// attempt.
  public final func save() throws {
    let info = try lock.withLock { () -> [AnyHashable: Any]? in
      mergeSaves()
      guard tracked.hasChanges else { return nil }
      NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
      for object in pending { object.willSave() }
      try mergeUnique()
      for object in tracked.inserted.values { try object.validateForInsert() }
      for object in tracked.changed.values { try object.validateForUpdate() }
      for object in tracked.deleted.values { try object.validateForDelete() }
      try write()
      let info = changes
      settle()
      return info
    }
    guard let info else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextDidSave, object: self, userInfo: info)
  }

  private var pending: [NSManagedObject] {
    Array(tracked.inserted.values) + Array(tracked.changed.values) + Array(tracked.deleted.values)
  }

  private func write() throws {
    var rows = RowChanges()
    // In the order of insertion, which the store keeps.
    for table in tracked.allTables {
      for object in table.objects where !object.isDeleted && object.isChanged {
        rows.written.append(try object.row())
      }
    }
    rows.deleted = tracked.deleted.values.map(\.objectID.row)
    if let parent {
      parent.lock.withLock { parent.adopt(rows) }
    } else if let persistentStoreCoordinator {
      try persistentStoreCoordinator.write(rows, from: self)
    } else {
      throw CoreDataError(.store, "The context has no store: load the container first.")
    }
  }

  /// Takes the changes as saved.
  private func settle() {
    let saved = Array(tracked.inserted.values) + Array(tracked.changed.values)
    let gone = Array(tracked.deleted.values)
    tracked.endChanges()
    for object in saved {
      object.isStored = true
      object.isChanged = false
      object.saved = nil
      object.objectID.isTemporaryID = false
      object.didSave()
    }
    for object in gone {
      object.didSave()
      object.managedObjectContext = nil
    }
  }

  /// Takes the changes of a child context, to be saved with this one.
  fileprivate func adopt(_ rows: RowChanges) {
    for row in rows.written {
      guard let entity = model?.entitiesByName[row.identity.entity] else { continue }
      let identity = NSManagedObjectID(entity, row.identity)
      do {
        if let known = existing(identity) {
          known.keep()
          let (saved, isStored) = (known.saved, known.isStored)
          try take(row, into: known)
          (known.saved, known.isStored, known.isChanged) = (saved, isStored, true)
          if !tracked.isInserted(known) { tracked.change(known) }
        } else {
          try register(row, entity)
          guard let made = tracked[row.identity] else { continue }
          made.isStored = false
          made.isChanged = true
          tracked.insert(made)
          notify(entity, nil)
        }
      } catch {
        StandardError.write("\(entity.key) cannot be taken from a child context: \(error)")
      }
    }
    for row in rows.deleted {
      if let known = existing(NSManagedObjectID(nil, row)) { remove(known) }
    }
  }

  /// Undoes all changes since the last save.
  public final func rollback() {
    lock.withLock {
      let new = Array(tracked.inserted.values)
      let old = Array(tracked.changed.values) + Array(tracked.deleted.values)
      tracked.undoChanges()
      for object in new {
        object.publish()
        object.managedObjectContext = nil
        object.isChanged = false
      }
      for object in old { revert(object) }
      for object in new + old { notify(object.entity, nil) }
    }
  }

  private func revert(_ object: NSManagedObject) {
    object.publish()
    object.isDeleted = false
    object.isChanged = false
    if let saved = object.saved { (object.values, object.links) = saved }
    object.saved = nil
  }

  /// The same as `rollback()`.
  public final func undo() { rollback() }

  /// Drops all objects and changes.
  public final func reset() {
    lock.withLock {
      for table in tracked.allTables {
        for object in table.objects { object.managedObjectContext = nil }
      }
      for name in tracked.reset() { shape(named: name).map { notify($0, nil) } }
    }
  }

  /// Takes the values of the last save again, unless changes are to be kept.
  public final func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    lock.withLock {
      guard !flag, tracked.unchange(object) else { return }
      revert(object)
      notify(object.entity, nil)
    }
  }

  /// Merges what other contexts saved.
  public final func refreshAllObjects() { lock.withLock { mergeSaves() } }

  /// Makes identities of new objects permanent; they are from the start.
  public final func obtainPermanentIDs(for objects: [NSManagedObject]) throws {}

  /// Records an object as one that a save must find unchanged; no difference here.
  public final func detectConflicts(for object: NSManagedObject) {}
}
