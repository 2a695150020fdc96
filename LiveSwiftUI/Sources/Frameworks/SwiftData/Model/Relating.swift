// Relationships, in both directions.
import Foundation

extension _ModelBacking {
  /// The related models that exist, in their order.
  func resolved(_ name: String) -> [any PersistentModel] {
    guard let known = links[name] else { return [] }
    var isKnown = true
    var models: [any PersistentModel] = []
    models.reserveCapacity(known.count)
    for link in known {
      switch link {
      case .model(let model): if !model._$backingData.isDeleted { models.append(model) }
      case .id: isKnown = false
      }
    }
    return isKnown ? models : read(name)
  }

  /// The related models that exist, some of which are yet to be read.
  private func read(_ name: String) -> [any PersistentModel] {
    let found = (links[name] ?? []).map { link in
      if case .id(let identifier) = link, let model = context?.existing(identifier) {
        return Link.model(model)
      }
      return link
    }
    links[name] = found
    return found.compactMap { link in
      if case .model(let model) = link, !model.isDeleted { model } else { nil }
    }
  }

  /// Sets the models of a relationship, and its inverse in each of them.
  func relate(_ model: any PersistentModel, _ name: String, to others: [any PersistentModel]) {
    guard let property = entity.property(name) else { return }
    let old = resolved(name)
    if old.count == others.count, zip(old, others).allSatisfy({ $0 === $1 }) { return }
    let before = Set(old.map { ObjectIdentifier($0) })
    var after: Set<ObjectIdentifier> = []
    var new: [any PersistentModel] = []
    var added: [any PersistentModel] = []
    for other in others {
      let isNew = !before.contains(ObjectIdentifier(other))
      let own = isNew ? context?.own(other) ?? other : other
      guard after.insert(ObjectIdentifier(own)).inserted else { continue }
      new.append(own)
      if isNew { added.append(own) }
    }
    property.mutate(model) { links[name] = new.map { .model($0) } }
    context?.modelChanged(self, property.path)
    for other in old where !after.contains(ObjectIdentifier(other)) {
      property.part(other, from: model)
    }
    for other in added { property.join(other, to: model) }
    // A model that a managed one refers to is managed too, and the other way round.
    if let context {
      for other in added where other.modelContext == nil { context.take(other) }
    } else if let context = added.lazy.compactMap(\.modelContext).first {
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
    // A property that cannot be nil keeps the deleted model.
    if !property.isMany, !property.isOptional, other.isDeleted { return }
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
