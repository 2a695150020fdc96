// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The file of a container's objects.

public import Foundation

/// The store in a file of SQLite.
public let NSSQLiteStoreType = "SQLite"
/// The store in memory.
public let NSInMemoryStoreType = "InMemory"
/// A store in a file; it is of SQLite too.
public let NSBinaryStoreType = "Binary"
/// The option to convert the rows of older models, which is always so.
public let NSMigratePersistentStoresAutomaticallyOption =
  "NSMigratePersistentStoresAutomaticallyOption"
/// The option to find out how older models differ, which is always so.
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
/// The option not to write.
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
/// The option to record changes; no difference here.
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
/// The option to post changes of iCloud; no difference here.
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"

/// The file, or the memory, of a container's objects.
open class NSPersistentStoreDescription: NSObject {
  /// The type of the store.
  open var type = NSSQLiteStoreType
  /// The file; `/dev/null` for a store in memory.
  open var url: URL?
  /// The part of the model that is saved here; no difference here.
  open var configuration: String?
  /// Whether saving is impossible.
  open var isReadOnly = false
  /// Whether the store is opened later; it is opened at once here.
  open var shouldAddStoreAsynchronously = false
  /// Whether rows of older models are converted, which is always so.
  open var shouldMigrateStoreAutomatically = true
  /// Whether it is found out how older models differ, which is always so.
  open var shouldInferMappingModelAutomatically = true
  /// The seconds to wait for another process; no difference here.
  open var timeout: TimeInterval = 240
  /// The database of iCloud; nothing is synchronized here.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  /// The settings by their names.
  open private(set) var options: [String: NSObject] = [:]

  /// A store in a file.
  public init(url: URL) { self.url = url }

  /// A store without a file.
  public override init() {}

  /// Changes a setting.
  open func setOption(_ option: NSObject?, forKey key: String) {
    options[key] = option
    if key == NSReadOnlyPersistentStoreOption {
      isReadOnly = (option as? NSNumber)?.boolValue == true
    }
  }

  /// Changes a setting of SQLite; no difference here.
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) {}

  /// The file; nil for a store in memory.
  var file: URL? {
    type == NSInMemoryStoreType || url?.path == "/dev/null" ? nil : url
  }
}

/// A store of a coordinator.
open class NSPersistentStore: NSObject {
  /// The type of the store.
  public let type: String
  /// The file.
  open var url: URL?
  /// The part of the model that is saved here.
  public let configurationName: String
  /// Whether saving is impossible.
  open var isReadOnly: Bool
  /// The identity of the store.
  open var identifier: String!
  /// Information on the store.
  open var metadata: [String: Any]!

  /// The types of stores.
  public struct StoreType: Hashable, Sendable {
    /// The name of the type.
    public let rawValue: String
    /// In a file of SQLite.
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    /// In a file, which is of SQLite too.
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
    /// In memory.
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
  }

  init(_ description: NSPersistentStoreDescription) {
    type = description.type
    url = description.url
    configurationName = description.configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    isReadOnly = description.isReadOnly
    identifier = "store"
    metadata = ["NSStoreType": description.type, "NSStoreUUID": "store"]
  }
}
