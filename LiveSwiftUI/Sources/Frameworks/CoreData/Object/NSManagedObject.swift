// Objects that a context saves.
public import Combine
public import Foundation
import FoundationAdditions
import PersistentStore

/// An element of the result of a fetch.
public protocol NSFetchRequestResult {}

extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

/// An object that a context saves. Its properties have the accessors that the plugin AppResources
/// writes.
open class NSManagedObject: NSObject, NSFetchRequestResult, ObservableObject {
  /// The entity of the object.
  public final let entity: NSEntityDescription
  /// The identity of the object.
  public final internal(set) var objectID: NSManagedObjectID
  /// The context of the object; nil before it is inserted and after its deletion is saved.
  public final internal(set) weak var managedObjectContext: NSManagedObjectContext?
  /// Whether the object is to be deleted with the next save.
  public final internal(set) var isDeleted = false
  /// Whether the store has a row of the object.
  final var isStored = false
  /// Whether the object differs from its row.
  final var isChanged = false
  final var values: [String: AttributeValue] = [:]
  final var links: [String: [NSManagedObjectID]] = [:]
  /// The values at the last save; nil if nothing has changed since.
  final var saved: (values: [String: AttributeValue], links: [String: [NSManagedObjectID]])?
  /// Related objects without a context.
  final var loose: [NSManagedObjectID: NSManagedObject] = [:]
  private var publisher: ObservableObjectPublisher?

  /// Makes an object and inserts it into a context, if there is one.
  public required init(
    entity: NSEntityDescription, insertInto context: NSManagedObjectContext?
  ) {
    self.entity = entity
    let row = RowIdentity(entity: entity.key, id: UUID().uuidString)
    objectID = NSManagedObjectID(entity, row, isTemporary: true)
    super.init()
    for (name, attribute) in entity.attributesByName {
      if let value = attribute.defaultValue {
        values[name] = AttributeValue(value, attribute.attributeType.kind)
      }
    }
    guard let context else { return }
    context.lock.withLock { context.take(self) }
    awakeFromInsert()
  }

  /// Makes an object of the class's entity and inserts it into a context.
  public convenience init(context moc: NSManagedObjectContext) {
    let entity = moc.model?.entity(of: Self.self)
    if entity == nil {
      StandardError.write("the model has no entity of the class \(Self.self).")
    }
    self.init(
      entity: entity ?? NSEntityDescription.unknown("\(Self.self)"),
      insertInto: entity == nil ? nil : moc)
  }

  /// Makes an object of the class's entity without a context.
  public override convenience init() {
    self.init(entity: Self.entity(), insertInto: nil)
  }

  /// The entity of the class, in the model that was loaded last.
  open class func entity() -> NSEntityDescription {
    LoadedModels.entity(of: self) ?? NSEntityDescription.unknown("\(self)")
  }

  /// A request of all objects of the class. One that a class declares itself comes first.
  @_disfavoredOverload open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    ManagedClasses.note(self)
    let request = NSFetchRequest<any NSFetchRequestResult>()
    request.entity = entity()
    return request
  }

  // MARK: State

  /// Whether the object is new.
  public final var isInserted: Bool { !isStored && managedObjectContext != nil && !isDeleted }
  /// Whether the object differs from its row.
  public final var isUpdated: Bool { isStored && isChanged && !isDeleted }
  /// Whether the object is new, changed or deleted since the last save.
  public final var hasChanges: Bool { isInserted || isUpdated || isDeleted }
  /// Whether a value differs from that of the last save.
  public final var hasPersistentChangedValues: Bool { !changedValues().isEmpty }
  /// Whether the values are yet to be read: never, as they are read with the object.
  public final var isFault: Bool { false }
  /// Whether the objects of a relationship are yet to be read.
  open func hasFault(forRelationshipNamed key: String) -> Bool { false }

  /// Publishes before the object changes.
  public final var objectWillChange: ObservableObjectPublisher {
    if let publisher { return publisher }
    let made = ObservableObjectPublisher()
    publisher = made
    return made
  }

  final func publish() { publisher?.send() }

  /// Runs work while no other thread uses the context.
  final func locked<R>(_ work: () throws -> R) rethrows -> R {
    guard let lock = managedObjectContext?.lock else { return try work() }
    return try lock.withLock(work)
  }

  // MARK: For classes of an app

  /// Called once the object is inserted.
  open func awakeFromInsert() {}
  /// Called once the object is read.
  open func awakeFromFetch() {}
  /// Called before a save.
  open func willSave() {}
  /// Called after a save.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Throws if the new object must not be saved.
  open func validateForInsert() throws { try validate() }
  /// Throws if the changed object must not be saved.
  open func validateForUpdate() throws { try validate() }
  /// Throws if the object must not be deleted.
  open func validateForDelete() throws { try validateDeletion() }
  /// Called before the values are dropped; no difference here.
  open func willTurnIntoFault() {}
  /// Called after the values were dropped; no difference here.
  open func didTurnIntoFault() {}
  /// Called before a value is read by accessors of an app; no difference here.
  open func willAccessValue(forKey key: String?) {}
  /// Called after a value was read by accessors of an app; no difference here.
  open func didAccessValue(forKey key: String?) {}

  /// Notifies observers that a value is about to change.
  open func willChangeValue(forKey key: String) { publish() }
  /// Marks a value as changed.
  open func didChangeValue(forKey key: String) {
    locked { managedObjectContext?.objectChanged(self, key) }
  }

  /// The entity and identity of the object.
  open override var description: String { "<\(type(of: self)): \(objectID)>" }
}
