// A text as X sends it: short links, escapes, entities by position, X's language codes.
import Limits

/// A text with X's short links.
struct XText: Sendable {
  /// The text with short links, not yet escaped.
  private let shown: String
  /// The targets of the short links.
  private let links: [String: String]

  init(_ text: String) {
    var links: [String: String] = [:]
    let pieces = TextPart.parts(of: text).map { part in
      guard case .link(let address) = part else { return part.written }
      let short = "https://t.co/" + Self.code(address)
      links[short] = address
      return short
    }
    self.init(shown: pieces.joined(), links: links)
  }

  private init(shown: String, links: [String: String]) {
    self.shown = shown
    self.links = links
  }

  /// The text with `&amp;`, `&lt;` and `&gt;` for their characters.
  var escaped: String { Self.escape(shown) }

  /// Whether it is longer than X's limit for a plain post.
  var isLong: Bool { shown.count > 280 }

  /// The text after a prefix, cut with "…" when both together exceed `limit`.
  func cut(to limit: Int, before words: String) -> XText {
    let all = words + shown
    guard all.count > limit else { return XText(shown: all, links: links) }
    return XText(shown: all.prefix(limit - 1) + "…", links: links)
  }

  /// Links, mentions and hashtags with their positions, counted in the escaped text's code points.
  var entities: JSONValue? {
    var found: [String: [JSONValue]] = [:]
    var at = 0
    for part in TextPart.parts(of: shown) {
      let start = at
      at += Self.escape(part.written).unicodeScalars.count
      let place: JSONValue = ["start": .number(start), "end": .number(at)]
      switch part {
      case .plain: continue
      case .mention(let name):
        found["mentions", default: []].append(place.with(["username": .text(name)]))
      case .hashtag(let name):
        found["hashtags", default: []].append(place.with(["tag": .text(name)]))
      case .link(let short):
        guard let address = links[short] else { continue }
        found["urls", default: []].append(
          place.with([
            "url": .text(short), "expanded_url": .text(address),
            "display_url": .text(String(address.dropFirst("https://".count).prefix(27))),
          ]))
      }
    }
    return found.isEmpty ? nil : .fields(found.mapValues(JSONValue.list))
  }

  /// The language that the author gave, or X's code for no language and for texts without words.
  func language(_ said: String?) -> String {
    let parts = TextPart.parts(of: shown).filter { part in
      if case .plain(let text) = part { return text.contains { !$0.isWhitespace } }
      return true
    }
    let words = parts.contains { part in
      if case .plain(let text) = part { return text.contains(where: \.isLetter) }
      return false
    }
    if words { return said ?? "und" }
    switch parts.first {
    case .mention: return "qam"
    case .hashtag: return "qht"
    case .link, nil: return "zxx"
    case .plain: return "art"
    }
  }

  private static func escape(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }

  /// A code of ten letters for an address, the same in every run (FNV-1a, then SplitMix64).
  private static func code(_ address: String) -> String {
    let seed = address.utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    var random = SeededRandom(seed: seed)
    let letters = Array("abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ0123456789")
    return String((0..<10).map { _ in letters[Int(random.next() % UInt64(letters.count))] })
  }
}

extension TextPart {
  /// The piece as it is in the text.
  var written: String {
    switch self {
    case .plain(let text), .link(let text): text
    case .mention(let name): "@" + name
    case .hashtag(let name): "#" + name
    }
  }
}
