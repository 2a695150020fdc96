// The entities of an app's data model, as Xcode's editor saves them.

/// The entities of a data model.
package struct DataModel: Equatable, Sendable {
  /// The entities in the order of the file.
  package var entities: [DataEntity]

  /// A model of known entities.
  package init(entities: [DataEntity]) { self.entities = entities }

  /// The entity with a name; nil if there is none.
  package func entity(_ name: String) -> DataEntity? { entities.first { $0.name == name } }
}

/// A kind of object.
package struct DataEntity: Equatable, Sendable {
  /// The part of the class that Xcode makes.
  package enum Code: Sendable {
    /// The class and its properties.
    case wholeClass
    /// An extension of a class that the app has.
    case category
    /// Nothing: the app has the class and its properties.
    case none
  }

  /// The name in the model.
  package var name: String
  /// The name of the class; nil for the plain `NSManagedObject`.
  package var className: String?
  /// The entity whose properties this one has too.
  package var parent: String?
  /// Whether only entities below it have objects.
  package var isAbstract = false
  /// The part of the class that Xcode makes.
  package var code = Code.none
  /// The values, in the order of the file.
  package var attributes: [DataAttribute] = []
  /// The relationships, in the order of the file.
  package var relationships: [DataRelationship] = []
  /// The names of the properties that together no two objects share.
  package var uniques: [[String]] = []

  /// An entity without properties.
  package init(name: String) { self.name = name }
}

/// A value of an entity.
package struct DataAttribute: Equatable, Sendable {
  /// A type of values, with the name that the file has for it.
  package enum Kind: String, Sendable, CaseIterable {
    /// Whole numbers of some bits.
    case integer16 = "Integer 16"
    /// Whole numbers of 32 bits.
    case integer32 = "Integer 32"
    /// Whole numbers of 64 bits.
    case integer64 = "Integer 64"
    /// Decimal numbers.
    case decimal = "Decimal"
    /// Numbers of double precision.
    case double = "Double"
    /// Numbers of single precision.
    case float = "Float"
    /// Texts.
    case string = "String"
    /// True or false.
    case boolean = "Boolean"
    /// Points in time.
    case date = "Date"
    /// Bytes.
    case binary = "Binary"
    /// Universally unique identifiers.
    case uuid = "UUID"
    /// Addresses.
    case uri = "URI"
    /// Values of a class of the app.
    case transformable = "Transformable"
  }

  /// The name in the model.
  package var name: String
  /// The type of the values.
  package var kind: Kind
  /// Whether the value may be nil.
  package var isOptional = false
  /// Whether the value is not saved.
  package var isTransient = false
  /// The value of a new object, as the editor shows it.
  package var initial: String?
  /// Whether the property is a number of Swift, rather than an object.
  package var isScalar = false
  /// The type of a transformable value.
  package var customClass: String?
  /// An earlier name of the property, under which rows may have it.
  package var formerName: String?

  /// A value that is neither optional nor has a default.
  package init(name: String, kind: Kind) {
    self.name = name
    self.kind = kind
  }
}

/// A relationship of an entity.
package struct DataRelationship: Equatable, Sendable {
  /// The effect of an object's deletion on related ones.
  package enum DeleteRule: String, Sendable {
    /// None.
    case noAction = "No Action"
    /// They refer to it no more.
    case nullify = "Nullify"
    /// They are deleted too.
    case cascade = "Cascade"
    /// The object is not deleted while it has some.
    case deny = "Deny"
  }

  /// The name in the model.
  package var name: String
  /// The entity of the related objects.
  package var destination: String
  /// The relationship of that entity that leads back.
  package var inverse: String?
  /// Whether there may be several.
  package var isToMany = false
  /// Whether several have an order.
  package var isOrdered = false
  /// Whether there may be none.
  package var isOptional = false
  /// The effect of a deletion.
  package var deleteRule = DeleteRule.nullify
  /// An earlier name of the property, under which rows may have it.
  package var formerName: String?

  /// A relationship to one object, without an inverse.
  package init(name: String, destination: String) {
    self.name = name
    self.destination = destination
  }
}
