// What a class with `@Model` is.
import Foundation
import Observation

/// A class whose objects a context saves. `@Model` writes the conformance.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The saved values of the object; not for apps.
  var _$backingData: _ModelBacking { get set }
  /// A description of each saved property.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// Makes an object of saved values.
  init(backingData: _ModelBacking)
}

extension PersistentModel {
  /// The identity of the object, the same before and after it is saved.
  public var persistentModelID: PersistentIdentifier { _$backingData.identifier }
  /// The identity of the object.
  public var id: PersistentIdentifier { _$backingData.identifier }
  /// The context that saves the object; nil before it is inserted and after it is deleted.
  public var modelContext: ModelContext? { _$backingData.context }
  /// Whether the object has changes that are not saved.
  public var hasChanges: Bool { _$backingData.hasChanges }
  /// Whether the object was deleted.
  public var isDeleted: Bool { _$backingData.isDeleted }

  /// Whether both are the same saved object.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs === rhs || lhs.persistentModelID == rhs.persistentModelID
  }

  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}

/// The identity of a saved object.
public struct PersistentIdentifier: Hashable, Identifiable, Codable, Comparable, Sendable {
  /// The identity within the store.
  public struct ID: Hashable, Comparable, Codable, Sendable {
    let text: String

    /// Orders by the text of the identity.
    public static func < (lhs: ID, rhs: ID) -> Bool { lhs.text < rhs.text }
  }

  /// The identity within the store.
  public let id: ID
  /// The name of the class.
  public let entityName: String
  /// The name of the store; nil, as a container finds the store by the class.
  public var storeIdentifier: String? { nil }

  init(_ entityName: String, _ text: String) {
    id = ID(text: text)
    self.entityName = entityName
  }

  /// Makes an identity of known parts.
  public static func identifier(
    for storeIdentifier: String, entityName: String,
    primaryKey: some Codable & LosslessStringConvertible
  ) throws -> PersistentIdentifier {
    PersistentIdentifier(entityName, String(primaryKey))
  }

  /// Orders by class, then by identity.
  public static func < (lhs: PersistentIdentifier, rhs: PersistentIdentifier) -> Bool {
    (lhs.entityName, lhs.id) < (rhs.entityName, rhs.id)
  }
}

/// A property of many models: an array, which may be optional.
public protocol RelationshipCollection {
  /// The class of the models.
  associatedtype PersistentElement: PersistentModel
  /// The models; none for nil.
  var _models: [PersistentElement] { get }
  /// Makes a collection of models.
  static func _collection(of models: [PersistentElement]) -> Self
}

extension Array: RelationshipCollection where Element: PersistentModel {
  /// The class of the models.
  public typealias PersistentElement = Element
  /// The models.
  public var _models: [Element] { self }
  /// The models themselves.
  public static func _collection(of models: [Element]) -> [Element] { models }
}

extension Optional: RelationshipCollection where Wrapped: RelationshipCollection {
  /// The class of the models.
  public typealias PersistentElement = Wrapped.PersistentElement
  /// The models; none for nil.
  public var _models: [Wrapped.PersistentElement] { self?._models ?? [] }
  /// A collection, empty rather than nil.
  public static func _collection(of models: [Wrapped.PersistentElement]) -> Wrapped? {
    Wrapped._collection(of: models)
  }
}

/// The type of the stored property that stands for a saved one; not for apps.
public struct _SwiftDataNoType: Sendable {
  /// Makes the only value.
  public init() {}
}
