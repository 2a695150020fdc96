// Texts and web addresses in JSON, where absent, null, empty and blank all mean no value.
import Foundation

extension KeyedDecodingContainer {
  /// The trimmed text at `key`; nil when it is absent, null, blank or not a text.
  package func text(_ key: Key) -> String? {
    // The field is only displayed, so a wrong type must not make the whole record unreadable.
    let text = (try? decode(String.self, forKey: key))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }

  /// The trimmed text at `key`. Throws when it is absent, null, blank or not a text.
  package func requiredText(_ key: Key) throws -> String {
    let text = try decode(String.self, forKey: key).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "The \(key.stringValue) is blank")
    }
    return text
  }

  /// The web address at `key`; nil for any other value.
  package func webAddress(_ key: Key) -> URL? { text(key).flatMap(URL.init(web:)) }
}

extension URL {
  /// An http or https address with a host, of at most 8,000 bytes; nil for any other text.
  ///
  /// User name and password are not allowed: `https://bank.example@evil.example/` leads to the
  /// second host, and most people read the first.
  package init?(web text: String) {
    // Servers accept no longer ones, and the address of each photo is signed again on each page.
    guard text.utf8.count <= 8_000, let url = URL(string: text),
      let scheme = url.scheme?.lowercased(),
      scheme == "https" || scheme == "http", url.host()?.isEmpty == false
    else { return nil }
    guard url.user() != nil || url.password() != nil else {
      self = url
      return
    }
    guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return nil }
    (parts.user, parts.password) = (nil, nil)
    guard let plain = parts.url, plain.host()?.isEmpty == false else { return nil }
    self = plain
  }
}
