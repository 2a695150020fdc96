// What the library knows of a class with `@Model`.
import Foundation
import Synchronization

/// A saved property of a class.
final class Property {
  let name: String
  let path: AnyKeyPath
  let metadata: (any Sendable)?
  /// The class of the models of a relationship; nil for a value.
  let destination: (any PersistentModel.Type)?
  let isMany: Bool
  /// Whether the property may be nil, or without models.
  let isOptional: Bool
  /// The value that the declaration gives; nil for none.
  let initial: (() -> any ValueBox)?
  let coding: ValueCoding?
  private let observe: (any PersistentModel, () -> Void) -> Void
  /// The class that declares the property.
  let owner: any PersistentModel.Type

  init<M: PersistentModel, V>(
    _ name: String, _ path: KeyPath<M, V>, metadata: (any Sendable)?,
    destination: (any PersistentModel.Type)? = nil, isMany: Bool = false, isOptional: Bool = false,
    initial: (() -> any ValueBox)? = nil, coding: ValueCoding? = nil
  ) {
    self.name = name
    self.path = path
    self.metadata = metadata
    self.destination = destination
    self.isMany = isMany
    self.isOptional = isOptional
    self.initial = initial
    self.coding = coding
    owner = M.self
    observe = { model, change in
      guard let model = model as? M else { return change() }
      model._$backingData.registrar.withMutation(of: model, keyPath: path, change)
    }
  }

  var attribute: Schema.Attribute? { metadata as? Schema.Attribute }
  var relationship: Schema.Relationship? { metadata as? Schema.Relationship }
  var isUnique: Bool { attribute?.options.contains(.unique) ?? false }
  /// Whether the store has the property.
  var isStored: Bool { !(attribute?.options.contains(.ephemeral) ?? false) }
  /// The names under which a row may have it, the first first.
  var names: [String] {
    [name] + [attribute?.originalName ?? relationship?.originalName].compactMap { $0 }
  }

  /// Runs a change, and notifies the observers of the property.
  func mutate(_ model: any PersistentModel, _ change: () -> Void) {
    withoutActuallyEscaping(change) { observe(model, $0) }
  }

  /// The relationship of the other class that is the reverse of this one; nil for none.
  var inverse: Property? {
    guard let destination else { return nil }
    let (here, there) = (Entity.of(owner), Entity.of(destination))
    if let declared = relationship?.inverse {
      return there.properties.first { $0.path == declared }
    }
    if let declaring = there.properties.first(where: { $0.relationship?.inverse == path }) {
      return declaring
    }
    // Without a declaration two classes with one relationship to each other form a pair.
    guard here !== there, here.free(to: there).count == 1 else { return nil }
    let candidates = there.free(to: here)
    return candidates.count == 1 ? candidates[0] : nil
  }
}

/// Reading and writing a value of one type as JSON.
struct ValueCoding {
  let decode: (KeyedDecodingContainer<RowKey>, RowKey) throws -> any ValueBox
  let encode: (any ValueBox, inout KeyedEncodingContainer<RowKey>, RowKey) throws -> Void

  static func of<V: Codable>(_ type: V.Type) -> ValueCoding {
    ValueCoding(
      decode: { Box(try $0.decode(V.self, forKey: $1)) },
      encode: { box, container, key in
        if let box = box as? Box<V> { try container.encode(box.value, forKey: key) }
      })
  }
}

/// The name of a property in a row.
struct RowKey: CodingKey {
  let stringValue: String
  var intValue: Int? { nil }

  init(_ name: String) { stringValue = name }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

/// A class with `@Model`.
///
/// Unchecked: nothing changes after the initializer, and the closures of its properties capture
/// key paths and the default values' expressions only.
package final class Entity: @unchecked Sendable {
  let name: String
  let type: any PersistentModel.Type
  let properties: [Property]
  /// The properties whose values together are unique.
  let uniques: [[Property]]
  private let byName: [String: Property]

  private static let known = Mutex<[ObjectIdentifier: Entity]>([:])

  static func of(_ type: any PersistentModel.Type) -> Entity {
    let key = ObjectIdentifier(type)
    if let entity = known.withLock({ $0[key] }) { return entity }
    let made = Entity(type)
    return known.withLock { entities in
      if let entity = entities[key] { return entity }
      entities[key] = made
      return made
    }
  }

  private init(_ type: any PersistentModel.Type) {
    self.type = type
    name = String(describing: type)
    let metadata = type.schemaMetadata
    let properties = metadata.compactMap(\.property)
    self.properties = properties
    byName = Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
    let single = properties.filter(\.isUnique).map { [$0] }
    let declared = metadata.flatMap(\.uniques).map { paths in
      paths.compactMap { path in properties.first { $0.path == path } }
    }
    uniques = single + declared.filter { !$0.isEmpty }
  }

  func property(_ name: String) -> Property? { byName[name] }

  /// The relationships to another class that no inverse is declared of.
  fileprivate func free(to other: Entity) -> [Property] {
    properties.filter { property in
      guard let destination = property.destination, destination == other.type,
        property.relationship?.inverse == nil
      else { return false }
      return !other.properties.contains { $0.relationship?.inverse == property.path }
    }
  }

  /// These classes and all that they lead to by relationships, each once.
  static func all(from types: [any PersistentModel.Type]) -> [Entity] {
    var found: [Entity] = []
    var waiting = types.map { Entity.of($0) }
    while let entity = waiting.popLast() {
      if found.contains(where: { $0 === entity }) { continue }
      found.append(entity)
      waiting += entity.properties.compactMap(\.destination).map { Entity.of($0) }
    }
    return found.sorted { $0.name < $1.name }
  }
}
