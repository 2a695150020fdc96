// Saving a context, and undoing its changes.
import Foundation
import PersistentStore

extension NSManagedObjectContext {
  /// Writes all changes to the store, or to the parent. After a failure they are kept, for another
  /// attempt.
  public final func save() throws {
    let info = try lock.withLock { () -> [AnyHashable: Any]? in
      mergeSaves()
      guard !(inserted.isEmpty && changed.isEmpty && deleted.isEmpty) else { return nil }
      NotificationCenter.default.post(name: .NSManagedObjectContextWillSave, object: self)
      for object in pending { object.willSave() }
      try mergeUnique()
      for object in inserted.values { try object.validateForInsert() }
      for object in changed.values { try object.validateForUpdate() }
      for object in deleted.values { try object.validateForDelete() }
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
    Array(inserted.values) + Array(changed.values) + Array(deleted.values)
  }

  private func write() throws {
    var rows = RowChanges()
    // In the order of insertion, which the store keeps.
    for table in tables.values {
      for object in table.objects where !object.isDeleted && object.isChanged {
        rows.written.append(try object.row())
      }
    }
    rows.deleted = deleted.keys.map(\.row)
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
    let saved = Array(inserted.values) + Array(changed.values)
    let gone = Array(deleted.values)
    for table in tables.values { table.remove(table.objects.filter(\.isDeleted)) }
    (inserted, changed, deleted) = ([:], [:], [:])
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
          if inserted[identity] == nil { changed[identity] = known }
        } else {
          try register(row, identity, entity)
          guard let made = table(entity.key)[identity] else { continue }
          made.isStored = false
          made.isChanged = true
          inserted[identity] = made
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
      let new = Array(inserted.values)
      let old = Array(changed.values) + Array(deleted.values)
      (inserted, changed, deleted) = ([:], [:], [:])
      for table in tables.values { table.remove(new) }
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
      for table in tables.values {
        for object in table.objects { object.managedObjectContext = nil }
      }
      let known = tables.keys.compactMap { model?.entitiesByName[$0] }
      (tables, inserted, changed, deleted) = ([:], [:], [:], [:])
      for entity in known { notify(entity, nil) }
    }
  }

  /// Takes the values of the last save again, unless changes are to be kept.
  public final func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    lock.withLock {
      guard !flag, changed.removeValue(forKey: object.objectID) != nil else { return }
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
