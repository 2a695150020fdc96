// The formats of pictures, recognized by their first bytes.
public import Foundation

/// The format of an encoded picture.
///
/// SVG is deliberately missing: it is a document that may contain scripts and links.
public enum ImageFormat: String, Sendable, Hashable, CaseIterable {
  /// JPEG.
  case jpeg
  /// PNG.
  case png
  /// GIF.
  case gif
  /// WebP.
  case webp
  /// AVIF.
  case avif

  /// The media type, such as `image/jpeg`.
  public var contentType: String { "image/" + rawValue }

  /// The format of data that starts with these bytes; nil when it is none of these.
  public init?(sniffing data: Data) {
    let head = Array(data.prefix(32))
    func has(_ bytes: [UInt8], at offset: Int = 0) -> Bool {
      head.dropFirst(offset).starts(with: bytes)
    }
    func has(_ text: String, at offset: Int = 0) -> Bool { has(Array(text.utf8), at: offset) }

    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftyp", at: 4),
      Self.brands(head).contains(where: { $0 == "avif" || $0 == "avis" })
    {
      self = .avif
    } else {
      return nil
    }
  }

  /// Whether the service declares a document, which is refused whatever its first bytes are.
  static func isDocument(contentType: String?) -> Bool {
    let type = (contentType ?? "").lowercased()
    return [
      "text/html", "application/xhtml", "image/svg", "application/json", "text/xml",
      "application/xml",
    ]
    .contains { type.hasPrefix($0) }
  }

  /// The major brand and the first compatible brands of an ISO media file (ISO/IEC 14496-12, 4.3).
  private static func brands(_ head: [UInt8]) -> [String] {
    ([8] + stride(from: 16, to: head.count - 3, by: 4)).filter { $0 + 4 <= head.count }
      .map { String(decoding: head[$0..<$0 + 4], as: UTF8.self) }
  }
}
