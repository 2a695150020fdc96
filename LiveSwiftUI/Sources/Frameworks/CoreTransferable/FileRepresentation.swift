// The representation of an item as a file.
public import Foundation
public import UniformTypeIdentifiers

/// A file that goes out.
public struct SentTransferredFile: Sendable {
  /// The file.
  public let file: URL
  /// Whether the receiver may change the original. It gets a copy here.
  public let allowAccessingOriginalFile: Bool

  /// A file to send.
  public init(_ file: URL, allowAccessingOriginalFile: Bool = false) {
    self.file = file
    self.allowAccessingOriginalFile = allowAccessingOriginalFile
  }
}

/// A file that came in.
public struct ReceivedTransferredFile: Sendable {
  /// The file, which is deleted once it is imported.
  public let file: URL
  /// Whether this is the sender's own file; always false here.
  public let isOriginalFile: Bool
}

/// An item as a file.
public struct FileRepresentation<Item>: Sendable where Item: Transferable {
  /// The one member, which reads and writes files.
  package let members: [RepresentationMember]

  /// A file that goes out and comes in. The receiver always gets a copy.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    members = [Self.member(contentType, exporting, importing)]
  }

  /// A file that goes out. The receiver always gets a copy.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    members = [Self.member(exportedContentType, exporting, nil)]
  }

  /// A file that comes in. It is always a copy.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    members = [Self.member(importedContentType, nil, importing)]
  }

  private static func member(
    _ type: UTType, _ exporting: (@Sendable (Item) async throws -> SentTransferredFile)?,
    _ importing: (@Sendable (ReceivedTransferredFile) async throws -> Item)?
  ) -> RepresentationMember {
    var member = RepresentationMember(type, export: nil, load: nil)
    if let exporting {
      member.export = { item in
        guard let item = item as? Item else { throw TransferError.wrongType }
        let sent = try await exporting(item)
        return ExportedData(
          data: try RepresentationMember.bytes(of: sent.file),
          fileName: sent.file.lastPathComponent)
      }
    }
    guard let importing else { return member }
    member.loadFile = { file in
      try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
    member.load = { data in
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("transfer-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A folder that cannot be removed stays among the temporary files.
      defer { try? FileManager.default.removeItem(at: folder) }
      let file = folder.appendingPathComponent("Item", conformingTo: type)
      try data.write(to: file)
      return try await importing(ReceivedTransferredFile(file: file, isOriginalFile: false))
    }
    return member
  }
}

extension FileRepresentation: TransferRepresentation, PrimitiveRepresentation {
  /// It has no body.
  public typealias Body = Never

  /// Never called, because the representation has closures instead.
  public var body: Never { return fatalError("a representation by a file has no body") }
}
