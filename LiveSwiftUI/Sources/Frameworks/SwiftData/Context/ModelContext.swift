// The models in use, and their changes.
import Foundation
package import PersistentStore

/// Inserts, fetches, changes and deletes models, and saves the changes. A context belongs to one
/// actor; that of views is `ModelContainer.mainContext`.
public final class ModelContext: Equatable {
  /// Posted before a save.
  public static let willSave = Notification.Name("ModelContextWillSave")
  /// Posted after a save.
  public static let didSave = Notification.Name("ModelContextDidSave")

  /// The stores.
  public let container: ModelContainer
  /// Whether changes are saved soon after they are made.
  public var autosaveEnabled = false
  /// Whether the context is the one of views.
  var isMain = false
  /// Whether a search reads properties, which then is not observed.
  var isSearching = false
  /// The objects in use, and their changes.
  package let tracked = TrackedObjects<any PersistentModel> { $0.persistentModelID.row }
  var observers: [WeakObserver] = []
  private var isAutosaving = false

  struct WeakObserver {
    weak var observer: (any ContextObserver)?
  }

  /// A context without changes, which saves when it is asked to.
  public init(_ container: ModelContainer) {
    self.container = container
    container.register(self)
  }

  /// Whether both are one context.
  public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }

  /// Whether there are changes that are not saved.
  public var hasChanges: Bool { tracked.hasChanges }
  /// The models that were inserted since the last save.
  public var insertedModelsArray: [any PersistentModel] { Array(tracked.inserted.values) }
  /// The models that were changed since the last save.
  public var changedModelsArray: [any PersistentModel] { Array(tracked.changed.values) }
  /// The models that were deleted since the last save.
  public var deletedModelsArray: [any PersistentModel] { Array(tracked.deleted.values) }

  /// Adds a model, and those that it refers to.
  public func insert<T: PersistentModel>(_ model: T) { take(model) }

  /// Deletes a model, and related ones whose rule is to go with it.
  public func delete<T: PersistentModel>(_ model: T) { remove(model) }

  /// Deletes all models of a class that meet a condition; all without one.
  public func delete<T: PersistentModel>(
    model: T.Type, where predicate: Predicate<T>? = nil, includeSubclasses: Bool = true
  ) throws {
    for model in try fetch(FetchDescriptor<T>(predicate: predicate)) { remove(model) }
  }

  /// Runs changes and saves them.
  public func transaction(block: () throws -> Void) throws {
    try block()
    try save()
  }

  // MARK: What models report

  /// Adds a model that is new, and the new ones that it refers to.
  func take(_ model: any PersistentModel) {
    let backing = model._$backingData
    backing.belong(to: model)
    if backing.isDeleted, backing.context === self { return restore(model) }
    guard backing.context == nil, !backing.isDeleted else { return }
    if container.schema.shape(named: backing.entity.name) == nil { report(backing.entity) }
    backing.context = self
    tracked.insert(model)
    backing.hasChanges = true
    backing.linkInverses(of: model)
    notify(backing.entity, nil)
    for property in backing.entity.properties where property.destination != nil {
      for other in backing.resolved(property.name) where other.modelContext == nil { take(other) }
    }
  }

  /// The model of this context for one of another context; the model itself if there is none.
  func own(_ model: any PersistentModel) -> any PersistentModel {
    guard let other = model.modelContext, other !== self else { return model }
    return existing(model.persistentModelID) ?? model
  }

  func modelChanged(_ backing: _ModelBacking, _ path: AnyKeyPath) {
    guard let model = backing.model, !backing.isDeleted else { return }
    backing.hasChanges = true
    if backing.isStored { tracked.change(model) }
    notify(backing.entity, path)
  }

  private func remove(_ model: any PersistentModel) {
    let backing = model._$backingData
    backing.belong(to: model)
    guard backing.context === self, !backing.isDeleted else { return }
    backing.isDeleted = true
    tracked.delete(model)
    for property in backing.entity.properties where property.destination != nil {
      for other in backing.resolved(property.name) {
        switch property.relationship?.deleteRule ?? .nullify {
        case .cascade: remove(other)
        case .nullify: property.part(other, from: model)
        case .noAction, .deny: break
        }
      }
    }
    if !backing.isStored { backing.context = nil }
    notify(backing.entity, nil)
  }

  private func restore(_ model: any PersistentModel) {
    model._$backingData.isDeleted = false
    tracked.restore(model)
    notify(model._$backingData.entity, nil)
  }

  private func report(_ entity: Entity) {
    StandardError.write(
      "\(entity.name) cannot be saved: name the class in modelContainer(for:).")
  }

  // MARK: Observers

  func notify(_ entity: Entity, _ path: AnyKeyPath?) {
    for entry in observers { entry.observer?.contextChanged(entity, path) }
    scheduleAutosave()
  }

  func add(_ observer: any ContextObserver) {
    observers = observers.filter { $0.observer != nil } + [WeakObserver(observer: observer)]
  }

  /// Saves at the next chance of the main actor, after the event that made the changes.
  private func scheduleAutosave() {
    guard autosaveEnabled, isMain, !isAutosaving else { return }
    isAutosaving = true
    // The main context is used on the main actor only.
    nonisolated(unsafe) let context = self
    Task { @MainActor in
      context.isAutosaving = false
      guard context.autosaveEnabled else { return }
      do {
        try context.save()
      } catch {
        StandardError.write("changes are not saved yet: \(error)")
      }
    }
  }
}

/// Learns of changes in a context, at once.
protocol ContextObserver: AnyObject {
  /// A model was inserted or deleted, or the property at a path changed.
  func contextChanged(_ entity: Entity, _ path: AnyKeyPath?)
}
