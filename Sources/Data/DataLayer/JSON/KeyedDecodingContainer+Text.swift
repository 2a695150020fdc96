// Texts and web addresses on the wire, where "not given" has four spellings: absent, null, empty and blank.
import Foundation

extension KeyedDecodingContainer {
  /// The text at `key` without stray spaces; nil when absent, null, blank or not text.
  package func text(_ key: Key) -> String? {
    // What is only shown may be missing: a wrong type here must not cost the whole record.
    let text = (try? decode(String.self, forKey: key))?
      .trimmingCharacters(in: .whitespacesAndNewlines)
    return text?.isEmpty == false ? text : nil
  }

  /// The text at `key` without stray spaces; throws `DecodingError` when absent, null, blank or not text.
  package func requiredText(_ key: Key) throws -> String {
    let text = try decode(String.self, forKey: key).trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "The \(key.stringValue) is blank")
    }
    return text
  }

  /// The web address at `key`; nil for everything else.
  package func webAddress(_ key: Key) -> URL? { text(key).flatMap(URL.init(web:)) }
}

extension URL {
  /// The address that `text` is, if it is an http or https address with a host, of 8,000 bytes at
  /// most.
  package init?(web text: String) {
    // No server takes a longer one, and a screen signs the address of each of its photos.
    guard text.utf8.count <= 8_000, let url = URL(string: text),
      let scheme = url.scheme?.lowercased(),
      scheme == "https" || scheme == "http", url.host()?.isEmpty == false
    else { return nil }
    self = url
  }
}
