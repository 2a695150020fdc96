// Saving a context, undoing its changes, and merging those of other contexts.
import Foundation
import Synchronization

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
    changes.deleted = deleted.values.map(\.persistentModelID)
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
      let sentence = "SwiftData: \(backing.entity.name) cannot be read: \(error)\n"
      FileHandle.standardError.write(Data(sentence.utf8))
    }
  }

  private func take(_ row: StoredRow, into model: any PersistentModel) throws {
    let backing = model._$backingData
    try backing.take(row)
    for property in backing.entity.properties {
      property.mutate(model) {}
      for entry in observers { entry.observer?.contextChanged(backing.entity, property.path) }
    }
    for entry in observers { entry.observer?.contextChanged(backing.entity, nil) }
  }

  // MARK: Other contexts

  /// Merges what other contexts saved into the main context.
  static func mergeOnMainActor(_ context: ModelContext?) {
    // The main context is used on the main actor only.
    nonisolated(unsafe) let context = context
    Task { @MainActor in context?.mergeSaves() }
  }

  /// Takes over what other contexts have saved since.
  func mergeSaves() {
    let saves = inbox.withLock { inbox in
      defer { inbox = [] }
      return inbox
    }
    for save in saves { merge(save) }
  }

  private func merge(_ save: RowChanges) {
    for row in save.written {
      guard let entity = container.schema.shape(named: row.identifier.entityName) else { continue }
      do {
        if let known = table(entity)[row.identifier] {
          // A change of this context that is not saved yet wins.
          if !known.hasChanges, !known.isDeleted { try take(row, into: known) }
        } else if table(entity).isLoaded {
          try register(row, entity)
          for entry in observers { entry.observer?.contextChanged(entity, nil) }
        }
      } catch {
        let sentence = "SwiftData: \(entity.name) cannot be read: \(error)\n"
        FileHandle.standardError.write(Data(sentence.utf8))
      }
    }
    for identifier in save.deleted {
      guard let model = tables[identifier.entityName]?[identifier] else { continue }
      let backing = model._$backingData
      backing.isDeleted = true
      backing.context = nil
      tables[identifier.entityName]?.remove([model])
      inserted[ObjectIdentifier(model)] = nil
      changed[ObjectIdentifier(model)] = nil
      deleted[ObjectIdentifier(model)] = nil
      for entry in observers { entry.observer?.contextChanged(backing.entity, nil) }
    }
  }

  // MARK: Unique values

  /// Moves the values of a new model into an older one with the same unique values. From then on
  /// both objects are the same model.
  private func mergeUnique() throws {
    let entities = inserted.values.map(\._$backingData.entity).filter { !$0.uniques.isEmpty }
    var seen: Set<ObjectIdentifier> = []
    for entity in entities where seen.insert(ObjectIdentifier(entity)).inserted {
      try load(entity)
      for unique in entity.uniques { mergeUnique(unique, entity) }
    }
  }

  private func mergeUnique(_ properties: [Property], _ entity: Entity) {
    var known: [[AnyHashable]: any PersistentModel] = [:]
    var gone: [any PersistentModel] = []
    for model in table(entity).models where !model.isDeleted {
      let key = properties.compactMap { property in
        property.destination == nil
          ? model._$backingData.values[property.name]?.key
          : model._$backingData.links[property.name]?.first.map { AnyHashable($0.identifier) }
      }
      // As in SQL, nil is equal to nothing.
      guard key.count == properties.count else { continue }
      guard let older = known[key] else {
        known[key] = model
        continue
      }
      guard inserted[ObjectIdentifier(model)] != nil else { continue }
      replace(older, by: model)
      gone.append(model)
    }
    guard !gone.isEmpty else { return }
    table(entity).remove(gone)
    for model in gone { inserted[ObjectIdentifier(model)] = nil }
    notify(entity, nil)
  }

  private func replace(_ older: any PersistentModel, by newer: any PersistentModel) {
    let (old, new) = (older._$backingData, newer._$backingData)
    for property in old.entity.properties {
      if property.destination == nil {
        guard let value = new.values[property.name] else { continue }
        property.mutate(older) { old.values[property.name] = value }
      } else {
        let related = new.resolved(property.name)
        for other in related { property.part(other, from: newer) }
        if !related.isEmpty { old.relate(older, property.name, to: related) }
      }
      modelChanged(old, property.path)
    }
    newer._$backingData = old
  }
}
