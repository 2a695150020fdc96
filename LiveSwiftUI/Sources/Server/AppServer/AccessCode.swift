// The code that visitors from other machines enter: the configured one, or one made and kept here.
package import Foundation

/// Chooses the access code.
package enum AccessCode {
  /// Letters and digits that are not confused when read aloud or copied by hand.
  package static let alphabet = Array("abcdefghjkmnpqrstuvwxyz23456789")

  /// A new code such as `k7mq-2wxd-9hpf`: 12 characters of 31, about 59 bits.
  package static func made(using random: inout some RandomNumberGenerator) -> Secret {
    let signs = (0..<12).map { _ in alphabet[Int.random(in: alphabet.indices, using: &random)] }
    let groups = stride(from: 0, to: 12, by: 4).map { String(signs[$0..<$0 + 4]) }
    return Secret(groups.joined(separator: "-"))
  }

  /// The code kept in `folder`, so that it survives a restart. Without one, makes a new code and
  /// keeps it there, readable by this account only.
  package static func kept(
    in folder: URL, using random: inout some RandomNumberGenerator
  ) throws(StartFailure) -> Secret {
    let file = folder.appendingPathComponent("access-code")
    // A missing file, or one that is no text, means that a new code is needed.
    if let text = try? String(contentsOf: file, encoding: .utf8), isOurs(text) {
      return Secret(text)
    }
    let code = made(using: &random)
    let isKept = FileManager.default.createFile(
      atPath: file.path, contents: Data(code.value.utf8), attributes: [.posixPermissions: 0o600])
    guard isKept else { throw .accessCodeNotKept(folder.path) }
    return code
  }

  /// Whether a text has the form of a code made here.
  package static func isOurs(_ text: String) -> Bool {
    let groups = text.split(separator: "-", omittingEmptySubsequences: false)
    return groups.count == 3
      && groups.allSatisfy { $0.count == 4 && $0.allSatisfy(alphabet.contains) }
  }
}
