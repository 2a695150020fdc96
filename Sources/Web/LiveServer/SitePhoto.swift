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
