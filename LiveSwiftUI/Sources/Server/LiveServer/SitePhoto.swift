// A photo to serve: its bytes in memory, and usually a file with the same bytes.
package import Foundation
import WebServer

/// A photo of the site.
package struct SitePhoto: Sendable {
  /// The encoded picture. Copies share the cache's bytes.
  package let data: Data
  /// The media type, such as `image/jpeg`.
  package let type: String
  /// The path of a file with the same bytes; nil when there is none. It may be deleted at any time.
  package let file: String?

  /// A text that changes with the picture at its address, such as a digest of its bytes; nil where
  /// the picture at an address never changes.
  package let tag: String?

  /// A photo from its parts.
  package init(data: Data, type: String, file: String? = nil, tag: String? = nil) {
    self.tag = tag
    self.data = data
    self.type = type
    self.file = file
  }

  /// The body of the response. It is the file if there is one, because in memory each connection
  /// would hold a copy of the bytes until its reader has taken them.
  var body: Response.Body {
    guard let file else { return .bytes([UInt8](data)) }
    return .fileOrBytes(file, count: data.count) { [UInt8](data) }
  }
}

extension SitePhoto {
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "webp": "image/webp", "gif": "image/gif", "avif": "image/avif", "ttf": "font/ttf",
    "otf": "font/otf", "woff": "font/woff", "woff2": "font/woff2",
  ]

  /// The media type of a picture or font file, by its extension; nil for any other file.
  static func type(of file: URL) -> String? { types[file.pathExtension.lowercased()] }

  /// A picture or a font of an app's bundle; nil when it cannot be read.
  init?(file url: URL) {
    guard let type = Self.type(of: url),
      let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    self.init(data: data, type: type, file: url.path)
  }
}
