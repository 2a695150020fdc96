// The stores of an app's models.
import Foundation
import PersistentStore
import Synchronization

/// The stores of some classes of models, and the context that views share.
public final class ModelContainer: Equatable, Sendable {
  /// The classes.
  public let schema: Schema
  /// The versions of the classes.
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  /// Where the models are saved.
  public let configurations: Set<ModelConfiguration>

  private let stores: [Store]
  /// The contexts, in which a save of another one shows.
  private let contexts = Mutex<[WeakContext]>([])
  // Made at its first use, and read on the main actor only.
  private let main = Mutex<MainContext?>(nil)

  private struct Store: Sendable {
    let rows: Rows
    let names: Set<String>
  }

  // Unchecked: the context is handed out on the main actor only.
  private struct MainContext: @unchecked Sendable { let context: ModelContext }
  // Unchecked: the reference is only used to send work to the context's own actor.
  private struct WeakContext: @unchecked Sendable { weak var context: ModelContext? }

  /// A container of classes, and of those that they lead to by relationships.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of the classes of a schema.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// A container of the classes of a schema. Throws if a file cannot be opened, or is no store;
  /// the file is left as it is.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let chosen = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    let files = chosen.filter { !$0.isStoredInMemoryOnly }.map(\.url)
    guard Set(files).count == files.count else { throw SwiftDataError.duplicateConfiguration }
    self.configurations = Set(chosen)
    let all = Set(givenSchema.shapes.map(\.name))
    stores = try chosen.map { configuration in
      let rows = try Rows(
        at: configuration.isStoredInMemoryOnly ? nil : configuration.url, .swiftData,
        allowsSave: configuration.allowsSave)
      return Store(
        rows: rows, names: configuration.schema.map { Set($0.shapes.map(\.name)) } ?? all)
    }
  }

  /// The context of the main actor, which all views share. It saves by itself.
  @MainActor public var mainContext: ModelContext {
    if let known = main.withLock({ $0 }) { return known.context }
    let made = ModelContext(self)
    made.autosaveEnabled = true
    made.isMain = true
    let kept = MainContext(context: made)
    main.withLock { $0 = kept }
    return made
  }

  /// Deletes all saved models.
  @available(*, deprecated, renamed: "erase()")
  @MainActor public func deleteAllData() { try? erase() }  // Apple's form throws nothing.

  /// Deletes all saved models.
  public func erase() throws {
    for store in stores {
      guard store.rows.allowsSave else { throw SwiftDataError.unknownSaveNotAllowed }
      try store.rows.erase()
    }
  }

  /// Whether both are one container.
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }

  private func store(of entity: String) throws -> Rows {
    guard let store = stores.first(where: { $0.names.contains(entity) }) ?? stores.first,
      schema.shape(named: entity) != nil
    else {
      throw StoreFailure(
        description: "The container has no \(entity): name the class in modelContainer(for:).")
    }
    return store.rows
  }

  func rows(of entity: String) throws -> [StoredRow] { try store(of: entity).all(of: entity) }

  func row(_ identifier: PersistentIdentifier) throws -> StoredRow? {
    try store(of: identifier.entityName).row(identifier.row)
  }

  /// The number of times that another process was seen to have saved something.
  func foreignSaves() throws -> Int { try stores.reduce(0) { try $0 + $1.rows.foreignSaves() } }

  func write(_ changes: RowChanges, from context: ModelContext) throws {
    for store in stores {
      var part = RowChanges()
      part.written = try changes.written.filter {
        try self.store(of: $0.identifier.entityName) === store.rows
      }
      part.deleted = try changes.deleted.filter {
        try self.store(of: $0.entity) === store.rows
      }
      guard part.isEmpty || store.rows.allowsSave else {
        throw SwiftDataError.unknownSaveNotAllowed
      }
      try store.rows.write(part)
    }
    publish(changes, from: ObjectIdentifier(context))
  }

  func register(_ context: ModelContext) {
    let added = WeakContext(context: context)
    contexts.withLock { $0 = $0.filter { $0.context != nil } + [added] }
  }

  /// Hands what one context saved to the others.
  private func publish(_ changes: RowChanges, from source: ObjectIdentifier) {
    guard !changes.isEmpty else { return }
    for entry in contexts.withLock({ $0 }) {
      guard let context = entry.context, ObjectIdentifier(context) != source else { continue }
      context.tracked.receive(changes)
      if context.isMain { ModelContext.mergeOnMainActor(entry.context) }
    }
  }
}
