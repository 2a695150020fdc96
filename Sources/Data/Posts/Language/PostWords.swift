// The words of a post by kind: links, handles, what is written, what is only marks.
import Foundation

// By hand and not by patterns: each post has dozens of words, and a pattern costs a hundred times as much.
extension Substring {
  /// Whether the word is an address, whole or as the sources shorten it: `example.org/a-long…`.
  var isLink: Bool {
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

  /// The ends of bare names; with any other end, `so.much` is a missing space and no address.
  private static let ends: Set<String> = [
    "com", "org", "net", "edu", "gov", "io", "co", "uk", "de", "fr", "eu", "app", "dev", "info",
    "social", "tv", "ly", "gl", "example", "test", "blog", "news",
  ]

  /// Whether the word names somebody: `@ana`, `@ana@example.org:`.
  var isHandle: Bool {
    let word = trimming(".(\"", ":,.!?)\"…")
    guard word.first == "@", let letter = word.utf8.dropFirst().first,
      letter.isLetterOrDigit || letter == UInt8(ascii: "_")
    else { return false }
    return word.utf8.allSatisfy { $0.isLetterOrDigit || "_.@-".utf8.contains($0) }
  }

  /// Whether the word holds a letter, a number or a drawing, and is not marks alone; `:)` is a drawing.
  var isWritten: Bool {
    if contains(where: { $0.isLetter || $0.isNumber || $0.isDrawing }) { return true }
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
  /// Whether it is an emoji or another symbol that is drawn.
  fileprivate var isDrawing: Bool {
    unicodeScalars.contains {
      $0.properties.isEmojiPresentation || ($0.properties.isEmoji && $0.value > 0x2000)
    }
  }
}
