// Searching a context.
import Foundation
package import PersistentStore

extension ModelContext {
  /// The models that a descriptor describes.
  public func fetch<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> [T] {
    let entity = Entity.of(T.self)
    try load(entity)
    isSearching = true
    defer { isSearching = false }
    var found: [T] = []
    for model in tracked.table(entity.name).objects {
      guard let model = model as? T, !model.isDeleted else { continue }
      if !descriptor.includePendingChanges, !model._$backingData.isStored { continue }
      if let predicate = descriptor.predicate, try !predicate.evaluate(model) { continue }
      found.append(model)
    }
    if !descriptor.sortBy.isEmpty { found.sort(using: descriptor.sortBy) }
    let start = min(max(descriptor.fetchOffset ?? 0, 0), found.count)
    // As on Apple's systems, 0 is no limit.
    let limit = descriptor.fetchLimit.flatMap { $0 > 0 ? $0 : nil } ?? found.count
    let end = min(found.count - start, limit) + start
    return start == 0 && end == found.count ? found : Array(found[start..<end])
  }

  /// The models that a descriptor describes, as a collection.
  public func fetch<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<T> {
    FetchResultsCollection(models: try fetch(descriptor))
  }

  /// The number of models that a descriptor describes.
  public func fetchCount<T: PersistentModel>(_ descriptor: FetchDescriptor<T>) throws -> Int {
    try fetch(descriptor).count
  }

  /// The identities of the models that a descriptor describes.
  public func fetchIdentifiers<T: PersistentModel>(
    _ descriptor: FetchDescriptor<T>
  ) throws -> [PersistentIdentifier] {
    try fetch(descriptor).map(\.persistentModelID)
  }

  /// Runs a block for each model that a descriptor describes.
  public func enumerate<T: PersistentModel>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false,
    block: (T) throws -> Void
  ) throws {
    for model in try self.fetch(fetch) { try block(model) }
  }

  /// The model with an identity; a deleted one without values if the store has none.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let model = existing(persistentModelID) { return model }
    guard let entity = container.schema.shape(named: persistentModelID.entityName) else {
      preconditionFailure("The container has no \(persistentModelID.entityName).")
    }
    func make<M: PersistentModel>(_ type: M.Type) -> any PersistentModel {
      type.blank(persistentModelID)
    }
    return make(entity.type)
  }

  /// The model with an identity, if the context has read it already.
  public func registeredModel<T: PersistentModel>(
    for persistentModelID: PersistentIdentifier
  ) -> T? {
    tracked[persistentModelID.row] as? T
  }

  /// The model with an identity; nil if the store has none.
  public subscript<T: PersistentModel>(
    _ persistentModelID: PersistentIdentifier, as type: T.Type
  ) -> T? {
    existing(persistentModelID) as? T
  }

  // MARK: Reading rows

  /// Reads all rows of a class, once.
  func load(_ entity: Entity) throws {
    mergeSaves()
    try refresh(after: container.foreignSaves())
    let table = tracked.table(entity.name)
    guard !table.isLoaded else { return }
    for row in try container.rows(of: entity.name) where table[row.identity] == nil {
      try register(row, entity)
    }
    table.isLoaded = true
  }

  /// The model with an identity, read if needed; nil if the store has none.
  func existing(_ identifier: PersistentIdentifier) -> (any PersistentModel)? {
    if let known = tracked[identifier.row] { return known }
    guard let entity = container.schema.shape(named: identifier.entityName),
      !tracked.table(entity.name).isLoaded
    else { return nil }
    do {
      // Whoever follows one relationship mostly follows others too.
      try load(entity)
    } catch {
      StandardError.write("\(entity.name) cannot be read: \(error)")
      return nil
    }
    return tracked[identifier.row]
  }

  /// Makes the object of a row. Throws if the row cannot be read.
  package func register(_ row: StoredRow, _ entity: Entity) throws {
    let backing = _ModelBacking(entity, row.identifier, in: self)
    try backing.take(row)
    func make<M: PersistentModel>(_ type: M.Type) -> any PersistentModel {
      let model = M(backingData: backing)
      backing.belong(to: model)
      return model
    }
    tracked.add(make(entity.type))
  }
}

/// The result of a fetch, as a collection.
public struct FetchResultsCollection<Element: PersistentModel>: RandomAccessCollection {
  let models: [Element]

  /// The position of the first model.
  public var startIndex: Int { models.startIndex }
  /// The position after the last model.
  public var endIndex: Int { models.endIndex }
  /// The model at a position.
  public subscript(position: Int) -> Element { models[position] }
}
