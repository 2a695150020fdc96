// Texts that are made to be slow: what is read of them is bounded, and nothing is read in squares.
import AppTesting
import Foundation
import Synchronization
import Testing

@testable import Posts

@Suite("Long texts")
struct LongTextTests {
  /// Bug: each `<` looked for its `>` to the end of the text; a post of 100 KB took two minutes.
  @Test(
    "Twice as long HTML takes twice as many looks at its letters, whatever it is",
    arguments: [
      "<a", "<a \"", "<a '", "<a \"'", "<", "</", "<!", "<!--", "<!-- -->", "<!---->", "-->",
      "<script>", "<script></script>", "<script></scrip", "</script", "<style></style ",
      "<p class=\"", "<p class=\"a b", "<p class=", "<p class=invisible>", " class=", "<b>", "</b>",
      "<b></i>", "<div><span class=ellipsis>x</span>", "&", "&amp;", "&#x", "x", " ", "<li>",
    ])
  func growth(unit: String) {
    let looks = [2_000, 4_000, 8_000].map { Counted.looks(at: unit, length: $0) }
    #expect(looks[1] <= looks[0] * 21 / 10 + 200, "\(looks)")
    #expect(looks[2] <= looks[1] * 21 / 10 + 200, "\(looks)")
    #expect(looks[2] <= 8_000 * 30, "\(looks)")
  }

  @Test("Of HTML the first 20,000 scalars are read, and no half of a tag is shown")
  func longHTML() {
    let text = String(repeating: "a", count: 25_000)
    #expect(PlainText.of(html: text) == String(text.prefix(20_000)))
    let tag = "<b class=\"\(String(repeating: "c", count: 20_000))\">"
    #expect(PlainText.of(html: "before" + tag + "after") == "before")
    #expect(
      PlainText.of(html: "e" + String(repeating: "\u{301}", count: 30_000)).utf8.count < 40_001)
  }

  @Test(
    "Quotes hold a tag's end, and a tag without one is text",
    arguments: [
      (#"<a title=">">b</a>"#, "b"), (#"<a title='">'>b"#, "b"), (#"<a "<b>x"#, #"<a "x"#),
      (#"<a "<b title='>'>x"#, #"<a "x"#), (#"x <a title="y> z"#, #"x <a title="y> z"#),
      (#"<p data-class="x" class="invisible">no</p>yes"#, "yes"),
      (#"<span class=invisible>no</span>yes"#, "yes"), ("<SCRIPT>no</ScRiPt>yes", "yes"),
      ("<>", "<>"), ("</>", "</>"), ("<!DOCTYPE html>x", "x"), ("<?xml?>x", "x"), ("<!-->x", "x"),
      ("a<!-- b", "a"), ("a<script>b", "a"), ("<br/", "<br/"),
    ])
  func odd(html: String, text: String) {
    #expect(PlainText.of(html: html) == text)
  }

  /// Bug: regular expressions and tables of Unicode went over 64 KB, several times at each event.
  @Test("Of what is typed the first 300 scalars are looked at for a handle")
  func handles() {
    let marks = "e" + String(repeating: "\u{301}", count: 10_000)
    #expect(Handle.searchTerms(marks).unicodeScalars.count == 300)
    #expect(Handle.searchTerms(String(repeating: " ", count: 1_000) + "ana") == "")
    #expect(
      Handle.searchTerms("https://x.com/ana?" + String(repeating: "a", count: 5_000)) == "ana")
    let long = String(repeating: "a", count: 10_000)
    #expect(Handle.x(long) == nil)
    #expect(Handle.bluesky(long) == nil)
    #expect(Handle.mastodon(long, home: nil) == nil)
    let whole = String(repeating: "a", count: 30) + "@" + String(repeating: "b", count: 253)
    #expect(Handle.mastodon(whole, home: nil) == whole)
  }

  @Test("Of a post and of a person no more is kept than a source allows")
  func kept() {
    let long = String(repeating: "a", count: 100_000)
    let post = Post(id: "1", text: long, date: nil, repostOf: long, warning: long)
    #expect([post.text.count, post.repostOf?.count, post.warning?.count] == [30_000, 300, 1_000])
    let person = Person(id: "1", handle: long, name: long, about: long)
    #expect([person.handle, person.name, person.about].map(\.count) == [300, 300, 5_000])
  }

  /// Bug: each letter could be a link that is shown as a megabyte, link after link.
  @Test("Links make a post of X no longer than a few thousand letters")
  func links() throws {
    let shown = String(repeating: "ab", count: 50_000)
    let links = ["a", "b"].map { #"{"url": "\#($0)", "display_url": "\#(shown)"}"# }
    let json = """
      {"id": "1", "text": "\(String(repeating: "a", count: 1_000))",
        "entities": {"urls": [\(links.joined(separator: ","))]}}
      """
    let tweet = try JSONDecoder().decode(XTweet.self, from: Data(json.utf8))
    // Ten times 299 letters more for each link.
    #expect(tweet.post(with: XIncludes()).text.count == 1_000 + 2 * 10 * 299)
  }

  /// Bug: each letter of a word counted all that are left, which took minutes for a word of 100 KB.
  @Test("A word longer than any word says nothing of its language")
  func word() {
    let long = String(repeating: "ta", count: 29) + "ing"
    #expect(LanguageGuess.of("\(long) \(long)") == .undecided)
    let word = String(repeating: "ta", count: 28) + "ing"
    #expect(LanguageGuess.of("\(word) \(word)") == .english)
  }
}

/// Scalars that count how often one of them is looked at.
private struct Counted: RandomAccessCollection {
  private final class TextReads: Sendable {
    let count = Mutex(0)
  }

  private let letters: [Unicode.Scalar]
  private let looks = TextReads()

  var startIndex: Int { 0 }
  var endIndex: Int { letters.count }
  subscript(index: Int) -> Unicode.Scalar {
    looks.count.withLock { $0 += 1 }
    return letters[index]
  }

  /// How many looks it takes to read `unit` again and again, up to this length.
  static func looks(at unit: String, length: Int) -> Int {
    let scalars = Array(unit.unicodeScalars)
    let html = Counted(letters: (0..<length).map { scalars[$0 % scalars.count] })
    _ = PlainText.of(html)
    return html.looks.count.withLock { $0 }
  }

  private init(letters: [Unicode.Scalar]) { self.letters = letters }
}
