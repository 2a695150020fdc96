// What a context is asked for.
public import Foundation

/// The kinds of requests.
public enum NSPersistentStoreRequestType: UInt, Sendable {
  /// For objects.
  case fetchRequestType = 1
  /// To save objects.
  case saveRequestType = 2
  /// To insert many rows.
  case batchInsertRequestType = 5
  /// To change many rows.
  case batchUpdateRequestType = 6
  /// To delete many rows.
  case batchDeleteRequestType = 7
}

/// A request to a store.
open class NSPersistentStoreRequest: NSObject {
  /// The stores that are asked; nil for all.
  open var affectedStores: [NSPersistentStore]?
  /// The kind of the request.
  open var requestType: NSPersistentStoreRequestType { .fetchRequestType }
}

/// The forms of a fetch's result.
public struct NSFetchRequestResultType: OptionSet, Hashable, Sendable {
  /// The forms as bits.
  public let rawValue: UInt
  /// Makes a form of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Objects.
  public static let managedObjectResultType = NSFetchRequestResultType([])
  /// Identities of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Values of properties by their names.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A search for objects of an entity.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  /// The entity of the objects.
  open var entity: NSEntityDescription?
  /// The condition; nil for all objects.
  open var predicate: NSPredicate?
  /// The order; nil for that of the insertion.
  open var sortDescriptors: [NSSortDescriptor]?
  /// The most objects; 0 for any number.
  open var fetchLimit = 0
  /// The number of objects that are left out at the start.
  open var fetchOffset = 0
  /// No difference here.
  open var fetchBatchSize = 0
  /// The form of the result.
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  /// Whether objects that are not saved are found.
  open var includesPendingChanges = true
  /// Whether objects of the entities below are found.
  open var includesSubentities = true
  /// No difference here: the values are always read.
  open var includesPropertyValues = true
  /// No difference here: the values are always read.
  open var returnsObjectsAsFaults = true
  /// No difference here.
  open var shouldRefreshRefetchedObjects = false
  /// No difference here: related objects are read when they are used.
  open var relationshipKeyPathsForPrefetching: [String]?
  /// The properties of a result in dictionaries, as names or descriptions; nil for all.
  open var propertiesToFetch: [Any]?
  /// Whether each dictionary is in the result once.
  open var returnsDistinctResults = false
  private var name: String?

  /// A search without an entity.
  public override init() {}

  /// A search for the objects of an entity.
  public convenience init(entityName: String) {
    self.init()
    name = entityName
    if let type = ResultType.self as? NSManagedObject.Type { ManagedClasses.note(type) }
  }

  /// The name of the entity.
  open var entityName: String? { entity?.name ?? name }

  /// The objects in the context whose block runs; throws without one.
  open func execute() throws -> [ResultType] {
    throw CoreDataError(.store, "Fetch with the context: context.fetch(request).")
  }

  /// A search for the same, which can be changed apart.
  open override func copy() -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.entity, copy.name, copy.predicate) = (entity, name, predicate)
    (copy.sortDescriptors, copy.fetchLimit, copy.fetchOffset) =
      (sortDescriptors, fetchLimit, fetchOffset)
    (copy.resultType, copy.propertiesToFetch) = (resultType, propertiesToFetch)
    (copy.includesPendingChanges, copy.includesSubentities, copy.returnsDistinctResults) =
      (includesPendingChanges, includesSubentities, returnsDistinctResults)
    return copy
  }
}

/// Orders objects by a sort descriptor of Swift.
final class SwiftSortDescriptor: NSSortDescriptor {
  let compare: (Any, Any) -> ComparisonResult
  let path: AnyKeyPath?

  init<T>(_ descriptor: SortDescriptor<T>) {
    compare = { one, two in
      guard let one = one as? T, let two = two as? T else { return .orderedSame }
      return descriptor.compare(one, two)
    }
    path = descriptor.keyPath
    super.init(keyPath: \NSManagedObject.objectID, ascending: descriptor.order == .forward) {
      _, _ in
      .orderedSame
    }
  }
}

extension NSSortDescriptor {
  /// The order of two objects.
  func order(_ one: NSManagedObject, _ two: NSManagedObject) -> ComparisonResult {
    if let descriptor = self as? SwiftSortDescriptor { return descriptor.compare(one, two) }
    let order: ComparisonResult
    if let key {
      let isPath = key.contains(".")
      order =
        PredicateValue.order(
          isPath ? one.value(forKeyPath: key) : one.keyedValue(key),
          isPath ? two.value(forKeyPath: key) : two.keyedValue(key)) ?? .orderedSame
    } else {
      let path: AnyKeyPath = keyPath
      order = PredicateValue.order(one[keyPath: path], two[keyPath: path]) ?? .orderedSame
    }
    guard !ascending else { return order }
    return switch order {
    case .orderedAscending: .orderedDescending
    case .orderedDescending: .orderedAscending
    case .orderedSame: .orderedSame
    }
  }
}

extension [NSManagedObject] {
  /// The objects in an order; those that are the same in it keep theirs.
  func sorted(by descriptors: [NSSortDescriptor]) -> [NSManagedObject] {
    guard !descriptors.isEmpty else { return self }
    return enumerated().sorted { one, two in
      for each in descriptors {
        switch each.order(one.element, two.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return one.offset < two.offset
    }.map(\.element)
  }
}
