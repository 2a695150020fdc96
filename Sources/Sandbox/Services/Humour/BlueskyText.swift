// A text as Bluesky sends it: links may be shortened, and facets have the full addresses.

/// A post's text with its facets, whose positions are counted in bytes of UTF-8.
struct BlueskyText: Sendable {
  private(set) var text = ""
  private(set) var facets: [JSONValue] = []

  /// `handle` returns a person's handle and DID. Mentions of unknown names stay plain text.
  init(_ post: DatedPost, handle: (String) -> (handle: String, did: String)?) {
    for part in TextPart.parts(of: post.text) {
      switch part {
      case .plain(let plain): text += plain
      case .hashtag(let name): add("#" + name, "tag", ["tag": .text(name)])
      case .mention(let name):
        guard let known = handle(name) else {
          text += part.written
          continue
        }
        add("@" + known.handle, "mention", ["did": .text(known.did)])
      case .link(let address):
        // The official app shortens the displayed links; other programs post the whole address.
        let shown = post.number.isMultiple(of: 2) ? address : Self.shortened(address)
        add(shown, "link", ["uri": .text(address)])
      }
    }
  }

  private mutating func add(_ shown: String, _ kind: String, _ feature: JSONValue) {
    let start = text.utf8.count
    text += shown
    facets.append([
      "$type": "app.bsky.richtext.facet",
      "features": [feature.with(["$type": "app.bsky.richtext.facet#\(kind)"])],
      "index": ["byteStart": .number(start), "byteEnd": .number(text.utf8.count)],
    ])
  }

  private static func shortened(_ address: String) -> String {
    let bare = address.dropFirst("https://".count)
    return bare.count > 27 ? bare.prefix(24) + "..." : String(bare)
  }
}
