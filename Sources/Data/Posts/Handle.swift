// Handles as people type them: with an `@`, with spaces, or as the address of a profile.
import DataLayer
import Foundation

/// The handle for a lookup, from typed or linked text; nil when it cannot be one.
///
/// The functions read only the first ``longest`` scalars, because they run on the main actor at
/// each keystroke.
package enum Handle {
  /// The most scalars that are read.
  static let longest = 300

  /// A handle of X: letters, digits and `_`.
  static func x(_ typed: String) -> String? {
    var name = bare(typed)
    if let (host, path) = profile(typed) {
      guard ["x.com", "twitter.com"].contains(host), let first = path.first else { return nil }
      name = bare(first)
    }
    return name.utf8.count <= 50 && name.isPlainWord(with: "_") ? name : nil
  }

  /// A handle of Bluesky: a domain or a `did:`. A single word is completed to `ana.bsky.social`.
  static func bluesky(_ typed: String) -> String? {
    var name = bare(typed)
    if let (host, path) = profile(typed) {
      guard host == "bsky.app", path.count >= 2, path[0] == "profile" else { return nil }
      name = bare(path[1])
    }
    if isDID(name) { return name }
    name = name.lowercased()
    if name.utf8.count <= 63, name.isPlainWord(with: "-") { return name + ".bsky.social" }
    let labels = name.split(separator: ".", omittingEmptySubsequences: false)
    let isDomain =
      name.utf8.count <= 253 && labels.count > 1
      && labels.allSatisfy {
        $0.isPlainWord(with: "-") && !$0.hasPrefix("-") && !$0.hasSuffix("-")
      }
    return isDomain ? name : nil
  }

  /// A handle of Mastodon: `ana` on the server `home`, and `ana@other.example` on others.
  static func mastodon(_ typed: String, home: String?) -> String? {
    var name = bare(typed)
    if let (host, path) = profile(typed) {
      guard let user = path.first(where: { $0.hasPrefix("@") }).map(bare) ?? after("users", path)
      else { return nil }
      name = user.contains("@") ? user : "\(user)@\(host)"
    }
    let parts = name.split(separator: "@", maxSplits: 1, omittingEmptySubsequences: false)
    // A handle has at most 284 letters, and one of `longest` may have been cut.
    guard name.count < longest, parts[0].isPlainWord(with: "_.-"),
      parts[0].prefix(1).isPlainWord(with: "_"), parts[0].suffix(1).isPlainWord(with: "_")
    else { return nil }
    guard parts.count == 2 else { return name }
    guard isServer(parts[1]) else { return nil }
    return parts[1].lowercased() == home?.lowercased() ? String(parts[0]) : name
  }

  /// Whether the text is a `did:`, the id of an account of Bluesky.
  private static func isDID(_ text: String) -> Bool {
    let parts = text.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    return parts.count == 3 && parts[0] == "did" && parts[1].isPlainWord()
      && parts[1].allSatisfy(\.isLowercase) && parts[2].utf8.count <= 200
      && parts[2].isPlainWord(with: "._:-")
  }

  /// Whether the text is a host, with or without a port.
  private static func isServer(_ text: Substring) -> Bool {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count <= 2, parts[0].isPlainWord(with: ".-") else { return false }
    return parts.count == 1
      || (1...5).contains(parts[1].count) && parts[1].isPlainWord() && UInt(parts[1]) != nil
  }

  /// The terms of a people search, without `@` and control characters; for an address, its name.
  package static func searchTerms(_ typed: String) -> String {
    var words = bare(typed)
    if let (_, path) = profile(typed) {
      let name = path.first { $0.hasPrefix("@") } ?? after("profile", path) ?? after("users", path)
      words = bare(name ?? path.first ?? "")
    }
    let kept = words.unicodeScalars.map { $0.properties.generalCategory == .control ? " " : $0 }
    return String(
      String(String.UnicodeScalarView(kept)).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ").prefix(100))
  }

  /// The text without surrounding spaces, direction marks and `@`, and with the full-width letters
  /// of a Japanese keyboard as ASCII.
  private static func bare(_ typed: String) -> String {
    let shown = typed.unicodeScalars.prefix(longest)
      .filter { $0.properties.generalCategory != .format }
      .map { ("！"..."～").contains($0) ? Unicode.Scalar($0.value - 0xFEE0) ?? $0 : $0 }
    let text = String(String.UnicodeScalarView(shown))
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard text.hasPrefix("@") else { return text }
    return text.dropFirst().trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Host and path of an address, with or without its scheme; nil when it is no address.
  private static func profile(_ typed: String) -> (host: String, path: [String])? {
    let text = bare(typed)
    guard text.contains("/"), let url = URL(web: text.contains("://") ? text : "https://" + text),
      let host = url.host()?.lowercased()
    else { return nil }
    let plain = ["www.", "mobile."].first { host.hasPrefix($0) }.map { host.dropFirst($0.count) }
    return (String(plain ?? host[...]), url.pathComponents.filter { $0 != "/" })
  }

  private static func after(_ word: String, _ path: [String]) -> String? {
    guard let place = path.firstIndex(of: word), place + 1 < path.count else { return nil }
    return path[place + 1]
  }
}
