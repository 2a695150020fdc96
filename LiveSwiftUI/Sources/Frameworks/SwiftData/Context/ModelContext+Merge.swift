// What other contexts and other processes saved.
import Foundation
package import PersistentStore

extension ModelContext: TrackingContext {
  /// Merges what other contexts saved into the main context.
  static func mergeOnMainActor(_ context: ModelContext?) {
    // The main context is used on the main actor only.
    nonisolated(unsafe) let context = context
    Task { @MainActor in context?.mergeSaves() }
  }

  package func shape(named name: String) -> Entity? { container.schema.shape(named: name) }

  package func state(of model: any PersistentModel) -> (isStored: Bool, hasChanges: Bool) {
    (model._$backingData.isStored, model.hasChanges || model.isDeleted)
  }

  package func row(of model: any PersistentModel) -> RowIdentity { model.persistentModelID.row }

  package func detach(_ model: any PersistentModel) {
    let backing = model._$backingData
    backing.isDeleted = true
    backing.context = nil
    announce(backing.entity)
  }

  package func announce(_ entity: Entity) {
    for entry in observers { entry.observer?.contextChanged(entity, nil) }
  }

  package func storedRows(of name: String) throws -> [StoredRow] { try container.rows(of: name) }

  package func report(_ sentence: String) { StandardError.write(sentence) }
}
