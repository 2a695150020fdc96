// Relationships, in both directions.
import Foundation

extension _ModelBacking {
  /// The related models that exist, in their order.
  func resolved(_ name: String) -> [any PersistentModel] {
    guard let known = links[name] else { return [] }
    var isSame = true
    var models: [any PersistentModel] = []
    for link in known {
      switch link {
      case .model(let model):
        if !model.isDeleted { models.append(model) }
      case .id(let identifier):
        isSame = false
        guard let model = context?.existing(identifier), !model.isDeleted else { continue }
        models.append(model)
      }
    }
    // Without a context an identity leads nowhere, and is kept.
    if !isSame, context != nil { links[name] = models.map { .model($0) } }
    return models
  }

  /// Sets the models of a relationship, and its inverse in each of them.
  func relate(_ model: any PersistentModel, _ name: String, to others: [any PersistentModel]) {
    guard let property = entity.property(name) else { return }
    var seen: Set<ObjectIdentifier> = []
    let new = others.map { context?.own($0) ?? $0 }.filter {
      seen.insert(ObjectIdentifier($0)).inserted
    }
    let old = resolved(name)
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
    property.mutate(model) { links[name] = new.map { .model($0) } }
    context?.modelChanged(self, property.path)
    let before = Set(old.map { ObjectIdentifier($0) })
    for other in old where !seen.contains(ObjectIdentifier(other)) {
      property.part(other, from: model)
    }
    for other in new where !before.contains(ObjectIdentifier(other)) {
      property.join(other, to: model)
    }
    // A model that a managed one refers to is managed too, and the other way round.
    if let context {
      for other in new where other.modelContext == nil { context.take(other) }
    } else if let context = new.lazy.compactMap(\.modelContext).first {
      context.take(model)
    }
  }

  /// Adds a model to a relationship, as the inverse of a change of that model.
  fileprivate func add(_ other: any PersistentModel, to property: Property) {
    guard let model else { return }
    let current = resolved(property.name)
    if current.contains(where: { $0 === other }) { return }
    let kept = property.isMany ? current : []
    property.mutate(model) { links[property.name] = (kept + [other]).map { .model($0) } }
    context?.modelChanged(self, property.path)
    if !property.isMany {
      for previous in current { property.part(previous, from: model) }
    }
  }

  /// Removes a model from a relationship, as the inverse of a change of that model.
  fileprivate func remove(_ other: any PersistentModel, from property: Property) {
    // Not the resolved models: those lack `other` once it is deleted.
    let gone = other.persistentModelID
    guard let model, let known = links[property.name],
      known.contains(where: { $0.identifier == gone })
    else { return }
    property.mutate(model) { links[property.name] = known.filter { $0.identifier != gone } }
    context?.modelChanged(self, property.path)
  }
}

extension Property {
  /// Adds `model` to the inverse of this relationship in `other`.
  func join(_ other: any PersistentModel, to model: any PersistentModel) {
    guard let inverse else { return }
    other._$backingData.belong(to: other)
    other._$backingData.add(model, to: inverse)
  }

  /// Removes `model` from the inverse of this relationship in `other`.
  func part(_ other: any PersistentModel, from model: any PersistentModel) {
    guard let inverse else { return }
    other._$backingData.belong(to: other)
    other._$backingData.remove(model, from: inverse)
  }
}
