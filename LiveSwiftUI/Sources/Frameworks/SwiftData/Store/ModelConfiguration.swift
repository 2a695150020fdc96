// Where the models of a container are saved.
import Foundation
import FoundationAdditions

/// Where a container saves models.
public struct ModelConfiguration: Identifiable, Hashable, Sendable {
  /// A folder that apps of one author share on Apple's systems; no difference here.
  public struct GroupContainer: Hashable, Sendable {
    let identifier: String?

    /// The folder of the app's entitlements.
    public static var automatic: GroupContainer { GroupContainer(identifier: "") }
    /// The app's own folder.
    public static var none: GroupContainer { GroupContainer(identifier: nil) }
    /// The folder with an identifier.
    public static func identifier(_ groupName: String) -> GroupContainer {
      GroupContainer(identifier: groupName)
    }
  }

  /// A database of iCloud on Apple's systems; nothing is synchronized here.
  public struct CloudKitDatabase: Hashable, Sendable {
    let identifier: String?

    /// The database of the app's entitlements.
    public static var automatic: CloudKitDatabase { CloudKitDatabase(identifier: "") }
    /// No database.
    public static var none: CloudKitDatabase { CloudKitDatabase(identifier: nil) }
    /// The private database with a name.
    public static func `private`(_ privateDBName: String) -> CloudKitDatabase {
      CloudKitDatabase(identifier: privateDBName)
    }
  }

  /// The name of the store.
  public let name: String
  /// The classes of the store; nil for all of the container.
  public internal(set) var schema: Schema?
  /// The file. It is not made for a store in memory.
  public let url: URL
  /// Whether the models last as long as the container only.
  public let isStoredInMemoryOnly: Bool
  /// Whether saving is possible.
  public let allowsSave: Bool
  /// No difference here.
  public let groupContainer: GroupContainer
  /// No difference here.
  public let cloudKitDatabase: CloudKitDatabase

  /// The address of the file.
  public var id: URL { url }

  /// A store with a name, in the folder for the app's own files.
  public init(
    _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
    allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? "default"
    self.schema = schema
    self.isStoredInMemoryOnly = isStoredInMemoryOnly
    self.allowsSave = allowsSave
    self.groupContainer = groupContainer
    self.cloudKitDatabase = cloudKitDatabase
    let file = "\(self.name.replacing("/", with: "-")).store"
    url =
      isStoredInMemoryOnly
      ? URL(fileURLWithPath: "/dev/null")
      : URL.applicationSupportDirectory.appendingPathComponent(file)
  }

  /// A store in a file.
  public init(
    _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
    cloudKitDatabase: CloudKitDatabase = .automatic
  ) {
    self.name = name ?? url.deletingPathExtension().lastPathComponent
    self.schema = schema
    self.url = url
    isStoredInMemoryOnly = false
    self.allowsSave = allowsSave
    groupContainer = .none
    self.cloudKitDatabase = cloudKitDatabase
  }

  /// A store of some classes, in the default file.
  @_disfavoredOverload
  public init(for forTypes: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
    self.init(schema: Schema(forTypes), isStoredInMemoryOnly: isStoredInMemoryOnly)
  }
}
