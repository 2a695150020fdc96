// Values that no two objects have.
import Foundation
import PersistentStore

extension NSManagedObjectContext {
  /// Throws if a new object has the unique values of an older one, or moves its values into that
  /// one, as the policy of the context is.
  func mergeUnique() throws {
    var seen: Set<String> = []
    for entity in tracked.inserted.values.map(\.entity)
    where !entity.uniques.isEmpty && seen.insert(entity.key).inserted {
      try load([entity])
      for names in entity.uniques { try mergeUnique(names, entity) }
    }
  }

  private func mergeUnique(_ names: [String], _ entity: NSEntityDescription) throws {
    try resolveDuplicates(
      among: tracked.table(entity.key).objects.lazy.filter { !$0.isDeleted },
      key: { object in
        names.map { name in
          object.values[name].map { AnyHashable($0) } ?? object.links[name]?.first
        }
      },
      isNew: tracked.isInserted,
      resolve: { older, object in
        switch (mergePolicy as? NSMergePolicy)?.kind ?? .error {
        case .error:
          throw CoreDataError(
            .conflict, "Another \(entity.key) has the same \(names.joined(separator: ", ")).")
        case .object, .overwrite: replace(older, by: object)
        case .store, .rollback: remove(object)
        }
      })
  }

  private func replace(_ older: NSManagedObject, by newer: NSManagedObject) {
    for name in older.entity.attributesByName.keys where newer.values[name] != older.values[name] {
      older.setValue(newer.value(forKey: name), forKey: name)
    }
    for relationship in older.entity.relationshipsByName.values {
      let related = newer.resolved(relationship.name)
      guard !related.isEmpty else { continue }
      newer.relate(relationship, to: [])
      older.relate(relationship, to: related)
    }
    remove(newer)
  }
}
