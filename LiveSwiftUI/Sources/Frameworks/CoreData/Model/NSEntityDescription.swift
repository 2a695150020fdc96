// The kinds of objects of a model.
import DataModel
public import Foundation
import Synchronization

/// A kind of object.
///
/// Unchecked: as on Apple's systems, a description does not change once a store uses it.
open class NSEntityDescription: NSObject, @unchecked Sendable {
  /// The name of the entity.
  open var name: String?
  /// The name of the class of the objects.
  open var managedObjectClassName: String!
  /// Whether only entities below this one have objects.
  open var isAbstract = false
  /// The properties, with those of the entities above.
  open var properties: [NSPropertyDescription] {
    get { (superentity?.properties ?? []) + own }
    set {
      own = newValue
      for each in own { each.entity = self }
      index.withLock { $0 = nil }
    }
  }
  /// The entities whose parent is this one.
  open var subentities: [NSEntityDescription] = [] {
    didSet { for each in subentities { each.superentity = self } }
  }
  /// The entity whose properties this one has too.
  open internal(set) weak var superentity: NSEntityDescription?
  /// The model of the entity.
  open internal(set) weak var managedObjectModel: NSManagedObjectModel!
  /// The properties that together no two objects share, as names or descriptions.
  open var uniquenessConstraints: [[Any]] = []
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// An earlier name of the entity; no difference here.
  open var renamingIdentifier: String?

  private var own: [NSPropertyDescription] = []
  private let index = Mutex<Index?>(nil)
  private let found = Mutex<NSManagedObject.Type?>(nil)

  // Unchecked: the descriptions are as constant as the entity.
  private struct Index: @unchecked Sendable {
    var attributes: [String: NSAttributeDescription] = [:]
    var relationships: [String: NSRelationshipDescription] = [:]
  }

  /// An entity without a name and properties.
  public override init() {}

  private var indexed: Index {
    if let known = index.withLock({ $0 }) { return known }
    var made = Index()
    for each in properties {
      if let each = each as? NSAttributeDescription { made.attributes[each.name] = each }
      if let each = each as? NSRelationshipDescription { made.relationships[each.name] = each }
    }
    let kept = made
    index.withLock { $0 = kept }
    return kept
  }

  /// The values by their names.
  open var attributesByName: [String: NSAttributeDescription] { indexed.attributes }
  /// The relationships by their names.
  open var relationshipsByName: [String: NSRelationshipDescription] { indexed.relationships }
  /// The properties by their names.
  open var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { $1 }
  }

  /// The relationships to an entity.
  open func relationships(forDestination entity: NSEntityDescription) -> [NSRelationshipDescription]
  {
    relationshipsByName.values.filter { $0.destinationEntity === entity }
  }

  /// Whether the entity is another one, or below it.
  open func isKindOf(entity: NSEntityDescription) -> Bool {
    self === entity || name == entity.name || superentity?.isKindOf(entity: entity) == true
  }

  var key: String { name ?? managedObjectClassName ?? "" }

  /// This entity and all below it.
  var family: [NSEntityDescription] { [self] + subentities.flatMap(\.family) }

  /// The names of the properties that together are unique, with those of the entities above.
  var uniques: [[String]] {
    (superentity?.uniques ?? [])
      + uniquenessConstraints.map { list in
        list.compactMap { $0 as? String ?? ($0 as? NSPropertyDescription)?.name }
      }
  }

  /// The class of the objects: that of the app, if it is found.
  var managedClass: NSManagedObject.Type {
    if let known = found.withLock({ $0 }) { return known }
    guard let name = managedObjectClassName, let type = ManagedClasses.named(name) else {
      return NSManagedObject.self
    }
    found.withLock { $0 = type }
    return type
  }

  /// The entity of a model with a name; nil if there is none.
  open class func entity(
    forEntityName entityName: String, in context: NSManagedObjectContext
  ) -> NSEntityDescription? {
    context.model?.entitiesByName[entityName]
  }

  /// Makes an object of an entity of the context's model. Without such an entity the object has no
  /// properties and is never saved.
  open class func insertNewObject(
    forEntityName entityName: String, into context: NSManagedObjectContext
  ) -> NSManagedObject {
    guard let entity = entity(forEntityName: entityName, in: context) else {
      StandardError.write("the model has no entity \(entityName).")
      return NSManagedObject(entity: unknown(entityName), insertInto: nil)
    }
    return entity.managedClass.init(entity: entity, insertInto: context)
  }

  /// An entity that no model has.
  static func unknown(_ name: String) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.managedObjectClassName = name
    return entity
  }
}

/// The classes of an app, by the names that a model has for them.
enum ManagedClasses {
  private struct Modules {
    var names: [String] = []
    var types: Set<ObjectIdentifier> = []
  }

  private static let modules = Mutex<Modules?>(nil)

  /// Records the module of a class, in which others may be too.
  static func note(_ type: NSManagedObject.Type) {
    guard type != NSManagedObject.self else { return }
    modules.withLock { modules in
      var known = modules ?? Modules(names: initial)
      if known.types.insert(ObjectIdentifier(type)).inserted,
        let name = String(reflecting: type).split(separator: ".").first.map(String.init),
        !known.names.contains(name)
      {
        known.names.append(name)
      }
      modules = known
    }
  }

  /// The class with a name; nil if no module has one.
  static func named(_ name: String) -> NSManagedObject.Type? {
    let names = modules.withLock { modules in
      let known = modules ?? Modules(names: initial)
      modules = known
      return known.names
    }
    let simple = name.split(separator: ".").last.map(String.init) ?? name
    return names.lazy.compactMap {
      NSClassFromString("\($0).\(simple)") as? NSManagedObject.Type
    }.first
  }

  /// The program, and the modules `App` of the folders `Package_App.resources` beside it.
  private static var initial: [String] {
    let program = Bundle.main.executableURL?.lastPathComponent ?? ""
    let folders = ResourceFolders.all.map { $0.deletingPathExtension().lastPathComponent }
    let parts = folders.flatMap { name in
      name.indices.filter { name[$0] == "_" }.map { String(name[name.index(after: $0)...]) }
    }
    return ([program] + parts).map { $0.replacing("-", with: "_") }.filter { !$0.isEmpty }
  }
}
