// The objects in use, and their changes.
public import Foundation
package import PersistentStore

/// The threads that use a context.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// Whichever made it.
  case confinementConcurrencyType = 0
  /// A queue of its own.
  case privateQueueConcurrencyType = 1
  /// The main thread.
  case mainQueueConcurrencyType = 2
}

/// Inserts, fetches, changes and deletes objects, and saves the changes.
///
/// Unchecked: each use of its state holds its lock. On Apple's systems an app that uses a context
/// on the wrong thread may fail; here it waits.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The threads that use a context.
  public enum ConcurrencyType: Sendable {
    /// A queue of its own.
    case privateQueue
    /// The main thread.
    case mainQueue
  }

  /// The threads that use the context.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The stores.
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.register(self)
    }
  }
  /// The context that takes the changes, in place of a store.
  open var parent: NSManagedObjectContext?
  /// The name of the context.
  open var name: String?
  /// Saves of other contexts are always merged; no difference here.
  open var automaticallyMergesChangesFromParent = false
  /// The policy for objects that conflict.
  open var mergePolicy: Any = NSErrorMergePolicy
  /// Nothing is recorded in it here.
  open var undoManager: UndoManager?
  /// No difference here.
  open var shouldDeleteInaccessibleFaults = true
  /// No difference here: objects last as long as their context.
  open var retainsRegisteredObjects = false
  /// No difference here.
  open var propagatesDeletesAtEndOfEvent = true
  /// No difference here.
  open var stalenessInterval: TimeInterval = -1
  /// The author of the changes; no difference here.
  open var transactionAuthor: String?
  /// Values of the app's own.
  public let userInfo = NSMutableDictionary()

  let lock = NSRecursiveLock()
  private var coordinator: NSPersistentStoreCoordinator?
  private let queue = DispatchQueue(label: "CoreData.NSManagedObjectContext")
  /// The objects in use, and their changes.
  package let tracked = TrackedObjects<NSManagedObject> { $0.objectID.row }
  var observers: [WeakObserver] = []
  private var isNotifying = false

  struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// A context without stores.
  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }

  /// A context without stores.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  // MARK: State

  /// Whether there are changes that are not saved.
  open var hasChanges: Bool {
    lock.withLock { tracked.hasChanges }
  }
  /// The objects that are new.
  open var insertedObjects: Set<NSManagedObject> { lock.withLock { Set(tracked.inserted.values) } }
  /// The objects that differ from their rows.
  open var updatedObjects: Set<NSManagedObject> { lock.withLock { Set(tracked.changed.values) } }
  /// The objects that are to be deleted.
  open var deletedObjects: Set<NSManagedObject> { lock.withLock { Set(tracked.deleted.values) } }
  /// The objects that the context has read or made.
  open var registeredObjects: Set<NSManagedObject> {
    lock.withLock { Set(tracked.allTables.flatMap(\.objects)) }
  }

  // MARK: Blocks

  /// Runs a block soon, on the queue of the context.
  open func perform(_ block: @escaping () -> Void) {
    // The block runs once, on the queue only.
    nonisolated(unsafe) let block = block
    if concurrencyType == .mainQueueConcurrencyType {
      Task { @MainActor in self.lock.withLock { block() } }
    } else {
      queue.async { self.lock.withLock { block() } }
    }
  }

  /// The time at which a block of `perform(schedule:_:)` runs; no difference here.
  public struct ScheduledTaskType: Sendable {
    private let name: String
    /// At once, if the queue of the context runs the caller.
    public static let immediate = ScheduledTaskType(name: "immediate")
    /// After the blocks that wait.
    public static let enqueued = ScheduledTaskType(name: "enqueued")
  }

  /// Runs a block on the queue of the context, and returns its result.
  public final func perform<T, E: Error>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws(E) -> T
  ) async throws(E) -> T {
    // The block runs once, and its result is used by the caller only.
    nonisolated(unsafe) let block = block
    nonisolated(unsafe) var result: Result<T, E>?
    func run() {
      lock.withLock {
        do throws(E) { result = .success(try block()) } catch { result = .failure(error) }
      }
    }
    if concurrencyType == .mainQueueConcurrencyType {
      await onMain { run() }
    } else {
      run()
    }
    guard let result else { preconditionFailure("The block of perform has run.") }
    return try result.get()
  }

  /// Runs a block, and returns its result.
  public final func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try lock.withLock(block)
  }

  // MARK: Changes

  /// Adds an object that was made without a context.
  open func insert(_ object: NSManagedObject) {
    lock.withLock { take(object) }
  }

  /// Deletes an object, and related ones whose rule is to go with it.
  open func delete(_ object: NSManagedObject) {
    lock.withLock { remove(own(object)) }
  }

  /// Adds an object, and those that it refers to.
  func take(_ object: NSManagedObject) {
    if object.isDeleted, object.managedObjectContext === self { return restore(object) }
    guard object.managedObjectContext == nil, !object.isDeleted else { return }
    object.managedObjectContext = self
    tracked.insert(object)
    object.isChanged = true
    let related = Array(object.loose.values)
    object.loose = [:]
    for other in related { take(other) }
    notify(object.entity, nil)
  }

  func objectChanged(_ object: NSManagedObject, _ key: String) {
    guard !object.isDeleted else { return }
    object.isChanged = true
    if object.isStored { tracked.change(object) }
    notify(object.entity, key)
  }

  func remove(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    object.publish()
    // A relationship whose rule is to deny is checked with the save.
    let related = object.entity.relationshipsByName.values.map { ($0, object.resolved($0.name)) }
    object.isDeleted = true
    tracked.delete(object)
    for (relationship, others) in related {
      for other in others {
        switch relationship.deleteRule {
        case .cascadeDeleteRule: remove(other)
        case .nullifyDeleteRule: relationship.part(other, from: object)
        case .noActionDeleteRule, .denyDeleteRule: break
        }
      }
    }
    if !object.isStored { object.managedObjectContext = nil }
    notify(object.entity, nil)
  }

  private func restore(_ object: NSManagedObject) {
    object.isDeleted = false
    tracked.restore(object)
    notify(object.entity, nil)
  }

  /// The object of this context for one of another context; the object itself if there is none.
  func own(_ object: NSManagedObject) -> NSManagedObject {
    guard let other = object.managedObjectContext, other !== self else { return object }
    return existing(object.objectID) ?? object
  }

  // MARK: Observers

  func notify(_ entity: NSEntityDescription, _ key: String?) {
    for entry in observers { entry.observer?.contextChanged(entity, key) }
    guard !isNotifying else { return }
    isNotifying = true
    perform { [weak self] in self?.processPendingChanges() }
  }

  func add(_ observer: any ContextObserver) {
    lock.withLock {
      observers = observers.filter { $0.observer != nil } + [WeakObserver(observer: observer)]
    }
  }

  /// Posts the changes that were made since the last post.
  open func processPendingChanges() {
    let info = lock.withLock { () -> [AnyHashable: Any]? in
      guard isNotifying else { return nil }
      isNotifying = false
      return changes
    }
    guard let info else { return }
    NotificationCenter.default.post(
      name: .NSManagedObjectContextObjectsDidChange, object: self, userInfo: info)
  }

  /// The changes for a notification.
  var changes: [AnyHashable: Any] {
    var info: [AnyHashable: Any] = [:]
    if !tracked.inserted.isEmpty { info[NSInsertedObjectsKey] = Set(tracked.inserted.values) }
    if !tracked.changed.isEmpty { info[NSUpdatedObjectsKey] = Set(tracked.changed.values) }
    if !tracked.deleted.isEmpty { info[NSDeletedObjectsKey] = Set(tracked.deleted.values) }
    return info
  }
}

/// Runs work on the main actor.
@MainActor private func onMain(_ work: @MainActor () -> Void) { work() }

/// Learns of changes in a context, at once.
protocol ContextObserver: AnyObject {
  /// An object was inserted or deleted, or the property with a name changed.
  func contextChanged(_ entity: NSEntityDescription, _ key: String?)
}
