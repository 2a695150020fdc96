// The values of one model, and their observers.
import Foundation
import Observation

/// The values of a model.
///
/// A context and its models belong to one actor, as on Apple's systems: nothing here is locked.
public final class _ModelBacking {
  /// The class of the model.
  let type: any PersistentModel.Type
  private(set) lazy var entity = Entity.of(type)
  private lazy var text = UUID().uuidString
  let registrar = ObservationRegistrar()
  /// The model; weak, as it owns its values. Nil until it is read or inserted.
  private(set) weak var model: (any PersistentModel)?
  weak var context: ModelContext?
  /// The values that are no models, by their property.
  var values: [String: any ValueBox] = [:]
  /// The models of each relationship, by its property.
  var links: [String: [Link]] = [:]
  /// The relationships that an initializer set, before the model could be seen.
  private var unlinked: Set<String> = []
  var isDeleted = false
  var hasChanges = false
  /// Whether the store has a row of the model.
  var isStored = false

  /// Makes the values of a new model.
  public init(_ type: any PersistentModel.Type) { self.type = type }

  /// Makes the values of a stored model, which are yet to be read.
  init(_ entity: Entity, _ identifier: PersistentIdentifier, in context: ModelContext) {
    type = entity.type
    self.context = context
    isStored = true
    self.entity = entity
    text = identifier.id.text
  }

  /// Makes the values of a deleted model, of which none is known.
  init(deleted type: any PersistentModel.Type, _ identifier: PersistentIdentifier?) {
    self.type = type
    isDeleted = true
    if let identifier { text = identifier.id.text }
  }

  var identifier: PersistentIdentifier { PersistentIdentifier(entity.name, text) }

  func belong(to model: some PersistentModel) {
    if self.model == nil { self.model = model }
  }

  /// Adds the model to the inverse of each relationship that an initializer set.
  func linkInverses(of model: any PersistentModel) {
    let names = unlinked
    unlinked = []
    for property in entity.properties where names.contains(property.name) {
      for other in resolved(property.name) { property.join(other, to: model) }
    }
  }
}

// MARK: Reading and writing, by the accessors of `@Model`

extension _ModelBacking {
  private func access<M: PersistentModel, V>(_ model: M, _ path: KeyPath<M, V>) {
    belong(to: model)
    if let context, context.isSearching { return }
    registrar.access(model, keyPath: path)
  }

  /// Sets a value in an initializer.
  @_disfavoredOverload public func _initialize<V: Codable>(_ name: String, to value: V) {
    values[name] = Box(value)
  }

  /// Sets a related model in an initializer.
  public func _initialize<V: PersistentModel>(_ name: String, to value: V) {
    start(name, [value])
  }

  /// Sets a related model in an initializer.
  public func _initialize<V: PersistentModel>(_ name: String, to value: V?) {
    start(name, value.map { [$0] } ?? [])
  }

  /// Sets related models in an initializer.
  public func _initialize<V: RelationshipCollection>(_ name: String, to value: V) {
    start(name, value._models)
  }

  private func start(_ name: String, _ models: [any PersistentModel]) {
    links[name] = models.map { .model($0) }
    if !models.isEmpty { unlinked.insert(name) }
  }

  /// Reads a value.
  @_disfavoredOverload public func _read<M: PersistentModel, V: Codable>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String
  ) -> V {
    access(model, path)
    return value(name)
  }

  /// Reads a related model.
  public func _read<M: PersistentModel, V: PersistentModel>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String
  ) -> V {
    access(model, path)
    if let found = resolved(name).first as? V { return found }
    // The related model was deleted. Apple's traps, but one visitor must not end the process.
    if case .model(let deleted as V) = links[name]?.first { return deleted }
    let made = V.blank(links[name]?.first?.identifier)
    links[name] = [.model(made)]
    return made
  }

  /// Reads a related model; nil for none.
  public func _read<M: PersistentModel, V: PersistentModel>(
    _ model: M, _ path: KeyPath<M, V?>, _ name: String
  ) -> V? {
    access(model, path)
    return resolved(name).first as? V
  }

  /// Reads related models.
  public func _read<M: PersistentModel, V: RelationshipCollection>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String
  ) -> V {
    access(model, path)
    return V._collection(of: resolved(name).compactMap { $0 as? V.PersistentElement })
  }

  /// Writes a value.
  @_disfavoredOverload public func _write<M: PersistentModel, V: Codable>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String, _ value: V
  ) {
    belong(to: model)
    if let old = values[name] as? Box<V>, areEqual(old.value, value) { return }
    registrar.withMutation(of: model, keyPath: path) { values[name] = Box(value) }
    context?.modelChanged(self, path)
  }

  /// Writes a related model.
  public func _write<M: PersistentModel, V: PersistentModel>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String, _ value: V
  ) {
    belong(to: model)
    relate(model, name, to: [value])
  }

  /// Writes a related model; nil for none.
  public func _write<M: PersistentModel, V: PersistentModel>(
    _ model: M, _ path: KeyPath<M, V?>, _ name: String, _ value: V?
  ) {
    belong(to: model)
    relate(model, name, to: value.map { [$0] } ?? [])
  }

  /// Writes related models.
  public func _write<M: PersistentModel, V: RelationshipCollection>(
    _ model: M, _ path: KeyPath<M, V>, _ name: String, _ value: V
  ) {
    belong(to: model)
    relate(model, name, to: value._models)
  }

  private func value<V: Codable>(_ name: String) -> V {
    if let box = values[name] as? Box<V> { return box.value }
    if let box = entity.property(name)?.initial?() as? Box<V> { return box.value }
    if let type = V.self as? any Nillable.Type, let none = type.none as? V { return none }
    // Only a model that is not in the store lacks a value: it was deleted.
    if let blank = Blank.value(of: V.self) { return blank }
    preconditionFailure("\(entity.name).\(name) has no value.")
  }
}

func areEqual<T>(_ one: T, _ other: T) -> Bool {
  func equal<E: Equatable>(_ one: E) -> Bool { one == other as? E }
  return (one as? any Equatable).map { equal($0) } ?? false
}
