// Relationships between objects, in both directions.
public import Foundation

extension NSManagedObject {
  /// The related objects that exist, in their order.
  final func resolved(_ name: String) -> [NSManagedObject] {
    (links[name] ?? []).compactMap { identity in
      let object = loose[identity] ?? managedObjectContext?.existing(identity)
      return object?.isDeleted == true ? nil : object
    }
  }

  /// The value of a relationship, as its property has it.
  final func related(_ relationship: NSRelationshipDescription) -> Any? {
    let objects = resolved(relationship.name)
    if !relationship.isToMany { return objects.first }
    return relationship.isOrdered
      ? NSOrderedSet(array: objects) as Any : NSSet(array: objects) as Any
  }

  /// Sets the objects of a relationship, and its inverse in each of them.
  final func relate(_ relationship: NSRelationshipDescription, to others: [NSManagedObject]) {
    let name = relationship.name
    var new: [NSManagedObject] = []
    for other in others {
      let own = managedObjectContext?.own(other) ?? other
      if !new.contains(where: { $0 === own }) { new.append(own) }
      if !relationship.isToMany { break }
    }
    let old = resolved(name)
    if old.count == new.count, zip(old, new).allSatisfy({ $0 === $1 }) { return }
    set(new, for: relationship)
    let kept = Set(new.map(\.objectID))
    let before = Set(old.map(\.objectID))
    for other in old where !kept.contains(other.objectID) { relationship.part(other, from: self) }
    for other in new where !before.contains(other.objectID) { relationship.join(other, to: self) }
    // An object that a managed one refers to is managed too, and the other way round.
    if let context = managedObjectContext {
      for other in new where other.managedObjectContext == nil { context.take(other) }
    } else if let context = new.lazy.compactMap(\.managedObjectContext).first {
      context.take(self)
    }
  }

  private func set(_ objects: [NSManagedObject], for relationship: NSRelationshipDescription) {
    keep()
    publish()
    links[relationship.name] = objects.map(\.objectID)
    for each in objects where each.managedObjectContext == nil || managedObjectContext == nil {
      loose[each.objectID] = each
    }
    managedObjectContext?.objectChanged(self, relationship.name)
  }

  /// Adds an object to a relationship, as the inverse of a change of that object.
  fileprivate func add(_ other: NSManagedObject, to relationship: NSRelationshipDescription) {
    let current = resolved(relationship.name)
    if current.contains(where: { $0 === other }) { return }
    set((relationship.isToMany ? current : []) + [other], for: relationship)
    guard !relationship.isToMany else { return }
    for previous in current { relationship.part(previous, from: self) }
  }

  /// Removes an object from a relationship, as the inverse of a change of that object.
  fileprivate func remove(_ other: NSManagedObject, from relationship: NSRelationshipDescription) {
    // Not the resolved objects: those lack `other` once it is deleted.
    guard let known = links[relationship.name], known.contains(other.objectID) else { return }
    keep()
    publish()
    links[relationship.name] = known.filter { $0 != other.objectID }
    managedObjectContext?.objectChanged(self, relationship.name)
  }

  // MARK: For generated accessors

  private func change(_ key: String, _ change: (inout [NSManagedObject]) -> Void) {
    locked {
      guard let relationship = entity.relationshipsByName[key] else { return }
      var objects = resolved(key)
      change(&objects)
      relate(relationship, to: objects)
    }
  }

  /// Adds objects to a relationship.
  public final func _add(_ objects: [NSManagedObject], to key: String) {
    change(key) { $0 += objects }
  }

  /// Removes objects from a relationship.
  public final func _remove(_ objects: [NSManagedObject], from key: String) {
    change(key) { list in list.removeAll { each in objects.contains { $0 === each } } }
  }

  /// Inserts objects into an ordered relationship, at an index or at the end.
  public final func _insert(_ objects: [NSManagedObject], into key: String, at index: Int) {
    change(key) { $0.insert(contentsOf: objects, at: min(max(index, 0), $0.count)) }
  }

  /// Removes the objects at some indices of an ordered relationship.
  public final func _remove(at indices: [Int], from key: String) {
    let gone = Set(indices)
    change(key) { list in
      list = list.enumerated().filter { !gone.contains($0.offset) }.map(\.element)
    }
  }

  /// Replaces the objects at some indices of an ordered relationship.
  public final func _replace(at indices: [Int], in key: String, with objects: [NSManagedObject]) {
    change(key) { list in
      for (index, object) in zip(indices, objects) where list.indices.contains(index) {
        list[index] = object
      }
    }
  }

  /// The objects of a relationship as a set, whose changes do not reach the object.
  public func mutableSetValue(forKey key: String) -> NSMutableSet {
    NSMutableSet(array: locked { resolved(key) })
  }
}

extension NSRelationshipDescription {
  /// Adds `object` to the inverse of this relationship in `other`.
  func join(_ other: NSManagedObject, to object: NSManagedObject) {
    guard let inverse = inverseRelationship else { return }
    other.add(object, to: inverse)
  }

  /// Removes `object` from the inverse of this relationship in `other`.
  func part(_ other: NSManagedObject, from object: NSManagedObject) {
    guard let inverse = inverseRelationship else { return }
    other.remove(object, from: inverse)
  }
}
