// Texts with several styles: joined, marked, attributed, inflected, with pictures and dates.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Texts with several styles") struct RichTextTests {
  private func html(_ view: some View) -> String { ViewTester(view).styled }

  private func inside(_ text: Text) -> String {
    let whole = html(text)
    return String(whole.dropFirst(#"<span class="t">"#.count).dropLast("</span>".count))
  }

  @Test("Joined texts keep their own styling, and that of the whole is around them")
  func joined() {
    let text = Text(verbatim: "a").bold() + Text(verbatim: "b") + Text(verbatim: "c").italic()
    #expect(
      inside(text)
        == #"<span class="{font-weight:700}">a</span><span>b</span>"#
        + #"<span class="{font-style:italic}">c</span>"#)
    #expect(html(text.foregroundStyle(.red)).hasPrefix(#"<span class="t {color:var(--red)}">"#))
  }

  @Test("Markdown in a literal becomes emphasis, code and links, but not in its values")
  func markdown() {
    #expect(
      inside(Text("**Bold** and *soft* `x` ~~old~~"))
        == #"<span class="{font-weight:700}">Bold</span><span> and </span>"#
        + #"<span class="{font-style:italic}">soft</span><span> </span>"#
        + #"<span class="{font-family:ui-monospace, monospace}">x</span><span> </span>"#
        + #"<span class="{text-decoration:line-through}">old</span>"#)
    #expect(
      inside(Text("[link](https://a.b/c_d)"))
        == #"<a class="lnk" href="https://a.b/c_d" data-out target="_blank" "#
        + #"rel="noopener noreferrer">link</a>"#)
    let value = "**[x](https://a.b)**"
    #expect(inside(Text("\(value) *a*")).hasPrefix("<span>\(value) </span>"))
    #expect(inside(Text("[x](javascript:alert) a")) == "x a")
  }

  @Test(
    "What is no Markdown stays as it is",
    arguments: ["2 * 3 * 4", "snake_case_key", "a [b] c", "**", "*a", "[a](", "`", "a ** b", "\\"])
  func literal(text: String) {
    #expect(inside(Text(LocalizedStringKey(text))) == text)
  }

  @Test("A noun is inflected by its number, irregular ones too")
  func inflection() {
    func words(_ count: Int, _ noun: String) -> String {
      inside(Text("^[\(count) \(noun)](inflect: true)"))
    }
    #expect(words(1, "chair") == "1 chair")
    #expect(words(2, "chair") == "2 chairs")
    #expect(words(0, "city") == "0 cities")
    #expect(words(3, "Person") == "3 People")
    #expect(words(1_200, "box") == "1,200 boxes")
    #expect(words(0, "quotes") == "0 quotes" && words(1, "quotes") == "1 quote")
    #expect(words(1, "People") == "1 person" && words(2, "bus") == "2 buses")
  }

  @Test("A styled text or a picture within a key keeps its looks and its place")
  func embedded() {
    let bold = Text(verbatim: "<b>").bold()
    #expect(
      inside(Text("a \(bold) c"))
        == #"<span>a </span><span class="{font-weight:700}">&lt;b&gt;</span><span> c</span>"#)
    let star = inside(Text("a \(Image(systemName: "star"))"))
    #expect(star.hasPrefix("<span>a </span><svg") && star.contains(" ti"))
    #expect(
      ViewTester(Text("a \(bold) c").accessibilityLabel(Text("a \(bold)"))).html
        .contains(#"aria-label="a &lt;b&gt;""#))
  }

  @Test("An attributed text is drawn with its colours, fonts and safe links")
  func attributed() {
    var text = AttributedString("red")
    text.foregroundColor = .red
    var link = AttributedString(" go")
    link.link = URL(string: "javascript:x")
    link.font = .title.bold()
    #expect(
      inside(Text(text + link))
        == #"<span class="{color:var(--red)}">red</span><span class="{font-size:1.75rem} "#
        + #"{line-height:1.2143} {font-weight:700}"> go</span>"#)
  }

  @Test("Dates of a range are in the reader's zone, the days only where they differ")
  func dates() {
    let start = Date(timeIntervalSinceReferenceDate: 0)
    let noon = start.addingTimeInterval(43_200)
    #expect(inside(Text(start...noon)).replacing("\u{202F}", with: " ") == "12:00 AM – 12:00 PM")
    #expect(
      inside(Text(start...start.addingTimeInterval(86_400))).replacing("\u{202F}", with: " ")
        == "Jan 1, 2001 at 12:00 AM – Jan 2, 2001 at 12:00 AM")
    #expect(
      inside(Text("at \(noon, style: .time)")).replacing("\u{202F}", with: " ") == "at 12:00 PM")
    #expect(inside(Text(Date.distantPast...Date(timeIntervalSinceReferenceDate: 1e300))) == "")
  }

  @Test("Letters are spaced and raised, lines have a least height, selection can be off")
  func letters() {
    #expect(
      html(Text(verbatim: "a").kerning(1.6).baselineOffset(8))
        == #"<span class="t {letter-spacing:0.1rem} {position:relative} {bottom:0.5rem}">a</span>"#)
    #expect(
      html(Text(verbatim: "a").lineLimit(2...3))
        == #"<span class="t lc {-webkit-line-clamp:3} {min-height:2lh}">a</span>"#)
    #expect(html(Text(verbatim: "a").lineLimit(...3)) == html(Text(verbatim: "a").lineLimit(3)))
    #expect(
      html(Text(verbatim: "a").textSelection(.disabled))
        == #"<span class="t {user-select:none}">a</span>"#)
  }
}
