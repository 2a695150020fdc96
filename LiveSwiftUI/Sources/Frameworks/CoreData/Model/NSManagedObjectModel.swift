// The model of an app: its entities.
package import DataModel
public import Foundation
import Synchronization

/// The entities of an app.
///
/// Unchecked: as on Apple's systems, a model does not change once a store uses it.
open class NSManagedObjectModel: NSObject, @unchecked Sendable {
  /// The entities.
  open var entities: [NSEntityDescription] = [] {
    didSet {
      for each in entities { each.managedObjectModel = self }
      LoadedModels.add(self)
    }
  }
  private let byType = Mutex<[ObjectIdentifier: NSEntityDescription]>([:])

  /// A model without entities.
  public override init() {}

  /// Reads a model of Xcode: a folder `xcdatamodeld` or `xcdatamodel`. The address of a compiled
  /// model, `Model.momd`, stands for `Model.xcdatamodeld` beside it. Nil if there is no valid
  /// model, which is reported in the server's log.
  public convenience init?(contentsOf url: URL) {
    do {
      self.init(try DataModel(reading: Self.source(of: url)))
    } catch {
      StandardError.write(error.description)
      return nil
    }
  }

  private static func source(of url: URL) -> URL {
    guard ["momd", "mom"].contains(url.pathExtension) else { return url }
    let name = url.deletingPathExtension().lastPathComponent
    let beside = url.deletingPathExtension().appendingPathExtension("xcdatamodeld")
    guard !FileManager.default.fileExists(atPath: beside.path) else { return beside }
    return ResourceFolders.models(named: name).first ?? beside
  }

  /// The entities of several models.
  public convenience init?(byMerging models: [NSManagedObjectModel]?) {
    guard let models else { return nil }
    self.init()
    entities = models.flatMap(\.entities)
  }

  /// The entities of all models among the app's resources; nil if there is none.
  open class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? {
    let models = ResourceFolders.models().compactMap { NSManagedObjectModel(contentsOf: $0) }
    guard !models.isEmpty else { return nil }
    return models.count == 1 ? models[0] : NSManagedObjectModel(byMerging: models)
  }

  /// A model as it was read.
  package convenience init(_ model: DataModel) {
    self.init()
    let made = model.entities.map { NSEntityDescription($0) }
    let byName = Dictionary(made.map { ($0.key, $0) }) { first, _ in first }
    for entity in model.entities {
      if let parent = entity.parent, let above = byName[parent], let below = byName[entity.name] {
        above.subentities.append(below)
      }
      for each in entity.relationships {
        let relationship = byName[entity.name]?.ownRelationship(each.name)
        relationship?.destinationEntity = byName[each.destination]
      }
    }
    for entity in model.entities {
      for each in entity.relationships {
        guard let inverse = each.inverse else { continue }
        byName[entity.name]?.ownRelationship(each.name)?.inverseRelationship =
          byName[each.destination]?.relationshipsByName[inverse]
      }
    }
    entities = made
  }

  /// The entities by their names.
  open var entitiesByName: [String: NSEntityDescription] {
    Dictionary(entities.map { ($0.key, $0) }) { first, _ in first }
  }

  /// The entity of a class; nil if there is none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    if let known = byType.withLock({ $0[ObjectIdentifier(type)] }) { return known }
    ManagedClasses.note(type)
    let name = String(describing: type)
    let found = entities.first {
      ($0.managedObjectClassName ?? "").split(separator: ".").last.map(String.init) == name
    }
    if let found { byType.withLock { $0[ObjectIdentifier(type)] = found } }
    return found
  }
}

/// The models in use, in which a class finds its entity.
enum LoadedModels {
  private struct Weak: Sendable { weak var model: NSManagedObjectModel? }
  private static let all = Mutex<[Weak]>([])

  static func add(_ model: NSManagedObjectModel) {
    let added = Weak(model: model)
    all.withLock { list in
      list.removeAll { $0.model == nil || $0.model === model }
      list.append(added)
    }
  }

  /// The entity of a class, in the newest model that has one.
  static func entity(of type: NSManagedObject.Type) -> NSEntityDescription? {
    all.withLock { $0 }.reversed().lazy.compactMap { $0.model?.entity(of: type) }.first
  }
}

extension NSEntityDescription {
  fileprivate func ownRelationship(_ name: String) -> NSRelationshipDescription? {
    properties.last { $0.name == name } as? NSRelationshipDescription
  }

  fileprivate convenience init(_ entity: DataEntity) {
    self.init()
    name = entity.name
    managedObjectClassName = entity.className ?? "NSManagedObject"
    isAbstract = entity.isAbstract
    uniquenessConstraints = entity.uniques
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
  }
}

extension NSAttributeDescription {
  fileprivate convenience init(_ attribute: DataAttribute) {
    self.init()
    name = attribute.name
    isOptional = attribute.isOptional
    isTransient = attribute.isTransient
    renamingIdentifier = attribute.formerName
    attributeType = NSAttributeType(attribute.kind)
    defaultValue = attribute.initial.flatMap {
      AttributeValue(default: $0, attribute.kind)?.object
    }
    // As on Apple's systems, a number without a default starts as zero.
    if attribute.isScalar, defaultValue == nil, attribute.kind != .date {
      defaultValue = AttributeValue(default: "0", attribute.kind)?.object
    }
  }
}

extension NSRelationshipDescription {
  fileprivate convenience init(_ relationship: DataRelationship) {
    self.init()
    name = relationship.name
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    maxCount = relationship.isToMany ? 0 : 1
    renamingIdentifier = relationship.formerName
    deleteRule =
      switch relationship.deleteRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }
}
