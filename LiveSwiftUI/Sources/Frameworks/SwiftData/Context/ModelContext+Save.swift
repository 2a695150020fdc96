// Saving a context, and undoing its changes.
import Foundation
package import PersistentStore

extension ModelContext {
  /// Writes all changes to the store. After a failure they are kept, for another attempt.
  public func save() throws {
    mergeSaves()
    guard hasChanges else { return }
    for model in tracked.deleted.values { try checkDenied(model) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try mergeUnique()
    var changes = RowChanges()
    // In the order of insertion, which the store keeps.
    for table in tracked.allTables {
      for model in table.objects where !model.isDeleted && model.hasChanges {
        changes.written.append(try model._$backingData.row())
      }
    }
    changes.deleted = tracked.deleted.values.map(\.persistentModelID.row)
    try container.write(changes, from: self)
    for model in tracked.deleted.values { model._$backingData.context = nil }
    for model in Array(tracked.inserted.values) + Array(tracked.changed.values) {
      model._$backingData.isStored = true
      model._$backingData.hasChanges = false
    }
    tracked.endChanges()
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Undoes all changes since the last save.
  public func rollback() {
    let new = Array(tracked.inserted.values)
    let old = Array(tracked.changed.values) + Array(tracked.deleted.values)
    tracked.undoChanges()
    for model in new {
      model._$backingData.context = nil
      model._$backingData.hasChanges = false
      notify(model._$backingData.entity, nil)
    }
    for model in old {
      model._$backingData.isDeleted = false
      reread(model)
    }
  }

  private func checkDenied(_ model: any PersistentModel) throws {
    let backing = model._$backingData
    for property in backing.entity.properties where property.relationship?.deleteRule == .deny {
      guard backing.resolved(property.name).isEmpty else { throw SwiftDataError.deletionDenied }
    }
  }

  /// Takes the values of the store again, with all observers notified.
  private func reread(_ model: any PersistentModel) {
    let backing = model._$backingData
    do {
      guard let row = try container.row(model.persistentModelID) else { return }
      try take(row, into: model)
    } catch {
      StandardError.write("\(backing.entity.name) cannot be read: \(error)")
    }
  }

  /// Replaces the values by those of a row, and notifies observers. Throws if it cannot be read.
  package func take(_ row: StoredRow, into model: any PersistentModel) throws {
    let backing = model._$backingData
    try backing.take(row)
    for property in backing.entity.properties {
      property.mutate(model) {}
      for entry in observers { entry.observer?.contextChanged(backing.entity, property.path) }
    }
    for entry in observers { entry.observer?.contextChanged(backing.entity, nil) }
  }
}
