// The representations: bytes, encoded values, and other transferable values.
public import Combine
public import Foundation
public import UniformTypeIdentifiers

/// An item as bytes that the app makes and reads.
public struct DataRepresentation<Item>: Sendable where Item: Transferable {
  /// The one member, which reads and writes bytes.
  package let members: [RepresentationMember]

  /// Bytes that go out and come in.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    members = [Self.member(contentType, exporting, importing)]
  }

  /// Bytes that go out.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    members = [Self.member(exportedContentType, exporting, nil)]
  }

  /// Bytes that come in.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    members = [Self.member(importedContentType, nil, importing)]
  }

  private static func member(
    _ type: UTType, _ exporting: (@Sendable (Item) async throws -> Data)?,
    _ importing: (@Sendable (Data) async throws -> Item)?
  ) -> RepresentationMember {
    var member = RepresentationMember(type, export: nil, load: importing)
    if let exporting {
      member.export = { item in
        guard let item = item as? Item else { throw TransferError.wrongType }
        return ExportedData(data: try await exporting(item), fileName: nil)
      }
    }
    return member
  }
}

extension DataRepresentation: TransferRepresentation, PrimitiveRepresentation {
  /// It has no body.
  public typealias Body = Never

  /// Never called, because the representation has closures instead.
  public var body: Never { return fatalError("a representation of bytes has no body") }
}

/// An item as what an encoder makes of it.
public struct CodableRepresentation<Item, Encoder, Decoder>: Sendable
where
  Item: Transferable, Item: Decodable, Item: Encodable, Encoder: TopLevelEncoder,
  Decoder: TopLevelDecoder, Encoder.Output == Data, Decoder.Input == Data
{
  /// The one member, which encodes and decodes.
  package let members: [RepresentationMember]

  /// An item that this encoder writes and this decoder reads.
  public init(
    for itemType: Item.Type = Item.self, contentType: UTType,
    encoder: @autoclosure @escaping @Sendable () -> Encoder,
    decoder: @autoclosure @escaping @Sendable () -> Decoder
  ) {
    // Both are Sendable; only the types of the coders do not say so.
    nonisolated(unsafe) let write: (any Sendable) throws -> Data = { item in
      guard let item = item as? Item else { throw TransferError.wrongType }
      return try encoder().encode(item)
    }
    // As above.
    nonisolated(unsafe) let read: (Data) throws -> any Sendable = {
      try decoder().decode(Item.self, from: $0)
    }
    members = [
      RepresentationMember(
        contentType, export: { ExportedData(data: try write($0), fileName: nil) },
        load: { try read($0) })
    ]
  }
}

extension CodableRepresentation where Encoder == JSONEncoder, Decoder == JSONDecoder {
  /// An item in JSON.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {
    self.init(
      for: itemType, contentType: contentType, encoder: JSONEncoder(), decoder: JSONDecoder())
  }
}

extension CodableRepresentation: TransferRepresentation, PrimitiveRepresentation {
  /// It has no body.
  public typealias Body = Never

  /// Never called, because the representation has closures instead.
  public var body: Never { return fatalError("a representation by an encoder has no body") }
}

/// An item as another transferable value.
public struct ProxyRepresentation<Item, ProxyRepresentation>: Sendable
where Item: Transferable, ProxyRepresentation: Transferable {
  /// The one member, which converts by another item.
  package let members: [RepresentationMember]

  /// A value that goes out and comes in.
  public init(
    exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation,
    importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item
  ) {
    members = Self.members(exporting, importing)
  }

  /// A value that goes out.
  public init(exporting: @escaping @Sendable (Item) async throws -> ProxyRepresentation) {
    members = Self.members(exporting, nil)
  }

  /// A value that comes in.
  public init(importing: @escaping @Sendable (ProxyRepresentation) async throws -> Item) {
    members = Self.members(nil, importing)
  }

  private static func members(
    _ exporting: (@Sendable (Item) async throws -> ProxyRepresentation)?,
    _ importing: (@Sendable (ProxyRepresentation) async throws -> Item)?
  ) -> [RepresentationMember] {
    // A type that is its own proxy would have members without end.
    guard ProxyRepresentation.self != Item.self else { return [] }
    return ProxyRepresentation.transferMembers.map { inner in
      var member = RepresentationMember(inner.contentType, export: nil, load: nil)
      if let exporting, let export = inner.export {
        member.export = { item in
          guard let item = item as? Item else { throw TransferError.wrongType }
          return try await export(exporting(item))
        }
      }
      if let importing, let load = inner.load {
        member.load = { data in
          guard let proxy = try await load(data) as? ProxyRepresentation else {
            throw TransferError.wrongType
          }
          return try await importing(proxy)
        }
      }
      if let importing, let loadFile = inner.loadFile {
        member.loadFile = { file in
          guard let proxy = try await loadFile(file) as? ProxyRepresentation else {
            throw TransferError.wrongType
          }
          return try await importing(proxy)
        }
      }
      member.visibility = inner.visibility
      return member
    }
  }
}

extension ProxyRepresentation: TransferRepresentation, PrimitiveRepresentation {
  /// It has no body.
  public typealias Body = Never

  /// Never called, because the representation has closures instead.
  public var body: Never { return fatalError("a representation by a proxy has no body") }
}
