// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The stores of a model.

public import Foundation
import PersistentStore
import Synchronization

/// The stores of a model, for contexts of any thread.
///
/// Unchecked: what changes is within a lock.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The name of the coordinator.
  open var name: String?

  private struct State {
    var rows: Rows?
    var stores: [NSPersistentStore] = []
    var contexts: [WeakContext] = []
  }
  private struct WeakContext { weak var context: NSManagedObjectContext? }

  // A lock that may be taken twice, as opening a store reads the state.
  private let lock = NSRecursiveLock()
  private var state = State()

  /// A coordinator without stores.
  public init(managedObjectModel model: NSManagedObjectModel) { managedObjectModel = model }

  /// The stores.
  open var persistentStores: [NSPersistentStore] { lock.withLock { state.stores } }

  // MARK: Stores

  /// Opens a store, or makes it. Throws if the file cannot be opened, or is no store; it is left as
  /// it is.
  @discardableResult open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription()
    (description.type, description.url) = (storeType, storeURL)
    description.configuration = configuration
    description.isReadOnly =
      (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue == true
    return try open(description)
  }

  /// Opens a store, or makes it. Throws if the file cannot be opened.
  @discardableResult public final func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }

  /// Opens a store, and reports its failure.
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      try open(storeDescription)
      block(storeDescription, nil)
    } catch {
      block(storeDescription, error)
    }
  }

  @discardableResult
  func open(_ description: NSPersistentStoreDescription) throws -> NSPersistentStore {
    try lock.withLock {
      guard state.rows == nil else {
        throw CoreDataError(.store, "A coordinator has one store here; another one is loaded.")
      }
      do {
        state.rows = try Rows(
          at: description.file, .coreData, allowsSave: !description.isReadOnly)
      } catch {
        throw CoreDataError(.store, "\(error)")
      }
      let store = NSPersistentStore(description)
      state.stores = [store]
      return store
    }
  }

  /// Closes a store.
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { (state.rows, state.stores) = (nil, []) }
  }

  /// Deletes the rows of a store that is open, or its file.
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    if let rows = lock.withLock({ state.stores.first?.url == url ? state.rows : nil }) {
      try rows.erase()
      return
    }
    for suffix in ["", "-wal", "-shm"] {
      let file = URL(fileURLWithPath: url.path + suffix)
      guard FileManager.default.fileExists(atPath: file.path) else { continue }
      try FileManager.default.removeItem(at: file)
    }
  }

  /// Deletes the rows of a store that is open, or its file.
  public final func destroyPersistentStore(
    at url: URL, type: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws {
    try destroyPersistentStore(at: url, ofType: type.rawValue, options: options)
  }

  /// The store with a file; nil if there is none.
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url == URL }
  }

  /// The file of a store.
  open func url(for store: NSPersistentStore) -> URL {
    store.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The identity that an address names; nil for another address.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let row = NSManagedObjectID.row(of: url),
      let entity = managedObjectModel.entitiesByName[row.entity]
    else { return nil }
    return NSManagedObjectID(entity, row)
  }

  /// Runs a block.
  public final func performAndWait<T>(_ block: () throws -> T) rethrows -> T {
    try lock.withLock(block)
  }

  /// Runs a request for many rows. Throws if the store cannot be written.
  @discardableResult open func execute(
    _ request: NSPersistentStoreRequest, with context: NSManagedObjectContext
  ) throws -> Any {
    try context.execute(request)
  }

  // MARK: Rows

  private func opened() throws -> Rows {
    guard let rows = lock.withLock({ state.rows }) else {
      throw CoreDataError(.store, "No store is loaded: call loadPersistentStores first.")
    }
    return rows
  }

  func rows(of entity: String) throws -> [StoredRow] {
    try failing { try opened().all(of: entity) }
  }

  func foreignSaves() throws -> Int { try failing { try opened().foreignSaves() } }

  func write(_ changes: RowChanges, from context: NSManagedObjectContext?) throws {
    let rows = try opened()
    guard rows.allowsSave else { throw CoreDataError(.store, "The store is read-only.") }
    try failing { try rows.write(changes) }
    let others = lock.withLock { state.contexts }
    for entry in others {
      if let other = entry.context, other !== context { other.receive(changes) }
    }
  }

  private func failing<R>(_ work: () throws -> R) throws -> R {
    do { return try work() } catch let error as StoreFailure {
      throw CoreDataError(.store, error.description)
    }
  }

  /// Hands the saves of other contexts to a context.
  func register(_ context: NSManagedObjectContext) {
    lock.withLock {
      state.contexts.removeAll { $0.context == nil || $0.context === context }
      state.contexts.append(WeakContext(context: context))
    }
  }
}
