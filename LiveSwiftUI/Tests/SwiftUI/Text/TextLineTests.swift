// Lines under and through texts, and letters of equal width, set on any view.
import Testing

@testable import SwiftUI

@MainActor @Suite("Lines of texts") struct TextLineTests {
  private func style(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A line set on a view is one of each text inside, in its pattern and colour")
  func inherited() {
    let pair = HStack { Text(verbatim: "a") }.padding().underline(pattern: .dash, color: .red)
    #expect(
      style(pair).contains(
        """
        <span class="t {text-decoration:underline} {text-decoration-style:dashed} \
        {text-decoration-color:var(--red)}">a</span>
        """))
    #expect(
      style(VStack { Text(verbatim: "a") }.strikethrough()).contains(
        #"<span class="t {text-decoration:line-through}">a</span>"#))
    let both = VStack { Text(verbatim: "a").underline() }.strikethrough(pattern: .dot)
    #expect(style(both).contains(#"<span class="t {text-decoration:underline line-through}">a<"#))
    let off = VStack { VStack { Text(verbatim: "a") }.underline(false) }.underline()
    #expect(!style(off).contains("text-decoration"))
  }

  @Test("A text has lines in a pattern of its own")
  func own() {
    #expect(
      style(Text(verbatim: "a").strikethrough(pattern: .dot, color: .blue)) == """
        <span class="t {text-decoration:line-through} {text-decoration-style:dotted} \
        {text-decoration-color:var(--blue)}">a</span>
        """)
    #expect(
      style(Text(verbatim: "a").underline(true, pattern: .solid))
        == style(Text(verbatim: "a").underline()))
    #expect(Text.LineStyle() == .single && Text.LineStyle(pattern: .dot) != .single)
  }

  @Test("Letters of equal width are a design that another cannot replace, until they are off")
  func monospaced() {
    let mono = "{font-family:ui-monospace, monospace}"
    #expect(style(VStack { Text(verbatim: "a") }.monospaced()).contains(mono))
    #expect(style(VStack { Text(verbatim: "a").fontDesign(.serif) }.monospaced()).contains(mono))
    let off = VStack { VStack { Text(verbatim: "a") }.monospaced(false) }.monospaced()
    #expect(!style(off).contains("monospace"))
    #expect(style(Text(verbatim: "a").monospaced()).contains(mono))
    #expect(!style(Text(verbatim: "a").monospaced(false)).contains(mono))
    #expect(style(Text(verbatim: "a").fontWidth(.condensed)).contains("{font-stretch:75%}"))
    #expect(!style(Text(verbatim: "a").italic(false)).contains("italic"))
  }

  @Test("A secondary text has four fifths of the size of its font")
  func scale() {
    let small = style(Text(verbatim: "a").font(.system(size: 20)).textScale(.secondary))
    #expect(small.contains("{font-size:1rem}"))
    let inherited = VStack { Text(verbatim: "a").font(.system(size: 20)) }.textScale(.secondary)
    #expect(style(inherited).contains("{font-size:1rem}"))
    let off = Text(verbatim: "a").font(.system(size: 20)).textScale(.secondary, isEnabled: false)
    #expect(style(off).contains("{font-size:1.25rem}"))
    let part = Text("\(Text(verbatim: "a").textScale(.secondary)) b")
    #expect(style(part).contains("{font-size:0.8em}"))
  }
}
