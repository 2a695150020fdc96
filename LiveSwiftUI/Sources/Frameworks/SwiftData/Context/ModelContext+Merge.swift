// What other contexts and other processes saved.
import Foundation
import PersistentStore
import Synchronization

extension ModelContext {
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
        StandardError.write("\(entity.name) cannot be read: \(error)")
      }
    }
    for identifier in save.deleted.map({ PersistentIdentifier($0) }) {
      if let model = tables[identifier.entityName]?[identifier] { forget([model]) }
    }
  }

  /// Takes out models that are deleted from the store.
  private func forget(_ gone: [any PersistentModel]) {
    for model in gone {
      let backing = model._$backingData
      backing.isDeleted = true
      backing.context = nil
      let key = ObjectIdentifier(model)
      inserted[key] = nil
      changed[key] = nil
      deleted[key] = nil
      tables[backing.entity.name]?.remove([model])
      for entry in observers { entry.observer?.contextChanged(backing.entity, nil) }
    }
  }

  /// Reads all rows again that were read before, as another process has saved some.
  func refresh() throws {
    for entity in container.schema.shapes {
      guard let table = tables[entity.name], table.isLoaded else { continue }
      var save = RowChanges()
      save.written = try container.rows(of: entity.name)
      let present = Set(save.written.map(\.identity))
      save.deleted = table.models.filter { $0._$backingData.isStored }
        .map(\.persistentModelID.row).filter { !present.contains($0) }
      merge(save)
    }
  }
}
