// The classes of a store.
import Foundation

/// The classes whose objects a container saves.
public final class Schema: Hashable, CustomDebugStringConvertible, Sendable {
  /// A class of models.
  public final class Entity: Hashable, Sendable {
    /// The name of the class.
    public let name: String

    /// Names a class.
    public init(_ name: String) { self.name = name }

    /// Whether both have the same name.
    public static func == (lhs: Entity, rhs: Entity) -> Bool { lhs.name == rhs.name }
    /// Hashes the name.
    public func hash(into hasher: inout Hasher) { hasher.combine(name) }
  }

  /// The number of a version of the classes.
  public struct Version: Hashable, Comparable, Codable, Sendable, CustomStringConvertible {
    /// The first number.
    public let major: Int
    /// The second number.
    public let minor: Int
    /// The third number.
    public let patch: Int

    /// Makes a number of three parts.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      self.major = major
      self.minor = minor
      self.patch = patch
    }

    /// The parts with dots between them.
    public var description: String { "\(major).\(minor).\(patch)" }

    /// Orders by the parts, from the first.
    public static func < (lhs: Version, rhs: Version) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }
  }

  let shapes: [SwiftData.Entity]
  /// The version of the classes.
  public let version: Version

  /// The classes, with those that they lead to by relationships.
  public var entities: [Schema.Entity] { shapes.map { Schema.Entity($0.name) } }
  /// The classes by their names.
  public var entitiesByName: [String: Schema.Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }
  /// The version of the classes.
  public var schemaVersion: Version { version }

  /// A schema of classes, and of those that they lead to by relationships.
  public init(
    _ types: [any PersistentModel.Type], version: Schema.Version = Version(1, 0, 0)
  ) {
    shapes = SwiftData.Entity.all(from: types)
    self.version = version
  }

  /// A schema of classes, and of those that they lead to by relationships.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Schema.Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// The schema of one version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// The name under which a class is stored.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    SwiftData.Entity.of(type).name
  }

  /// The class; nil if the schema lacks it.
  public func entity(for type: any PersistentModel.Type) -> Schema.Entity? {
    shapes.first { $0.type == type }.map { Schema.Entity($0.name) }
  }

  func shape(named name: String) -> SwiftData.Entity? { shapes.first { $0.name == name } }

  /// Whether both have the same classes and version.
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version
      && lhs.shapes.map { ObjectIdentifier($0) } == rhs.shapes.map { ObjectIdentifier($0) }
  }

  /// Hashes the version and the names of the classes.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(version)
    hasher.combine(shapes.map(\.name))
  }

  /// The names of the classes.
  public var debugDescription: String { "Schema(\(shapes.map(\.name).joined(separator: ", ")))" }
}

/// The classes of one version of an app.
public protocol VersionedSchema: SendableMetatype {
  /// The classes.
  static var models: [any PersistentModel.Type] { get }
  /// The number of the version.
  static var versionIdentifier: Schema.Version { get }
}

/// The versions of an app's classes, in order. Rows are read as they are: a new property takes its
/// default, and stages do not run.
public protocol SchemaMigrationPlan: SendableMetatype {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The steps between the versions.
  static var stages: [MigrationStage] { get }
}

/// A step from one version of an app's classes to the next.
///
/// Unchecked: its closures do not run.
public enum MigrationStage: @unchecked Sendable {
  /// A step without code.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A step with code, which does not run here.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
}
