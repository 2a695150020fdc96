// Foundation's values that can be transferred.
public import Foundation
import UniformTypeIdentifiers

extension String: Transferable {
  /// Text in UTF-8.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<String>(contentType: .utf8PlainText) {
      Data($0.utf8)
    } importing: {
      String(decoding: $0, as: UTF8.self)
    }
    DataRepresentation<String>(importedContentType: .plainText) {
      String(decoding: $0, as: UTF8.self)
    }
  }
}

extension Data: Transferable {
  /// Bytes of any kind.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Data>(contentType: .data) {
      $0
    } importing: {
      $0
    }
  }
}

extension URL: Transferable {
  /// An address as text.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<URL>(contentType: .url) {
      Data($0.absoluteString.utf8)
    } importing: { data in
      guard let url = URL(string: String(decoding: data, as: UTF8.self)) else {
        throw TransferError.wrongType
      }
      return url
    }
    DataRepresentation<URL>(exportedContentType: .utf8PlainText) {
      Data($0.absoluteString.utf8)
    }
  }
}

extension AttributedString: Transferable {
  /// Text in UTF-8, without its attributes: nothing here writes or reads rich text.
  public static var transferRepresentation: some TransferRepresentation {
    ProxyRepresentation<AttributedString, String> {
      String($0.characters)
    } importing: {
      AttributedString($0)
    }
  }
}
