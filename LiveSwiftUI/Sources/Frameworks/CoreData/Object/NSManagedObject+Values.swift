// The values of objects.
import Foundation
import FoundationAdditions

extension NSManagedObject {
  /// Reads a property that may be nil; for generated accessors.
  public final func _value<T>(_ key: String) -> T? {
    locked {
      if let relationship = entity.relationshipsByName[key] { return related(relationship) as? T }
      return values[key]?.value(as: T.self)
    }
  }

  /// Reads a property that is never nil: without a value it is empty. For generated accessors.
  @_disfavoredOverload public final func _value<T>(_ key: String) -> T {
    if let value: T = _value(key) { return value }
    if let empty = Empty.value(of: T.self) { return empty }
    // A relationship to one object, which was deleted. Apple's ends the program.
    if let type = T.self as? NSManagedObject.Type,
      let blank = type.init(
        entity: entity.relationshipsByName[key]?.destinationEntity ?? type.entity(),
        insertInto: nil) as? T
    {
      return blank
    }
    preconditionFailure("\(entity.key).\(key) has no value.")
  }

  /// Writes a property; for generated accessors.
  public final func _setValue<T>(_ value: T, _ key: String) { setValue(value, forKey: key) }

  /// The value with a name: a number as `NSNumber`, several objects as `NSSet`; nil for none.
  public func value(forKey key: String) -> Any? { primitiveValue(forKey: key) }

  /// The value at names with dots between them; nil for none.
  public func value(forKeyPath keyPath: String) -> Any? {
    let names = keyPath.split(separator: ".").map(String.init)
    var value: Any? = self
    for name in names { value = (value as? NSManagedObject)?.value(forKey: name) }
    return value
  }

  /// Sets the value with a name. A value of another type is not set, and is reported in the
  /// server's log.
  public func setValue(_ value: Any?, forKey key: String) {
    locked {
      let value = PredicateValue.unwrapped(value)
      if let relationship = entity.relationshipsByName[key] {
        relate(relationship, to: objects(value))
      } else if let attribute = entity.attributesByName[key] {
        var new: AttributeValue?
        if let value, !(value is NSNull) {
          new = AttributeValue(value, attribute.attributeType.kind)
          if new == nil { return report("\(entity.key).\(key) cannot be a \(type(of: value)).") }
        }
        guard new != values[key] else { return }
        keep()
        publish()
        values[key] = new
        managedObjectContext?.objectChanged(self, key)
      } else {
        report("\(entity.key) has no property \(key) in its model.")
      }
    }
  }

  private func report(_ sentence: String) { StandardError.write(sentence) }

  private func objects(_ value: Any?) -> [NSManagedObject] {
    if let object = value as? NSManagedObject { return [object] }
    return (PredicateValue.list(value) ?? []).compactMap { $0 as? NSManagedObject }
  }

  /// The value with a name, without notifications.
  public func primitiveValue(forKey key: String) -> Any? {
    locked {
      if let relationship = entity.relationshipsByName[key] { return related(relationship) }
      return values[key]?.object
    }
  }

  /// Sets the value with a name.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) { setValue(value, forKey: key) }

  /// The values that differ from those of the last save.
  public func changedValues() -> [String: Any] {
    locked {
      guard let saved else { return [:] }
      var changed: [String: Any] = [:]
      for name in entity.attributesByName.keys where values[name] != saved.values[name] {
        changed[name] = values[name]?.object ?? NSNull()
      }
      for (name, each) in entity.relationshipsByName where links[name] != saved.links[name] {
        changed[name] = related(each) ?? NSNull()
      }
      return changed
    }
  }

  /// The same as `changedValues()`.
  public func changedValuesForCurrentEvent() -> [String: Any] { changedValues() }

  /// The values of the last save.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    locked {
      let committed = saved?.values ?? values
      let wanted = keys.map(Set.init)
      return committed.filter { wanted?.contains($0.key) ?? true }.compactMapValues(\.object)
    }
  }

  /// Remembers the values of the last save, before the first change since.
  final func keep() {
    if saved == nil { saved = (values, links) }
  }

  // MARK: Checks before a save

  func validate() throws {
    for (name, each) in entity.attributesByName
    where !each.isOptional && !each.isTransient && values[name] == nil {
      throw CoreDataError(.missingValue, "\(entity.key).\(name) is a required value.")
    }
    for (name, each) in entity.relationshipsByName
    where !each.isOptional && !each.isTransient && resolved(name).isEmpty {
      throw CoreDataError(
        each.isToMany ? .tooFew : .missingValue, "\(entity.key).\(name) is a required value.")
    }
  }

  func validateDeletion() throws {
    for (name, each) in entity.relationshipsByName where each.deleteRule == .denyDeleteRule {
      guard resolved(name).isEmpty else {
        throw CoreDataError(
          .denied, "A \(entity.key) cannot be deleted: it has \(name), whose rule is deny.")
      }
    }
  }
}

extension NSManagedObject: KeyedObject {
  /// The value with a name, for predicates.
  package func keyedValue(_ name: String) -> Any? {
    switch name {
    case "self", "SELF": self
    case "objectID": objectID
    default: value(forKey: name)
    }
  }
}

extension NSManagedObject: CVarArg {
  /// No word: only formats of predicates take an object.
  public var _cVarArgEncoding: [Int] { [0] }
}
