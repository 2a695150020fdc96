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
    return name.wholeMatch(of: /[A-Za-z0-9_]{1,50}/) == nil ? nil : name
  }

  /// A handle of Bluesky: a domain or a `did:`. A single word is completed to `ana.bsky.social`.
  static func bluesky(_ typed: String) -> String? {
    var name = bare(typed)
    if let (host, path) = profile(typed) {
      guard host == "bsky.app", path.count >= 2, path[0] == "profile" else { return nil }
      name = bare(path[1])
    }
    if name.wholeMatch(of: /did:[a-z]+:[A-Za-z0-9._:-]{1,200}/) != nil { return name }
    name = name.lowercased()
    if name.wholeMatch(of: /[a-z0-9-]{1,63}/) != nil { return name + ".bsky.social" }
    let isDomain =
      name.count <= 253
      && name.wholeMatch(of: /[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+/)
        != nil
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
    guard
      let match = name.wholeMatch(
        of: /([A-Za-z0-9_]([A-Za-z0-9_.-]*[A-Za-z0-9_])?)(@([A-Za-z0-9.-]+(:\d{1,5})?))?/),
      // A handle has at most 284 letters, and one of `longest` may have been cut.
      name.count < longest
    else { return nil }
    let server = match.output.4?.lowercased()
    return server == nil || server == home?.lowercased() ? String(match.output.1) : name
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

  /// The text without surrounding spaces, direction marks and `@`.
  private static func bare(_ typed: String) -> String {
    let shown = typed.unicodeScalars.prefix(longest)
      .filter { $0.properties.generalCategory != .format }
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
