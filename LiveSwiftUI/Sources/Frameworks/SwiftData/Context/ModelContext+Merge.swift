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

  /// The description of a class of the app; nil for another name.
  package func shape(named name: String) -> Entity? { container.schema.shape(named: name) }

  /// Whether an object is in the store, and whether a save would change its row.
  package func state(of model: any PersistentModel) -> (isStored: Bool, hasChanges: Bool) {
    (model._$backingData.isStored, model.hasChanges || model.isDeleted)
  }

  /// The identity of an object, the same before and after its first save.
  package func row(of model: any PersistentModel) -> RowIdentity { model.persistentModelID.row }

  /// Ends the life of an object that the store has lost, and notifies observers.
  package func detach(_ model: any PersistentModel) {
    let backing = model._$backingData
    backing.isDeleted = true
    backing.context = nil
    announce(backing.entity)
  }

  /// Notifies observers of a class.
  package func announce(_ entity: Entity) {
    for entry in observers { entry.observer?.contextChanged(entity, nil) }
  }

  /// The rows of a class. Throws if the store cannot be read.
  package func storedRows(of name: String) throws -> [StoredRow] { try container.rows(of: name) }

  /// Writes a failure to standard error.
  package func report(_ sentence: String) { StandardError.write(sentence) }
}
