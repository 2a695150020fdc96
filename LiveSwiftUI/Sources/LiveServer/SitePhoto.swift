// A photo that the site answers with: its bytes in memory, and most often a file that has them.
import Foundation
import WebServer

/// A photo of the site.
package struct SitePhoto: Sendable {
  /// The encoded picture. Copies share the bytes of the cache.
  package let data: Data
  /// The media type, such as `image/jpeg`.
  package let type: String
  /// The path of a file with the same bytes; nil when there is none. It may be deleted any time.
  package let file: String?

  /// A photo made of its parts.
  package init(data: Data, type: String, file: String? = nil) {
    self.data = data
    self.type = type
    self.file = file
  }

  /// The body of the answer. From the file, because each connection would hold a copy of the bytes
  /// until its reader has taken them.
  var body: Response.Body {
    guard let file else { return .bytes([UInt8](data)) }
    return .fileOrBytes(file, count: data.count) { [UInt8](data) }
  }
}

extension SitePhoto {
  private static let types = [
    "svg": "image/svg+xml", "png": "image/png", "jpg": "image/jpeg", "jpeg": "image/jpeg",
    "webp": "image/webp", "gif": "image/gif", "avif": "image/avif",
  ]

  /// The media type of a picture's file, by its name; nil for what is no picture.
  static func type(of file: URL) -> String? { types[file.pathExtension.lowercased()] }

  /// A picture of an app's bundle; nil when it cannot be read.
  init?(file url: URL) {
    guard let type = Self.type(of: url),
      let data = FileManager.default.contents(atPath: url.path)
    else { return nil }
    self.init(data: data, type: type, file: url.path)
  }
}
