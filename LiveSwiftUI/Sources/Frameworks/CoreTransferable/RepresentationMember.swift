// One form of an item with its closures, without the item's type.
package import Foundation
package import UniformTypeIdentifiers

/// Bytes that go out.
package struct ExportedData: Sendable {
  /// The bytes.
  package let data: Data
  /// The name of the file that they come from; nil for none.
  package let fileName: String?
}

/// The reasons why a value cannot be transferred.
package enum TransferError: Error, Equatable {
  /// The value has no form of the wanted type.
  case noRepresentation
  /// The value has another type than its representation.
  case wrongType
  /// The bytes are more than may be transferred.
  case tooLarge
}

/// One content type of an item, and how it goes out and comes in.
package struct RepresentationMember: Sendable {
  /// The most bytes of one item.
  package static let byteLimit = 25 << 20

  /// The type of the bytes.
  package let contentType: UTType
  /// Makes the bytes of an item; nil if the form only comes in.
  package var export: (@Sendable (any Sendable) async throws -> ExportedData)?
  /// Makes an item of bytes; nil if the form only goes out.
  package var load: (@Sendable (Data) async throws -> any Sendable)?
  /// Makes an item of a file; nil if the form only goes out.
  package var loadFile: (@Sendable (URL) async throws -> any Sendable)?
  /// The apps that may see it.
  package var visibility = TransferRepresentationVisibility.all
  /// Whether an item may go out in this form.
  package var allows: @Sendable (any Sendable) -> Bool = { _ in true }
  /// The name for a file of the item.
  package var fileName: @Sendable (any Sendable) -> String? = { _ in nil }

  init(
    _ contentType: UTType, export: (@Sendable (any Sendable) async throws -> ExportedData)?,
    load: (@Sendable (Data) async throws -> any Sendable)?
  ) {
    self.contentType = contentType
    self.export = export
    self.load = load
    if let load { loadFile = { url in try await load(Self.bytes(of: url)) } }
  }

  /// The bytes of a file. Throws above the limit.
  package static func bytes(of url: URL) throws -> Data {
    let size = try FileManager.default.attributesOfItem(atPath: url.path)[.size] as? Int ?? 0
    guard size <= byteLimit else { throw TransferError.tooLarge }
    return try Data(contentsOf: url)
  }
}

extension Transferable {
  /// The types that this item can go out as, the best one first.
  package var exportedTypes: [UTType] {
    Self.transferMembers.filter { $0.export != nil && $0.allows(self) }.map(\.contentType)
  }

  /// The types that an item of this type can be made of, the best one first.
  package static var importedTypes: [UTType] {
    transferMembers.filter { $0.load != nil || $0.loadFile != nil }.map(\.contentType)
  }

  /// The bytes of this item as the first of `types` that it has, or as its best type if `types` is
  /// empty. Throws when it has none of them, or too many bytes.
  package func exported(as types: [UTType]) async throws -> (
    type: UTType, data: Data, fileName: String?
  ) {
    let members = Self.transferMembers.filter { $0.export != nil && $0.allows(self) }
    let member =
      types.isEmpty
      ? members.first
      : types.lazy.compactMap { type in
        members.first { $0.contentType.conforms(to: type) }
      }.first
    guard let member, let export = member.export else { throw TransferError.noRepresentation }
    let made = try await export(self)
    guard made.data.count <= RepresentationMember.byteLimit else { throw TransferError.tooLarge }
    return (member.contentType, made.data, member.fileName(self) ?? made.fileName)
  }

  /// An item made of bytes of a type. Throws when it cannot be made of that type.
  package static func imported(_ data: Data, as type: UTType) async throws -> Self {
    let member = transferMembers.first { $0.load != nil && type.conforms(to: $0.contentType) }
    guard let load = member?.load else { throw TransferError.noRepresentation }
    guard let item = try await load(data) as? Self else { throw TransferError.wrongType }
    return item
  }

  /// An item made of a file of a type. Throws when it cannot be made of that type.
  package static func imported(file: URL, as type: UTType) async throws -> Self {
    let member = transferMembers.first { $0.loadFile != nil && type.conforms(to: $0.contentType) }
    guard let load = member?.loadFile else { throw TransferError.noRepresentation }
    guard let item = try await load(file) as? Self else { throw TransferError.wrongType }
    return item
  }

  /// An item made of another one: itself if it has this type, or else by the first form that both
  /// have. Throws when they have none in common.
  package static func imported(from item: any Transferable) async throws -> Self {
    if let same = item as? Self { return same }
    for member in type(of: item).transferMembers where member.allows(item) {
      guard let export = member.export,
        let own = transferMembers.first(where: {
          $0.load != nil && member.contentType.conforms(to: $0.contentType)
        })
      else { continue }
      guard let made = try await own.load?(export(item).data) as? Self else { continue }
      return made
    }
    throw TransferError.noRepresentation
  }
}
