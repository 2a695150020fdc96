// Texts, ids and addresses in JSON, where absent, null, empty and blank all mean no value.
package import Foundation

extension KeyedDecodingContainer {
  /// The trimmed text at `key`, cut to `limit`; nil when it is absent, null, blank or not a text.
  package func text(_ key: Key, _ limit: TextLimit) -> String? {
    // The field is only displayed, so a wrong type must not make the whole record unreadable.
    (try? decode(String.self, forKey: key))?.filled(limit)
  }

  /// The trimmed text at `key`, cut to `limit`. Throws when it is absent, null, blank or not a
  /// text.
  package func requiredText(_ key: Key, _ limit: TextLimit) throws -> String {
    guard let text = try decode(String.self, forKey: key).filled(limit) else {
      throw DecodingError.dataCorruptedError(
        forKey: key, in: self, debugDescription: "The \(key.stringValue) is blank")
    }
    return text
  }

  /// The id at `key` as text, from a text or a whole number. Throws when there is none, or one that
  /// is too long: two that were cut would be the same.
  package func identity(_ key: Key) throws -> String {
    // Text first: most ids are texts, and each attempt that fails takes longer than reading one.
    if let text = text(key, .name), text.utf8.count < TextLimit.word.rawValue { return text }
    // As a `Double`, a long id would lose its last digits.
    if let number = try? decode(Int64.self, forKey: key) { return String(number) }
    if let number = try? decode(UInt64.self, forKey: key) { return String(number) }
    _ = try requiredText(key, .word)
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "The \(key.stringValue) is too long")
  }

  /// The id that `read` makes of the text or the number at `key`. Throws when there is none.
  package func identity<ID>(_ key: Key, _ read: (String) -> ID?) throws -> ID {
    if let id = read(try identity(key)) { return id }
    throw DecodingError.dataCorruptedError(
      forKey: key, in: self, debugDescription: "The \(key.stringValue) is no \(ID.self)")
  }

  /// The Bool at `key`, also as 0 or 1; nil when it is absent or null. Throws for another type.
  package func flag(_ key: Key) throws -> Bool? {
    // Any other type is read as a Bool below, whose failure is thrown.
    if let number = try? decode(Int.self, forKey: key), 0...1 ~= number { return number == 1 }
    return try decodeIfPresent(Bool.self, forKey: key)
  }

  /// The web address at `key`; nil for any other value.
  package func webAddress(_ key: Key) -> URL? {
    text(key, .address).flatMap(URL.init(web:))
  }

  /// The address of a photo at `key`, possibly relative to that of the answer; nil for any other
  /// value.
  package func photoAddress(_ key: Key) -> URL? {
    guard let text = text(key, .address) else { return nil }
    if let address = URL(web: text) { return address }
    // Only the decoder knows the answer's address; a value from another origin has none.
    let decoder = try? superDecoder(forKey: key)
    return (decoder?.userInfo[.answerAddress] as? URL).flatMap { URL(web: text, besides: $0) }
  }
}

extension URL {
  /// The web address of a relative one such as `/images/soup.jpg` in an answer of `base`; nil for a
  /// text that is no path of a file.
  init?(web text: String, besides base: URL) {
    guard text.utf8.count <= 8_000, !text.contains(where: \.isWhitespace),
      ["/", "./", "../"].contains(where: text.hasPrefix) || text.isFileName,
      let url = URL(string: text, relativeTo: base)
    else { return nil }
    self.init(web: url.absoluteString)
  }

  /// An http or https address with a host, of at most 8,000 bytes; nil for any other text. One that
  /// starts with `//` has https.
  ///
  /// User name and password are not allowed: `https://bank.example@evil.example/` leads to the
  /// second host, and most people read the first.
  package init?(web text: String) {
    // An address without a scheme has that of its page, which is secure.
    let text = text.hasPrefix("//") ? "https:" + text : text
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

extension String {
  /// Whether the text is the path of a file with an extension of three or four letters.
  fileprivate var isFileName: Bool {
    guard let dot = lastIndex(of: "."), dot > startIndex else { return false }
    let ending = self[index(after: dot)...]
    return (3...4).contains(ending.count) && ending.allSatisfy { $0.isASCII && $0.isLetter }
      && self[..<dot].allSatisfy { $0.isLetter || $0.isNumber || "_.~%/-".contains($0) }
  }

  /// The text without surrounding spaces; nil when it is blank.
  package var filled: String? {
    guard let first = unicodeScalars.first, let last = unicodeScalars.last else { return nil }
    // Few texts have spaces at their ends; Foundation takes a hundred times as long to check that.
    guard first.isBlank || last.isBlank else { return self }
    let trimmed = trimmingCharacters(in: .whitespacesAndNewlines)
    return trimmed.isEmpty ? nil : trimmed
  }
}

extension Unicode.Scalar {
  fileprivate var isBlank: Bool { value < 0x80 ? value <= 0x20 : properties.isWhitespace }
}
