// The name of a picture's file, which includes the checksum of its bytes.
import Foundation

/// A picture's file: `<address>.<body>.<length>.<format>`, the first two as SHA-256 in hexadecimal.
///
/// The name is index and checksum in one. The folder's listing is the index; the length is checked
/// when it is listed, the checksum when it is read. The file contains only the picture and can be
/// served as is.
struct ImageFile: Sendable, Hashable {
  /// The SHA-256 of the address.
  let key: String
  /// The SHA-256 of the bytes.
  let digest: String
  /// The number of bytes.
  let length: Int
  let format: ImageFormat
  /// When and how the service is asked again; nil in the files of earlier versions.
  var freshness: ImageFreshness?

  init(key: String, data: Data, format: ImageFormat, freshness: ImageFreshness? = nil) {
    self.freshness = freshness
    self.key = key
    self.digest = SHA256Digest.hex(data)
    self.length = data.count
    self.format = format
  }

  /// Parses the name of a file; nil when it has another form.
  init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard (4...5).contains(parts.count), Self.isDigest(parts[0]), Self.isDigest(parts[1]),
      let length = Int(parts[2]), length >= 0,
      let format = ImageFormat(rawValue: String(parts[parts.count - 1]))
    else { return nil }
    freshness = parts.count == 5 ? ImageFreshness(text: parts[3]) : nil
    self.key = String(parts[0])
    self.digest = String(parts[1])
    self.length = length
    self.format = format
  }

  var name: String {
    let fresh = freshness.map { ".\($0.text)" } ?? ""
    return "\(key).\(digest).\(length)\(fresh).\(format.rawValue)"
  }

  private static func isDigest(_ text: Substring) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
