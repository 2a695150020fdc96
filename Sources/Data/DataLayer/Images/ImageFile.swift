// The names of pictures on disk, which say all that is needed to trust them.

import Foundation

/// A picture's file: `<address>.<body>.<length>.<kind>`, the first two as SHA-256 in hexadecimal.
///
/// The name is the index and the seal in one: the folder is listed to know what is there, the length is checked against
/// the file's own, and the fingerprint of the body when it is read. The file itself holds the picture and nothing else, so
/// that it can be served as it is.
struct ImageFile: Sendable, Hashable {
  /// Fingerprint of the address.
  let key: String
  /// Fingerprint of the bytes.
  let digest: String
  /// Number of bytes.
  let length: Int
  let format: ImageFormat

  init(key: String, data: Data, format: ImageFormat) {
    self.key = key
    self.digest = SHA256Digest.hex(data)
    self.length = data.count
    self.format = format
  }

  /// Reads a name; nil when it is none of ours.
  init?(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 4, Self.isFingerprint(parts[0]), Self.isFingerprint(parts[1]),
      let length = Int(parts[2]), length >= 0, let format = ImageFormat(rawValue: String(parts[3]))
    else { return nil }
    self.key = String(parts[0])
    self.digest = String(parts[1])
    self.length = length
    self.format = format
  }

  var name: String { "\(key).\(digest).\(length).\(format.rawValue)" }

  private static func isFingerprint(_ text: Substring) -> Bool {
    text.utf8.count == 64 && text.allSatisfy { $0.isHexDigit && !$0.isUppercase }
  }
}
