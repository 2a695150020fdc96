// How properties are saved, as `@Attribute` and `@Relationship` say it.
import Foundation

extension Schema {
  /// How a value is saved.
  public struct Attribute: Sendable {
    /// One setting of a value.
    public struct Option: Hashable, Sendable {
      let name: String

      /// A model with a value that another one has replaces that one's values.
      public static var unique: Option { Option(name: "unique") }
      /// Bytes beside the store on Apple's systems; no difference here.
      public static var externalStorage: Option { Option(name: "externalStorage") }
      /// Observed, and not stored.
      public static var ephemeral: Option { Option(name: "ephemeral") }
      /// Encrypted on Apple's systems; no difference here.
      public static var allowsCloudEncryption: Option { Option(name: "allowsCloudEncryption") }
      /// Kept in the history of deleted models; no difference here.
      public static var preserveValueOnDeletion: Option { Option(name: "preserveValueOnDeletion") }
      /// Searchable by Spotlight on Apple's systems; no difference here.
      public static var spotlight: Option { Option(name: "spotlight") }
    }

    /// The settings.
    public let options: [Option]
    /// An earlier name of the property, under which rows may have it.
    public let originalName: String?
    /// Marks a change of the value's format; no difference here.
    public let hashModifier: String?

    /// How a value is saved.
    public init(_ options: Option..., originalName: String? = nil, hashModifier: String? = nil) {
      self.options = options
      self.originalName = originalName
      self.hashModifier = hashModifier
    }
  }

  /// How models relate.
  ///
  /// Unchecked: key paths are immutable.
  public struct Relationship: @unchecked Sendable {
    /// One setting of a relationship.
    public struct Option: Hashable, Sendable {
      let name: String

      /// Each model once; relationships are so here in any case.
      public static var unique: Option { Option(name: "unique") }
    }

    /// The effect of a model's deletion on related models.
    public enum DeleteRule: String, Codable, Hashable, Sendable {
      /// None, even if a related model still refers to it.
      case noAction
      /// Related models refer to it no more.
      case nullify
      /// Related models are deleted too.
      case cascade
      /// The model is not deleted while it has related ones.
      case deny
    }

    /// The settings.
    public let options: [Option]
    /// The effect of a model's deletion on related models.
    public let deleteRule: DeleteRule
    /// The fewest related models; not checked.
    public let minimumModelCount: Int?
    /// The most related models, 0 for any number; not checked.
    public let maximumModelCount: Int?
    /// An earlier name of the property, under which rows may have it.
    public let originalName: String?
    /// The reverse relationship; nil to find it by the classes.
    public let inverse: AnyKeyPath?
    /// Marks a change of the format; no difference here.
    public let hashModifier: String?

    /// How models relate.
    public init(
      _ options: Option..., deleteRule: DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) {
      self.options = options
      self.deleteRule = deleteRule
      self.minimumModelCount = minimumModelCount
      self.maximumModelCount = maximumModelCount
      self.originalName = originalName
      self.inverse = inverse
      self.hashModifier = hashModifier
    }
  }

  /// Properties to search by.
  public struct Index<Model: PersistentModel> {
    /// The kind of an index.
    public enum Types<T: PersistentModel> {
      /// For order and equality.
      case binary([PartialKeyPath<T>])
      /// For regions of two or more numbers.
      case rtree([PartialKeyPath<T>])
    }
  }
}
