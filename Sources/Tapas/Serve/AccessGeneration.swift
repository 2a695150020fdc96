// The generation of the access code, kept beside it: it changes whenever the code does.
import DataLayer
import Foundation

/// Makes passes of an earlier code useless, also when that code is set again.
enum AccessGeneration {
  /// The generation kept in `folder` when it belongs to `code`; else a fresh one, kept there.
  ///
  /// The file has the generation, and a digest of the site's secret and the code.
  static func settled(
    for code: Secret, secret: [UInt8], in folder: URL,
    using random: inout some RandomNumberGenerator
  ) throws(RunFailure) -> String {
    let file = folder.appendingPathComponent("access-generation")
    let digest = SHA256Digest.hex(secret + Array(code.value.lowercased().utf8))
    // No file yet, or one that is no text, both mean that a fresh generation is due.
    if let text = try? String(contentsOf: file, encoding: .utf8) {
      let parts = text.split(separator: "\n")
      if parts.count == 2, parts[1] == digest { return String(parts[0]) }
    }
    let generation = SHA256Digest.hex(
      (0..<32).map { _ in UInt8.random(in: 0...255, using: &random) })
    let isKept = FileManager.default.createFile(
      atPath: file.path, contents: Data("\(generation)\n\(digest)\n".utf8),
      attributes: [.posixPermissions: 0o600])
    guard isKept else { throw .accessCodeNotKept(folder.path) }
    return generation
  }
}
