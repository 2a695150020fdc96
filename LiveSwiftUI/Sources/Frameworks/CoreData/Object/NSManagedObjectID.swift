// The identities of objects.
public import Foundation
import PersistentStore
import Synchronization

/// The identity of an object, the same before and after it is saved.
public final class NSManagedObjectID: NSObject, Sendable, NSFetchRequestResult {
  let row: RowIdentity
  private let temporary: Mutex<Bool>
  // The description outlives the identity: a model lasts as long as its stores.
  private let weakEntity: WeakEntity

  private struct WeakEntity: Sendable { weak let entity: NSEntityDescription? }

  init(_ entity: NSEntityDescription?, _ row: RowIdentity, isTemporary: Bool = false) {
    self.row = row
    temporary = Mutex(isTemporary)
    weakEntity = WeakEntity(entity: entity)
  }

  /// The entity of the object.
  public var entity: NSEntityDescription {
    weakEntity.entity ?? NSEntityDescription.unknown(row.entity)
  }

  /// Whether the object has not been saved yet.
  public internal(set) var isTemporaryID: Bool {
    get { temporary.withLock { $0 } }
    set { temporary.withLock { $0 = newValue } }
  }

  /// The store of the object; nil, as a container finds it by the entity.
  public var persistentStore: NSPersistentStore? { nil }

  /// The identity as an address, such as `x-coredata://store/Item/p0C3A…`.
  public func uriRepresentation() -> URL {
    var parts = URLComponents()
    parts.scheme = "x-coredata"
    parts.host = "store"
    parts.path = "/\(row.entity)/p\(row.id)"
    return parts.url ?? URL(fileURLWithPath: "/dev/null")
  }

  /// The row that an address names; nil for another address.
  static func row(of url: URL) -> RowIdentity? {
    let parts = url.pathComponents.filter { $0 != "/" }
    guard url.scheme == "x-coredata", parts.count == 2, parts[1].hasPrefix("p") else { return nil }
    return RowIdentity(entity: parts[0], id: String(parts[1].dropFirst()))
  }

  /// Whether both name the same object.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSManagedObjectID)?.row == row
  }
  /// A number of the identity.
  public override var hash: Int { row.hashValue }
  /// The identity as an address.
  public override var description: String { uriRepresentation().absoluteString }
}

extension NSManagedObjectID: CVarArg {
  /// No word: only formats of predicates take an identity.
  public var _cVarArgEncoding: [Int] { [0] }
}
