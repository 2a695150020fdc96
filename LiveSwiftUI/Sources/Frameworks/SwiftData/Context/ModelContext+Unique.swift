// Values that no two models have.
import Foundation
import PersistentStore

extension ModelContext {
  /// Moves the values of a new model into an older one with the same unique values. From then on
  /// both objects are the same model.
  func mergeUnique() throws {
    let entities = tracked.inserted.values.map(\._$backingData.entity)
    var seen: Set<ObjectIdentifier> = []
    for entity in entities
    where !entity.uniques.isEmpty && seen.insert(ObjectIdentifier(entity)).inserted {
      try load(entity)
      for unique in entity.uniques { mergeUnique(unique, entity) }
    }
  }

  private func mergeUnique(_ properties: [Property], _ entity: Entity) {
    var gone: [any PersistentModel] = []
    resolveDuplicates(
      among: tracked.table(entity.name).objects.lazy.filter { !$0.isDeleted },
      key: { model in
        properties.map { property in
          property.destination == nil
            ? model._$backingData.values[property.name]?.key
            : model._$backingData.links[property.name]?.first.map { AnyHashable($0.identifier) }
        }
      },
      isNew: tracked.isInserted,
      resolve: { older, model in
        replace(older, by: model)
        gone.append(model)
      })
    guard !gone.isEmpty else { return }
    tracked.forget(gone, of: entity.name)
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
