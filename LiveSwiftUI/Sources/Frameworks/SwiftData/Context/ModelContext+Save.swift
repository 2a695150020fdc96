// Saving a context, and undoing its changes.
import Foundation
import PersistentStore

extension ModelContext {
  /// Writes all changes to the store. After a failure they are kept, for another attempt.
  public func save() throws {
    mergeSaves()
    guard hasChanges else { return }
    for model in deleted.values { try checkDenied(model) }
    NotificationCenter.default.post(name: Self.willSave, object: self)
    try mergeUnique()
    var changes = RowChanges()
    // In the order of insertion, which the store keeps.
    for table in tables.values {
      for model in table.models where !model.isDeleted && model.hasChanges {
        changes.written.append(try model._$backingData.row())
      }
    }
    changes.deleted = deleted.values.map(\.persistentModelID.row)
    try container.write(changes, from: self)
    let gone = tables.values.flatMap { $0.models.filter(\.isDeleted) }
    for model in gone { model._$backingData.context = nil }
    for table in tables.values { table.remove(gone) }
    for model in Array(inserted.values) + Array(changed.values) {
      model._$backingData.isStored = true
      model._$backingData.hasChanges = false
    }
    inserted = [:]
    changed = [:]
    deleted = [:]
    NotificationCenter.default.post(name: Self.didSave, object: self)
  }

  /// Undoes all changes since the last save.
  public func rollback() {
    let (new, old) = (inserted, Array(changed.values) + Array(deleted.values))
    inserted = [:]
    changed = [:]
    deleted = [:]
    for table in tables.values { table.remove(Array(new.values)) }
    for model in new.values {
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

  func take(_ row: StoredRow, into model: any PersistentModel) throws {
    let backing = model._$backingData
    try backing.take(row)
    for property in backing.entity.properties {
      property.mutate(model) {}
      for entry in observers { entry.observer?.contextChanged(backing.entity, property.path) }
    }
    for entry in observers { entry.observer?.contextChanged(backing.entity, nil) }
  }
}
