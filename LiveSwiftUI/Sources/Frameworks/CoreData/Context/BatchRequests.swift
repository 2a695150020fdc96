// Requests for many rows, past the objects in use.
public import Foundation
import PersistentStore

/// The result of a request to a store.
open class NSPersistentStoreResult: NSObject {}

/// The forms of a batch's result.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// Whether it succeeded.
  case resultTypeStatusOnly = 0
  /// The identities of the deleted objects.
  case resultTypeObjectIDs = 1
  /// The number of the deleted objects.
  case resultTypeCount = 2
}

/// Deletes the rows of the objects that a fetch describes.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  /// The form of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  /// The search for the objects.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchDeleteRequestType }

  /// Deletes what a search finds.
  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) { fetchRequest = fetch }

  /// Deletes the objects with some identities, all of one entity.
  public convenience init(objectIDs objects: [NSManagedObjectID]) {
    let fetch = NSFetchRequest<any NSFetchRequestResult>(
      entityName: objects.first?.row.entity ?? "")
    let wanted = Set(objects)
    fetch.predicate = NSPredicate { object, _ in
      (object as? NSManagedObject).map { wanted.contains($0.objectID) } ?? false
    }
    self.init(fetchRequest: fetch)
  }
}

/// The result of deleting many rows.
open class NSBatchDeleteResult: NSPersistentStoreResult {
  /// Whether it succeeded, the identities or the number, as the request asks for.
  open var result: Any?
  /// The form of the result.
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}

/// Inserts an object for each dictionary of values.
open class NSBatchInsertRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The values.
  open var objectsToInsert: [[String: Any]]?
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchInsertRequestType }

  /// Inserts objects of an entity.
  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    self.entityName = entityName
    objectsToInsert = dictionaries
  }

  /// Inserts objects of an entity.
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.key, objects: dictionaries)
  }
}

/// The result of inserting many rows.
open class NSBatchInsertResult: NSPersistentStoreResult {
  /// Whether it succeeded.
  open var result: Any?
}

/// Sets values of all objects that meet a condition.
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
  /// The name of the entity.
  public let entityName: String
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The values by the names of properties.
  open var propertiesToUpdate: [AnyHashable: Any]?
  /// The kind of the request.
  open override var requestType: NSPersistentStoreRequestType { .batchUpdateRequestType }

  /// Changes objects of an entity.
  public init(entityName: String) { self.entityName = entityName }
}

/// The result of changing many rows.
open class NSBatchUpdateResult: NSPersistentStoreResult {
  /// Whether it succeeded.
  open var result: Any?
}

extension NSManagedObjectContext {
  /// Runs a request for many rows at once, saved at once. The objects of all contexts follow.
  /// Throws if the store cannot be written.
  @discardableResult public final func execute(
    _ request: NSPersistentStoreRequest
  ) throws -> NSPersistentStoreResult {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    let result: NSPersistentStoreResult
    switch request {
    case let request as NSBatchDeleteRequest: result = try context.delete(request)
    case let request as NSBatchInsertRequest: result = try context.insert(request)
    case let request as NSBatchUpdateRequest: result = try context.update(request)
    default: throw CoreDataError(.store, "Use fetch(_:) for a fetch, and save() to save.")
    }
    lock.withLock { mergeSaves() }
    return result
  }

  private func delete(_ request: NSBatchDeleteRequest) throws -> NSBatchDeleteResult {
    let objects = try lock.withLock { try self.objects(for: request.fetchRequest) }
    var rows = RowChanges()
    rows.deleted = objects.map(\.objectID.row)
    try persistentStoreCoordinator?.write(rows, from: self)
    let result = NSBatchDeleteResult()
    result.resultType = request.resultType
    result.result =
      switch request.resultType {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: objects.map(\.objectID)
      case .resultTypeCount: objects.count
      }
    return result
  }

  private func insert(_ request: NSBatchInsertRequest) throws -> NSBatchInsertResult {
    for values in request.objectsToInsert ?? [] {
      let object = NSEntityDescription.insertNewObject(
        forEntityName: request.entityName, into: self)
      for (name, value) in values { object.setValue(value, forKey: name) }
    }
    try save()
    let result = NSBatchInsertResult()
    result.result = true
    return result
  }

  private func update(_ request: NSBatchUpdateRequest) throws -> NSBatchUpdateResult {
    let fetch = NSFetchRequest<NSManagedObject>(entityName: request.entityName)
    fetch.predicate = request.predicate
    for object in try self.fetch(fetch) {
      for (name, value) in request.propertiesToUpdate ?? [:] {
        if let name = name as? String { object.setValue(value, forKey: name) }
      }
    }
    try save()
    let result = NSBatchUpdateResult()
    result.result = true
    return result
  }
}
