// A text as Mastodon sends it: paragraphs, line breaks, and links in their spans.

/// Writes plain text as Mastodon's HTML.
struct MastodonHTML: Sendable {
  /// The instance's address, without a trailing slash.
  let base: String

  /// A paragraph for each part between empty lines; an empty text stays empty.
  func write(_ text: String) -> String {
    guard !text.isEmpty else { return "" }
    return text.split(separator: "\n\n").map { "<p>\(paragraph(String($0)))</p>" }.joined()
  }

  private func paragraph(_ text: String) -> String {
    TextPart.parts(of: text).map { part in
      switch part {
      case .plain(let plain): escape(plain).replacing("\n", with: "<br />")
      case .link(let address): link(address)
      case .mention(let name):
        #"<span class="h-card" translate="no"><a href="\#(base)/@\#(name)" class="u-url mention">"#
          + "@<span>\(name)</span></a></span>"
      case .hashtag(let name):
        #"<a href="\#(base)/tags/\#(name.lowercased())" class="mention hashtag" rel="tag">"#
          + "#<span>\(name)</span></a>"
      }
    }.joined()
  }

  /// A link. The scheme and the end of its address are sent, but marked invisible.
  private func link(_ address: String) -> String {
    let bare = address.dropFirst("https://".count)
    let (seen, tail) = (bare.prefix(30), bare.dropFirst(30))
    let kind = tail.isEmpty ? "" : "ellipsis"
    return #"<a href="\#(escape(address))" target="_blank" rel="nofollow noopener" translate="no">"#
      + #"<span class="invisible">https://</span><span class="\#(kind)">\#(escape(seen))</span>"#
      + #"<span class="invisible">\#(escape(tail))</span></a>"#
  }

  private func escape(_ text: some StringProtocol) -> String {
    String(text).replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(
      ">", with: "&gt;"
    )
    .replacing("\"", with: "&quot;").replacing("'", with: "&#39;")
  }
}
