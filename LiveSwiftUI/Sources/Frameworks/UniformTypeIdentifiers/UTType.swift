// A type of data, by its identifier: what it conforms to, and its names elsewhere.
public import Foundation

/// A type of data or of a file, such as a PNG picture.
///
/// The types that are declared here are those of a table, because a server has no others. A type
/// of the app's own is made with `exportedAs` or `importedAs`, and known by that value alone.
public struct UTType: Sendable {
  /// The identifier, such as `public.png`.
  public let identifier: String
  /// The types that a type of the app's own conforms to.
  let ownParents: [String]
  /// The tags of a type that no table has.
  let ownTags: [UTTagClass: [String]]

  init(
    known identifier: String, parents: [String] = [], tags: [UTTagClass: [String]] = [:]
  ) {
    self.identifier = identifier
    ownParents = parents
    ownTags = tags
  }

  var row: TypeRow? { TypeTable.declared.rows[identifier] }

  /// The type of this identifier; nil if it is not declared.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard let row = TypeTable.declared.rows[name] else { return nil }
    self.init(known: row.identifier)
  }

  /// A type that the app itself defines. The file where iOS finds what it conforms to does not
  /// exist here: without `parentType` it conforms to `.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: identifier, parentType)
  }

  /// A type that another app defines. The file where iOS finds what it conforms to does not exist
  /// here: without `parentType` it conforms to `.data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(own: identifier, parentType)
  }

  private init(own identifier: String, _ parent: UTType?) {
    let name = identifier.lowercased()
    guard TypeTable.declared.rows[name] == nil else {
      self.init(known: name)
      return
    }
    let parent = parent ?? .data
    // A parent of the app's own is known by its value only, so its own parents come along.
    self.init(known: name, parents: [parent.identifier] + parent.ownParents)
  }

  /// The type of files with an extension: the declared one that conforms to `supertype`, or else a
  /// type made for the extension. Nil for an empty extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }

  /// The type of a MIME type: the declared one that conforms to `supertype`, or else a type made
  /// for it. Nil for an empty text.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }

  /// The type of a tag: the declared one that conforms to `supertype`, or else a type made for the
  /// tag. Nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty, tag.utf8.count <= 255 else { return nil }
    if let found = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first {
      self = found
      return
    }
    let parent = supertype ?? .item
    let digits = "\(tagClass.rawValue)=\(tag.lowercased()):\(parent.identifier)".utf8.map {
      String($0 >> 4, radix: 16) + String($0 & 15, radix: 16)
    }
    self.init(
      known: "dyn.a" + digits.joined(), parents: [parent.identifier] + parent.ownParents,
      tags: [tagClass: [tag.lowercased()]])
  }

  /// The declared types that have a tag and conform to `supertype`.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?)
    -> [UTType]
  {
    let table = TypeTable.declared
    let names: [String: [String]] =
      switch tagClass {
      case .mimeType: table.byMIMEType
      case .filenameExtension: table.byExtension
      default: [:]
      }
    return (names[tag.lowercased()] ?? []).map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
  }
}

extension UTType {
  /// The extension that files of this type usually have; nil for none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }

  /// The MIME type that stands for this type; nil for none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }

  /// The tags of this type, the preferred ones first.
  public var tags: [UTTagClass: [String]] {
    guard let row else { return ownTags }
    var tags: [UTTagClass: [String]] = [:]
    if !row.extensions.isEmpty { tags[.filenameExtension] = row.extensions }
    let names = row.mimeTypes.filter { !$0.hasSuffix("*") }
    if !names.isEmpty { tags[.mimeType] = names }
    return tags
  }

  /// A short description of the type for a person, in English.
  public var localizedDescription: String? {
    guard let row, !isDynamic else { return nil }
    if let name = row.extensions.first { return "\(name.uppercased()) file" }
    let last = row.identifier.split(separator: ".").last ?? ""
    return String(last).replacing("-", with: " ")
  }

  /// The version of the type's declaration; always nil here.
  public var version: Int? { nil }

  /// The address of the type's documentation; always nil here.
  public var referenceURL: URL? { nil }

  /// Whether the type was made for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }

  /// Whether the type is declared, by the table or by the app.
  public var isDeclared: Bool { !isDynamic }

  /// Whether the type is one of those that everybody shares.
  public var isPublic: Bool { identifier.hasPrefix("public.") }

  /// All types that this one conforms to, without itself.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = []
    var open = row?.parents ?? ownParents
    while let next = open.popLast() {
      guard found.insert(UTType(known: next)).inserted else { continue }
      open += TypeTable.declared.rows[next]?.parents ?? []
    }
    found.remove(self)
    return found
  }

  /// Whether this type is `type` or conforms to it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }

  /// Whether `type` conforms to this one and is another.
  public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

  /// Whether this type conforms to `type` and is another.
  public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }
}

extension UTType: Hashable {
  /// Whether both have the same identifier.
  public static func == (one: UTType, other: UTType) -> Bool {
    one.identifier == other.identifier
  }

  /// Hashes the identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, with what kind of type it is.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : isPublic ? "public" : "declared"))"
  }
}

extension UTType: Codable {
  /// Reads the identifier of a declared type, or of one that the app defines.
  public init(from decoder: any Decoder) throws {
    let identifier = try decoder.singleValueContainer().decode(String.self)
    self = UTType(identifier) ?? UTType(importedAs: identifier)
  }

  /// Writes the identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A way to name a type elsewhere: by a filename extension or by a MIME type.
public struct UTTagClass: Hashable, RawRepresentable, Sendable {
  /// The name of the class.
  public let rawValue: String

  /// The class of this name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Extensions of file names, without the dot.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// MIME types.
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}
