// The classes of a data model, as Xcode makes them.
import DataModel

/// The text of the classes that the app's data models have.
struct ManagedClasses {
  let models: [DataModel]
  /// The names of the classes that the app has itself.
  let declared: Set<String>

  /// The classes and extensions, in the order of the models.
  var text: String {
    var seen: Set<String> = []
    return models.flatMap { model in
      model.entities.compactMap { entity in
        guard let name = entity.className, entity.code != .none,
          seen.insert(name).inserted, entity.code == .category || !declared.contains(name)
        else { return nil }
        return ManagedClass(entity: entity, name: name, model: model).text
      }
    }.joined(separator: "\n")
  }
}

/// The class of an entity.
private struct ManagedClass {
  let entity: DataEntity
  let name: String
  let model: DataModel

  var text: String {
    var parts: [String] = []
    if entity.code == .wholeClass { parts.append("public class \(name): \(parent) {}\n") }
    let properties =
      entity.attributes.map { property($0.name, type(of: $0)) }
      + entity.relationships.map { property($0.name, type(of: $0)) }
    parts.append(
      """
      extension \(name) {
        @nonobjc public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: "\(entity.name)")
        }
      \(properties.joined())}

      """)
    for each in entity.relationships where each.isToMany { parts.append(accessors(of: each)) }
    if entity.parent == nil { parts.append("extension \(name): Identifiable {}\n") }
    return parts.joined(separator: "\n")
  }

  private var parent: String {
    entity.parent.flatMap { className(of: $0) } ?? "NSManagedObject"
  }

  private func className(of entity: String) -> String? { model.entity(entity)?.className }

  private func property(_ name: String, _ type: String) -> String {
    """
      public var \(SymbolName.escaped(name)): \(type) {
        get { _value("\(name)") }
        set { _setValue(newValue, "\(name)") }
      }

    """
  }

  private func type(of attribute: DataAttribute) -> String {
    let scalar: String? =
      switch attribute.kind {
      case .integer16: "Int16"
      case .integer32: "Int32"
      case .integer64: "Int64"
      case .double: "Double"
      case .float: "Float"
      case .boolean: "Bool"
      case .date: "TimeInterval"
      default: nil
      }
    if attribute.isScalar, let scalar { return scalar }
    return switch attribute.kind {
    case .integer16, .integer32, .integer64, .double, .float, .boolean: "NSNumber?"
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "\(attribute.customClass ?? "NSObject")?"
    }
  }

  private func type(of relationship: DataRelationship) -> String {
    if relationship.isToMany { return relationship.isOrdered ? "NSOrderedSet?" : "NSSet?" }
    return "\(className(of: relationship.destination) ?? "NSManagedObject")?"
  }

  /// `addToItems(_:)` and its like.
  private func accessors(of relationship: DataRelationship) -> String {
    let key = relationship.name
    let raised = key.prefix(1).uppercased() + key.dropFirst()
    let type = className(of: relationship.destination) ?? "NSManagedObject"
    let (set, list) = relationship.isOrdered ? ("NSOrderedSet", "array") : ("NSSet", "allObjects")
    let ordered = """
        public func insertInto\(raised)(_ value: \(type), at idx: Int) {
          _insert([value], into: "\(key)", at: idx)
        }
        public func removeFrom\(raised)(at idx: Int) { _remove(at: [idx], from: "\(key)") }
        public func insertInto\(raised)(_ values: [\(type)], at indexes: NSIndexSet) {
          _insert(values, into: "\(key)", at: indexes.firstIndex)
        }
        public func removeFrom\(raised)(at indexes: NSIndexSet) {
          _remove(at: Array(indexes as IndexSet), from: "\(key)")
        }
        public func replace\(raised)(at idx: Int, with value: \(type)) {
          _replace(at: [idx], in: "\(key)", with: [value])
        }
        public func replace\(raised)(at indexes: NSIndexSet, with values: [\(type)]) {
          _replace(at: Array(indexes as IndexSet), in: "\(key)", with: values)
        }

      """
    return """
      extension \(name) {
      \(relationship.isOrdered ? ordered : "")  public func addTo\(raised)(_ value: \(type)) {
          _add([value], to: "\(key)")
        }
        public func removeFrom\(raised)(_ value: \(type)) {
          _remove([value], from: "\(key)")
        }
        public func addTo\(raised)(_ values: \(set)) {
          _add(values.\(list).compactMap { $0 as? NSManagedObject }, to: "\(key)")
        }
        public func removeFrom\(raised)(_ values: \(set)) {
          _remove(values.\(list).compactMap { $0 as? NSManagedObject }, from: "\(key)")
        }
      }

      """
  }
}
