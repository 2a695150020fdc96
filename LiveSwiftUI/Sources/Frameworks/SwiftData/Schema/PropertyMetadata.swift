// The descriptions of properties, which `@Model` writes.
import Foundation

extension Schema {
  /// A description of one property, or of properties that are unique together.
  public struct PropertyMetadata {
    let property: Property?
    let uniques: [[AnyKeyPath]]
  }
}

/// Collects the properties of a class; `@Model` writes the calls.
public struct _ModelProperties<M: PersistentModel> {
  /// The properties that were added.
  public private(set) var all: [Schema.PropertyMetadata] = []

  /// Starts without properties.
  public init() {}

  /// Adds a value.
  @_disfavoredOverload public mutating func add<V: Codable>(
    _ name: String, _ path: KeyPath<M, V>, default value: (() -> V)? = nil,
    _ attribute: Schema.Attribute? = nil
  ) {
    let initial: (() -> any ValueBox)? = value.map { value in { Box(value()) } }
    append(
      Property(
        name, path, metadata: attribute, isOptional: V.self is any Nillable.Type,
        initial: initial, coding: .of(V.self)))
  }

  /// Adds a relationship to a model.
  public mutating func add<V: PersistentModel>(
    _ name: String, _ path: KeyPath<M, V>, default value: (() -> V)? = nil,
    _ relationship: Schema.Relationship? = nil
  ) {
    append(Property(name, path, metadata: relationship, destination: V.self))
  }

  /// Adds a relationship to a model, or none.
  public mutating func add<V: PersistentModel>(
    _ name: String, _ path: KeyPath<M, V?>, default value: (() -> V?)? = nil,
    _ relationship: Schema.Relationship? = nil
  ) {
    append(Property(name, path, metadata: relationship, destination: V.self, isOptional: true))
  }

  /// Adds a relationship to models.
  public mutating func add<V: RelationshipCollection>(
    _ name: String, _ path: KeyPath<M, V>, default value: (() -> V)? = nil,
    _ relationship: Schema.Relationship? = nil
  ) {
    append(
      Property(
        name, path, metadata: relationship, destination: V.PersistentElement.self, isMany: true,
        isOptional: true))
  }

  /// Adds properties whose values together are unique.
  public mutating func addUnique(_ constraints: [PartialKeyPath<M>]...) {
    all.append(Schema.PropertyMetadata(property: nil, uniques: constraints))
  }

  private mutating func append(_ property: Property) {
    all.append(Schema.PropertyMetadata(property: property, uniques: []))
  }
}
