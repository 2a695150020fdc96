// The generation of the access code, kept beside the code: it changes whenever the code does.
package import Foundation
import PhotoCache

/// Invalidates the passes of an earlier code, even if that code is set again.
package enum AccessGeneration {
  /// The generation kept in `folder` if it belongs to `code`. Else makes a new one and keeps it
  /// there.
  ///
  /// The file has the generation, and a digest of the site's secret and the code.
  package static func settled(
    for code: Secret, secret: [UInt8], in folder: URL,
    using random: inout some RandomNumberGenerator
  ) throws(StartFailure) -> String {
    let file = folder.appendingPathComponent("access-generation")
    // A missing file, or one that is no text, means that a new generation is needed.
    if let text = try? String(contentsOf: file, encoding: .utf8),
      let kept = Self.kept(in: text, for: code, secret: secret)
    {
      return kept
    }
    let text = made(for: code, secret: secret, using: &random)
    let isKept = FileManager.default.createFile(
      atPath: file.path, contents: Data(text.utf8),
      attributes: [.posixPermissions: 0o600])
    guard isKept else { throw .accessCodeNotKept(folder.path) }
    return kept(in: text, for: code, secret: secret) ?? ""
  }

  /// A new generation, in the form of the file.
  package static func made(
    for code: Secret, secret: [UInt8], using random: inout some RandomNumberGenerator
  ) -> String {
    let bytes = (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) }
    let generation = SHA256Digest.hex(bytes)
    return "\(generation)\n\(digest(of: code, secret))\n"
  }

  /// The generation in the file's text; nil when it belongs to another code.
  package static func kept(in text: String, for code: Secret, secret: [UInt8]) -> String? {
    let parts = text.split(separator: "\n")
    guard parts.count == 2, parts[1] == digest(of: code, secret) else { return nil }
    return String(parts[0])
  }

  /// Whether a text has the form of the file, for any code.
  package static func isOurs(_ text: String) -> Bool {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return text.utf8.count == 130 && lines.count == 3 && lines[2].isEmpty
      && lines.prefix(2).allSatisfy { line in
        line.utf8.count == 64 && line.utf8.allSatisfy { "0123456789abcdef".utf8.contains($0) }
      }
  }

  private static func digest(of code: Secret, _ secret: [UInt8]) -> String {
    SHA256Digest.hex(secret + Array(code.value.lowercased().utf8))
  }
}
