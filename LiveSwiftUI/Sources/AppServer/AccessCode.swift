// The code that visitors from other machines type: the one that was set, or one made here and kept.
import Foundation

/// Chooses the access code.
package enum AccessCode {
  /// Letters and digits that are not mistaken for each other when read aloud or copied by hand.
  package static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// A fresh code such as `k7mq-2wxd-9hpf`: 12 characters of 31, about 59 bits.
  package static func made(using random: inout some RandomNumberGenerator) -> Secret {
    let signs = (0..<12).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
    let groups = stride(from: 0, to: 12, by: 4).map { String(signs[$0..<$0 + 4]) }
    return Secret(groups.joined(separator: "-"))
  }

  /// The code kept in `folder`, so that a restart lets the same people in; else a fresh one, kept
  /// there, readable by this account only.
  package static func kept(
    in folder: URL, using random: inout some RandomNumberGenerator
  ) throws(StartFailure) -> Secret {
    let file = folder.appendingPathComponent("access-code")
    // No file yet, or one that is no text, both mean that a fresh code is due.
    if let text = try? String(contentsOf: file, encoding: .utf8), isOurs(text) {
      return Secret(text)
    }
    let code = made(using: &random)
    let isKept = FileManager.default.createFile(
      atPath: file.path, contents: Data(code.value.utf8), attributes: [.posixPermissions: 0o600])
    guard isKept else { throw .accessCodeNotKept(folder.path) }
    return code
  }

  /// Whether a text is a code that was made here.
  package static func isOurs(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.count == 3
      && groups.allSatisfy { $0.count == 4 && $0.allSatisfy(alphabet.contains) }
  }
}
