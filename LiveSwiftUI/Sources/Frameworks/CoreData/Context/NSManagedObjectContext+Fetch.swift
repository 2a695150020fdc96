// Searching a context.
import Foundation
import FoundationAdditions
package import PersistentStore

extension NSManagedObjectContext {
  /// The objects that a request describes, in the form that it asks for.
  public final func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    try lock.withLock {
      let found = try objects(for: request)
      switch request.resultType {
      case .managedObjectIDResultType: return found.compactMap { $0.objectID as? T }
      case .countResultType: return [NSNumber(value: found.count) as? T].compactMap { $0 }
      case .dictionaryResultType: return dictionaries(of: found, for: request)
      default: return found.compactMap { $0 as? T }
      }
    }
  }

  /// The number of objects that a request describes.
  public final func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try lock.withLock { try objects(for: request).count }
  }

  func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    try load(request.includesSubentities ? entity.family : [entity])
    let family = request.includesSubentities ? entity.family : [entity]
    var found: [NSManagedObject] = []
    let all = family.flatMap { tracked.table($0.key).objects }.filter {
      !$0.isDeleted && (request.includesPendingChanges || $0.isStored)
    }
    if let predicate = request.predicate {
      let variables = [PredicateObjects.variable: PredicateObjects(all)]
      found = all.filter { predicate.evaluate(with: $0, substitutionVariables: variables) }
    } else {
      found = all
    }
    found = found.sorted(by: request.sortDescriptors ?? [])
    let start = min(max(request.fetchOffset, 0), found.count)
    let limit = request.fetchLimit > 0 ? request.fetchLimit : found.count
    let end = start + min(found.count - start, limit)
    return start == 0 && end == found.count ? found : Array(found[start..<end])
  }

  private func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    guard let model else {
      throw CoreDataError(.store, "The context has no store: load the container first.")
    }
    let type = T.self as? NSManagedObject.Type
    if let name = request.entityName, let entity = model.entitiesByName[name] { return entity }
    if let type, let entity = model.entity(of: type) { return entity }
    let name = request.entityName ?? type.map { "\($0)" } ?? "a request without one"
    throw CoreDataError(.invalidModel, "The model has no entity \(name).")
  }

  private func dictionaries<T>(of objects: [NSManagedObject], for request: NSFetchRequest<T>) -> [T]
  {
    let wanted = request.propertiesToFetch?.compactMap {
      $0 as? String ?? ($0 as? NSPropertyDescription)?.name
    }
    var seen: Set<NSDictionary> = []
    return objects.compactMap { object in
      let names = wanted ?? Array(object.entity.attributesByName.keys)
      let values = NSMutableDictionary()
      for name in names {
        if let value = object.value(forKey: name) { values[name] = value }
      }
      if request.returnsDistinctResults, !seen.insert(values).inserted { return nil }
      return values as? T ?? (values as? [String: Any]) as? T
    }
  }

  // MARK: By identity

  /// The object with an identity. Throws if the store has none.
  public final func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = lock.withLock({ existing(objectID) }), !object.isDeleted else {
      throw CoreDataError(.noObject, "There is no object \(objectID).")
    }
    return object
  }

  /// The object with an identity; a deleted one without values if the store has none.
  public final func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let object = lock.withLock({ existing(objectID) }) { return object }
    let entity = model?.entitiesByName[objectID.row.entity] ?? objectID.entity
    let blank = entity.managedClass.init(entity: entity, insertInto: nil)
    blank.objectID = objectID
    blank.isDeleted = true
    return blank
  }

  /// The object with an identity, if the context has read it already.
  public final func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    lock.withLock { tracked[objectID.row] }
  }

  // MARK: Reading rows

  /// Reads all rows of some entities, once.
  func load(_ entities: [NSEntityDescription]) throws {
    mergeSaves()
    if parent == nil, let count = try persistentStoreCoordinator?.foreignSaves() {
      try refresh(after: count)
    }
    for entity in entities {
      let table = tracked.table(entity.key)
      guard !table.isLoaded else { continue }
      for row in try rows(of: entity.key) where table[row.identity] == nil {
        try register(row, entity)
      }
      table.isLoaded = true
    }
  }

  private func rows(of entity: String) throws -> [StoredRow] {
    guard let parent else { return try persistentStoreCoordinator?.rows(of: entity) ?? [] }
    return try parent.lock.withLock {
      if let described = model?.entitiesByName[entity] { try parent.load([described]) }
      return try parent.tracked.table(entity).objects.filter { !$0.isDeleted }.map { try $0.row() }
    }
  }

  /// The object with an identity, read if needed; nil if the store has none.
  func existing(_ identity: NSManagedObjectID) -> NSManagedObject? {
    let name = identity.row.entity
    if let known = tracked[identity.row] { return known }
    guard let entity = shape(named: name), !tracked.table(name).isLoaded else { return nil }
    do {
      // Whoever follows one relationship mostly follows others too.
      try load([entity])
    } catch {
      StandardError.write("\(name) cannot be read: \(error)")
      return nil
    }
    return tracked[identity.row]
  }

  /// Makes the object of a row. Throws if the row cannot be read.
  package func register(_ row: StoredRow, _ entity: NSEntityDescription) throws {
    let object = entity.managedClass.init(entity: entity, insertInto: nil)
    object.objectID = NSManagedObjectID(entity, row.identity)
    try object.take(row)
    object.managedObjectContext = self
    tracked.add(object)
    object.awakeFromFetch()
  }

}
