// A model, its store and the contexts of an app.
public import Foundation
import Synchronization

/// A model, its store and the contexts of an app.
///
/// Unchecked: the descriptions are for the time before the store is loaded, as on Apple's systems;
/// everything else does not change.
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  /// The name of the model, and of the store's file.
  public let name: String
  /// The context of the main thread, which all views share.
  public let viewContext: NSManagedObjectContext
  /// The model.
  public let managedObjectModel: NSManagedObjectModel
  /// The store, once it is loaded.
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  /// The stores: the first one is used.
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// A container of the model `name.xcdatamodeld` among the app's resources. Without one, loading
  /// the store fails.
  public convenience init(name: String) {
    let found = ResourceFolders.models(named: name).lazy.compactMap {
      NSManagedObjectModel(contentsOf: $0)
    }.first
    self.init(name: name, managedObjectModel: found ?? MissingModel())
  }

  /// A container of a model.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(
      managedObjectModel: managedObjectModel)
    viewContext = NSManagedObjectContext(concurrencyType: .mainQueueConcurrencyType)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    let file = name.replacing("/", with: "-") + ".sqlite"
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(
        url: Self.defaultDirectoryURL().appendingPathComponent(file))
    ]
    super.init()
  }

  /// The folder of stores: that for the app's own files.
  open class func defaultDirectoryURL() -> URL { URL.applicationSupportDirectory }

  /// Opens the store, or makes it, and reports its failure.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let descriptions = persistentStoreDescriptions
    guard !(managedObjectModel is MissingModel) else {
      let error = CoreDataError(
        .noModel, "There is no data model \(name).xcdatamodeld among the app's resources.")
      for each in descriptions { block(each, error) }
      return
    }
    for each in descriptions {
      persistentStoreCoordinator.addPersistentStore(with: each, completionHandler: block)
    }
  }

  /// A context for work beside the views.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }

  /// Runs a block with a context of its own.
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a block with a context of its own, and returns its result.
  public final func performBackgroundTask<T, E: Error>(
    _ block: @escaping (NSManagedObjectContext) throws(E) -> T
  ) async throws(E) -> T {
    let context = newBackgroundContext()
    return try await context.perform { () throws(E) -> T in try block(context) }
  }
}

/// The model of a container whose resources lack one.
private final class MissingModel: NSManagedObjectModel, @unchecked Sendable {}

/// A container that iCloud synchronizes on Apple's systems. Here it is a plain one.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  private static let isReported = Mutex(false)

  /// Opens the store, or makes it, and reports its failure.
  open override func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    let isKnown = Self.isReported.withLock { known in
      defer { known = true }
      return known
    }
    if !isKnown { StandardError.write("NSPersistentCloudKitContainer synchronizes nothing here.") }
    super.loadPersistentStores(completionHandler: block)
  }

  /// Prepares iCloud's database; no difference here.
  open func initializeCloudKitSchema(
    options: NSPersistentCloudKitContainerSchemaInitializationOptions = []
  ) throws {}
}

/// Settings of iCloud's database; no difference here.
public struct NSPersistentCloudKitContainerSchemaInitializationOptions: OptionSet, Sendable {
  /// The settings as bits.
  public let rawValue: UInt
  /// Makes settings of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Without changes.
  public static let dryRun = Self(rawValue: 2)
  /// With a description of the database.
  public static let printSchema = Self(rawValue: 4)
}

/// A database of iCloud; nothing is synchronized here.
open class NSPersistentCloudKitContainerOptions: NSObject {
  /// The name of the database.
  public let containerIdentifier: String

  /// Names a database.
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
