// The generation of the access code, kept beside it: it changes whenever the code does.
import DataLayer
import Foundation

/// Makes passes of an earlier code useless, also when that code is set again.
package enum AccessGeneration {
  /// The generation kept in `folder` when it belongs to `code`; else a fresh one, kept there.
  ///
  /// The file has the generation, and a digest of the site's secret and the code.
  package static func settled(
    for code: Secret, secret: [UInt8], in folder: URL,
    using random: inout some RandomNumberGenerator
  ) throws(StartFailure) -> String {
    let file = folder.appendingPathComponent("access-generation")
    // No file yet, or one that is no text, both mean that a fresh generation is due.
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

  /// A fresh generation, as it is kept.
  package static func made(
    for code: Secret, secret: [UInt8], using random: inout some RandomNumberGenerator
  ) -> String {
    let generation = SHA256Digest.hex(
      (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) })
    return "\(generation)\n\(digest(of: code, secret))\n"
  }

  /// The generation in what was kept; nil when that belongs to another code.
  package static func kept(in text: String, for code: Secret, secret: [UInt8]) -> String? {
    let parts = text.split(separator: "\n")
    guard parts.count == 2, parts[1] == digest(of: code, secret) else { return nil }
    return String(parts[0])
  }

  /// Whether a text is a generation as it is kept, of whatever code.
  package static func isOurs(_ text: String) -> Bool {
    text.wholeMatch(of: /[0-9a-f]{64}\n[0-9a-f]{64}\n/) != nil
  }

  private static func digest(of code: Secret, _ secret: [UInt8]) -> String {
    SHA256Digest.hex(secret + Array(code.value.lowercased().utf8))
  }
}
