// The words of a post: links, handles, and readable words.
import Foundation

extension String {
  /// The words without links, because half of a shortened link is no word.
  var tokensWithoutLinks: [Substring] {
    split(whereSeparator: \.isWhitespace).filter { !$0.isLink }
  }
}

// Without regular expressions, which take a hundred times as long per word.
extension Substring {
  /// Whether the word is an address, complete or shortened as `example.org/a-long…`.
  var isLink: Bool {
    // Most words have neither, and trimming takes longer than a look at the bytes.
    guard utf8.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }) else {
      return false
    }
    let word = trimming("([<\"'", ")]>\"',.!…")
    let start = word.prefix(8).lowercased()
    if start.hasPrefix("http://") || start.hasPrefix("https://") || start.hasPrefix("www.") {
      return true
    }
    let host = word.prefix { !"/?#".contains($0) }
    let labels = host.split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count > 1, let end = labels.last, (2...24).contains(end.utf8.count),
      end.utf8.allSatisfy(\.isLetter),
      labels.allSatisfy({ label in
        !label.isEmpty && label.utf8.allSatisfy { $0.isLetterOrDigit || $0 == UInt8(ascii: "-") }
      })
    else { return false }
    return host.endIndex < word.endIndex || Self.ends.contains(end.lowercased())
  }

  /// The top-level domains of addresses without a path; `so.much` is a missing space.
  private static let ends: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "co", "uk", "de", "fr", "eu", "app", "dev", "info",
    "social", "tv", "ly", "gl", "example", "test", "blog", "news",
  ]

  /// Whether the word is a handle, such as `@ana` or `@ana@example.org:`.
  var isHandle: Bool {
    guard utf8.contains(UInt8(ascii: "@")) else { return false }
    let word = trimming(".(\"", ":,.!?)\"…")
    guard word.first == "@", let letter = word.utf8.dropFirst().first,
      letter.isLetterOrDigit || letter == UInt8(ascii: "_")
    else { return false }
    return word.utf8.allSatisfy { $0.isLetterOrDigit || "_.@-".utf8.contains($0) }
  }

  /// Whether the word has a letter, a number, an emoji that is no shape, or an emoticon such as
  /// `:)`.
  var isWritten: Bool {
    if contains(where: { $0.isLetter || $0.isNumber || ($0.isEmoji && !$0.isShape) }) {
      return true
    }
    return contains(where: ":;=".contains) && contains(where: "()[]/\\|*".contains)
  }

  private func trimming(_ front: String, _ back: String) -> Substring {
    var word = drop(while: front.contains)
    while let last = word.last, back.contains(last) { word.removeLast() }
    return word
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
  }
  fileprivate var isLetterOrDigit: Bool {
    isLetter || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self)
  }
}

extension Character {
  /// Whether it is a coloured square or circle, as in the results of word games, which has no mood.
  fileprivate var isShape: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x25A0...0x25FF, 0x26AA, 0x26AB, 0x2B1B, 0x2B1C, 0x1F534, 0x1F535, 0x1F7E0...0x1F7EB: true
    default: false
    }
  }

  /// Whether it is an emoji.
  fileprivate var isEmoji: Bool {
    unicodeScalars.contains {
      $0.properties.isEmojiPresentation || ($0.properties.isEmoji && $0.value > 0x2000)
    }
  }
}
