// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The properties of an entity.
import DataModel
public import Foundation

/// A property of an entity.
open class NSPropertyDescription: NSObject {
  /// The name of the property.
  open var name = ""
  /// Whether the property may be without a value.
  open var isOptional = true
  /// Whether the property is not saved.
  open var isTransient = false
  /// An earlier name, under which rows may have the property.
  open var renamingIdentifier: String?
  /// Values of the app's own.
  open var userInfo: [AnyHashable: Any]?
  /// The entity of the property.
  open internal(set) weak var entity: NSEntityDescription!

  /// A property without a name.
  public override init() {}
}

/// The types of attributes.
public enum NSAttributeType: UInt, Sendable {
  /// No type.
  case undefinedAttributeType = 0
  /// Whole numbers of 16 bits.
  case integer16AttributeType = 100
  /// Whole numbers of 32 bits.
  case integer32AttributeType = 200
  /// Whole numbers of 64 bits.
  case integer64AttributeType = 300
  /// Decimal numbers.
  case decimalAttributeType = 400
  /// Numbers of double precision.
  case doubleAttributeType = 500
  /// Numbers of single precision.
  case floatAttributeType = 600
  /// Texts.
  case stringAttributeType = 700
  /// True or false.
  case booleanAttributeType = 800
  /// Points in time.
  case dateAttributeType = 900
  /// Bytes.
  case binaryDataAttributeType = 1000
  /// Universally unique identifiers.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case UUIDAttributeType = 1100
  /// Addresses.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  case URIAttributeType = 1200
  /// Values of a class of the app.
  case transformableAttributeType = 1800

  var kind: DataAttribute.Kind {
    switch self {
    case .integer16AttributeType: .integer16
    case .integer32AttributeType: .integer32
    case .integer64AttributeType: .integer64
    case .decimalAttributeType: .decimal
    case .doubleAttributeType: .double
    case .floatAttributeType: .float
    case .stringAttributeType: .string
    case .booleanAttributeType: .boolean
    case .dateAttributeType: .date
    case .binaryDataAttributeType: .binary
    case .UUIDAttributeType: .uuid
    case .URIAttributeType: .uri
    case .transformableAttributeType, .undefinedAttributeType: .transformable
    }
  }

  init(_ kind: DataAttribute.Kind) {
    self =
      switch kind {
      case .integer16: .integer16AttributeType
      case .integer32: .integer32AttributeType
      case .integer64: .integer64AttributeType
      case .decimal: .decimalAttributeType
      case .double: .doubleAttributeType
      case .float: .floatAttributeType
      case .string: .stringAttributeType
      case .boolean: .booleanAttributeType
      case .date: .dateAttributeType
      case .binary: .binaryDataAttributeType
      case .uuid: .UUIDAttributeType
      case .uri: .URIAttributeType
      case .transformable: .transformableAttributeType
      }
  }
}

/// A value of an entity.
open class NSAttributeDescription: NSPropertyDescription {
  /// The types of attributes.
  public struct AttributeType: Hashable, Sendable {
    let type: NSAttributeType

    /// Whole numbers of 16 bits.
    public static let integer16 = AttributeType(type: .integer16AttributeType)
    /// Whole numbers of 32 bits.
    public static let integer32 = AttributeType(type: .integer32AttributeType)
    /// Whole numbers of 64 bits.
    public static let integer64 = AttributeType(type: .integer64AttributeType)
    /// Decimal numbers.
    public static let decimal = AttributeType(type: .decimalAttributeType)
    /// Numbers of double precision.
    public static let double = AttributeType(type: .doubleAttributeType)
    /// Numbers of single precision.
    public static let float = AttributeType(type: .floatAttributeType)
    /// Texts.
    public static let string = AttributeType(type: .stringAttributeType)
    /// True or false.
    public static let boolean = AttributeType(type: .booleanAttributeType)
    /// Points in time.
    public static let date = AttributeType(type: .dateAttributeType)
    /// Bytes.
    public static let binaryData = AttributeType(type: .binaryDataAttributeType)
    /// Universally unique identifiers.
    public static let uuid = AttributeType(type: .UUIDAttributeType)
    /// Addresses.
    public static let uri = AttributeType(type: .URIAttributeType)
    /// Values of a class of the app.
    public static let transformable = AttributeType(type: .transformableAttributeType)
  }

  /// The type of the values.
  open var attributeType = NSAttributeType.undefinedAttributeType
  /// The type of the values.
  public final var type: AttributeType {
    get { AttributeType(type: attributeType) }
    set { attributeType = newValue.type }
  }
  /// The value of a new object.
  open var defaultValue: Any?
  /// The name of the class of the values; no difference here.
  open var attributeValueClassName: String?
  /// The name of the class that converts values to bytes on Apple's systems; no difference here.
  open var valueTransformerName: String?
  /// Whether bytes are beside the store on Apple's systems; no difference here.
  open var allowsExternalBinaryDataStorage = false
}

/// The effects of an object's deletion on related objects.
public enum NSDeleteRule: UInt, Sendable {
  /// None, even if a related object still refers to it.
  case noActionDeleteRule = 0
  /// Related objects refer to it no more.
  case nullifyDeleteRule = 1
  /// Related objects are deleted too.
  case cascadeDeleteRule = 2
  /// The object is not deleted while it has related ones.
  case denyDeleteRule = 3
}

/// A relationship of an entity.
open class NSRelationshipDescription: NSPropertyDescription {
  /// The entity of the related objects.
  open var destinationEntity: NSEntityDescription? {
    get { destination }
    set { destination = newValue }
  }
  /// The relationship of that entity that leads back.
  open var inverseRelationship: NSRelationshipDescription? {
    get { inverse }
    set { inverse = newValue }
  }
  /// The most related objects; 0 for any number.
  open var maxCount = 0
  /// The fewest related objects; not checked.
  open var minCount = 0
  /// The effect of an object's deletion.
  open var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// Whether several objects have an order.
  open var isOrdered = false
  /// Whether there may be several.
  open var isToMany: Bool { maxCount != 1 }

  // The model keeps its entities, and these their properties.
  private weak var destination: NSEntityDescription?
  private weak var inverse: NSRelationshipDescription?
}
