// Inline Markdown: what it means, by CommonMark, and how much work any text of marks is.
import Foundation
import Limits
import Testing

@testable import SwiftUI

@MainActor @Suite("Inline Markdown") struct InlineMarkupTests {
  /// The examples of CommonMark's chapter on emphasis and those on code and links, as GitHub's
  /// cmark reads them (cmarkgfm 2025.10.22).
  @Test(
    "Emphasis, code and links are read as by cmark",
    arguments: [
      ("*foo bar*", "i:foo bar"), ("a * foo bar*", "a * foo bar*"), (#"a*"foo"*"#, #"a*"foo"*"#),
      ("foo*bar*", "foo|i:bar"), ("5*6*78", "5|i:6|78"), ("_foo bar_", "i:foo bar"),
      ("_ foo bar_", "_ foo bar_"), (#"a_"foo"_"#, #"a_"foo"_"#), ("foo_bar_", "foo_bar_"),
      ("5_6_78", "5_6_78"), (#"aa_"bb"_cc"#, #"aa_"bb"_cc"#), ("foo-_(bar)_", "foo-|i:(bar)"),
      ("_foo*", "_foo*"), ("*(*foo)", "*(*foo)"), ("*(*foo*)*", "i:(foo)"),
      ("*foo*bar", "i:foo|bar"), ("_(bar)_.", "i:(bar)|."), ("**foo bar**", "b:foo bar"),
      ("** foo bar**", "** foo bar**"), ("foo**bar**", "foo|b:bar"),
      ("__foo, __bar__, baz__", "b:foo, bar, baz"),
      (
        "**Gomphocarpus (*Gomphocarpus physocarpus*, syn. *Asclepias*)**",
        "b:Gomphocarpus (|bi:Gomphocarpus physocarpus|b:, syn. |bi:Asclepias|b:)"
      ),
      ("**foo*", "*|i:foo"), ("*foo**bar**baz*", "i:foo|bi:bar|i:baz"),
      ("*foo**bar*", "i:foo**bar"), ("***foo** bar*", "bi:foo|i: bar"),
      ("*foo **bar***", "i:foo |bi:bar"), ("*foo**bar***", "i:foo|bi:bar"),
      ("foo***bar***baz", "foo|bi:bar|baz"), ("foo******bar*********baz", "foo|b:bar|***baz"),
      ("*foo **bar *baz* bim** bop*", "i:foo |bi:bar baz bim|i: bop"),
      ("** is not an empty emphasis", "** is not an empty emphasis"), (#"foo *\**"#, "foo |i:*"),
      ("foo *_*", "foo |i:_"), ("*foo**", "i:foo|*"), ("****foo*", "***|i:foo"),
      ("*foo*****", "i:foo|****"), ("**foo*bar**", "b:foo*bar"),
      ("*foo _bar* baz_", "i:foo _bar| baz_"),
      ("*foo __bar *baz bim__ bam*", "i:foo |bi:bar *baz bim|i: bam"),
      ("**foo **bar baz**", "**foo |b:bar baz"), ("*a `*`*", "i:a |ic:*"), ("`foo`", "c:foo"),
      ("`` foo ` bar ``", "c:foo ` bar"), ("` `` `", "c:``"), (#"`foo\`bar`"#, #"c:foo\|bar`"#),
      ("*foo`*`", "*foo|c:*"), ("`foo``bar``", "`foo|c:bar"),
      ("[link](https://a.b)", "@https://a.b:link"),
      (#"[link](https://a.b "title")"#, "@https://a.b:link"),
      ("[link](<https://a.b>)", "@https://a.b:link"),
      ("[link](not a link)", "[link](not a link)"),
      ("[link](https://a.b(c(d)))", "@https://a.b(c(d)):link"),
      (#"[link](https://a.b\)c)"#, "@https://a.b)c:link"),
      ("[link [foo [bar]]](https://a.b)", "@https://a.b:link [foo [bar]]"),
      (
        "[link *foo **bar** `#`*](https://a.b)",
        "@https://a.b:link |i@https://a.b:foo |bi@https://a.b:bar|i@https://a.b: |ic@https://a.b:#"
      ),
      ("[foo [bar](https://a.b)](https://c.d)", "[foo |@https://a.b:bar|](https://c.d)"),
      ("*[foo*](https://a.b)", "*|@https://a.b:foo*"),
      ("[foo *bar](https://a.b)*", "@https://a.b:foo *bar|*"),
      ("[foo`](https://a.b)`", "[foo|c:](https://a.b)"), ("*foo [bar* baz]", "i:foo [bar| baz]"),
      ("~~a *b* c~~", "s:a |is:b|s: c"), ("~~a~~~", "~~a~~~"), ("a~~b~~c", "a|s:b|c"),
      ("~a~", "~a~"), ("<https://a.b>", "@https://a.b:https://a.b"),
      ("<https://a b>", "<https://a b>"), ("a <b *c*", "a <b |i:c"),
      ("[a <https://c.d> b](https://a.b)", "@https://a.b:a https://c.d b"),
      (#"\*a\* \[b\](c)"#, "*a* [b](c)"),
    ])
  func dialect(text: String, runs: String) {
    #expect(Self.written(InlineMarkup.runs(of: text, isEnglish: true)) == runs)
  }

  /// Runs as text: `b`, `i`, `c` and `s` for the styles, and the address of a link.
  private static func written(_ runs: [MarkedRun]) -> String {
    runs.map { run in
      let marks = [(run.isBold, "b"), (run.isItalic, "i"), (run.isCode, "c"), (run.isStruck, "s")]
      let style =
        marks.filter(\.0).map(\.1).joined() + (run.link.map { "@\($0.absoluteString)" } ?? "")
      return style.isEmpty ? run.text : "\(style):\(run.text)"
    }.joined(separator: "|")
  }

  /// Bug: each opening mark searched the rest of the text for its end.
  @Test(
    "Twice as long a text of marks takes twice the steps",
    arguments: [
      "[", "*a ", "~~a ", "_a ", "`", "`a", "^[", "(", "\\", "<", "<a", "](", "[a](", "[a](b ", "*",
      "**a", "a**", "*a_", "_a*", "*a **b", "a* b_", "*[", "[*a](", "^[a](", "[a](b)", "*a* ",
      "**a** ",
      "[[a](https://a.b)", "^[^[1 a](inflect: true)", "``a`", "\\`", "~~", "a~~", "~~a", "*a~~b_c",
      "[a](((", ")", "]", "])", "***a** b", "_a __b ", "*a*b_", "<https://a.b>", "\u{10FFFD}",
    ])
  func growth(unit: String) { Self.expectLinear([unit]) }

  @Test("Nested marks and mixes at random grow no faster")
  func mixes() {
    for marks in ["*", "_", "[", "(", "^[", "~~", "`"].map({ ($0, $0 == "[" ? "](b)" : $0) }) {
      let texts = [5_000, 10_000].map { count in
        String(repeating: marks.0 + "a", count: count)
          + String(repeating: "b" + marks.1, count: count)
      }
      Self.expectLinear(texts: texts, marks.0)
    }
    var random = SeededRandom(seed: 11)
    let pieces = [
      "*", "**", "_", "~~", "`", "``", "[", "]", "](", "^[", "(", ")", "\\", "<", ">", "a", " ",
      ".",
      "](b)", "](inflect: true)", "https://a.b",
    ]
    for _ in 0..<60 {
      Self.expectLinear(
        (0..<Int.random(in: 2...9, using: &random)).map { _ in
          pieces[Int.random(in: 0..<pieces.count, using: &random)]
        })
    }
  }

  private static func expectLinear(_ unit: [String]) {
    let unit = unit.joined()
    expectLinear(
      texts: [10_000, 20_000].map {
        String(repeating: unit, count: $0 / unit.unicodeScalars.count)
      },
      unit)
  }

  private static func expectLinear(texts: [String], _ name: String) {
    let work = texts.map { text in
      var parser = InlineParser(text)
      _ = parser.runs(inflects: true)
      return parser.work
    }
    #expect(work[1] <= 2 * work[0] + 1_000, "\(name): \(work)")
    #expect(work[1] <= 12 * texts[1].unicodeScalars.count, "\(name): \(work)")
  }

  @Test("A wording of more than 16,000 bytes is plain, a value of any length is not read")
  func bound() {
    func runs(of text: Text) -> [TextRun]? { text.runs(BuiltInEnvironment(), StringTables()) }
    let long = String(repeating: "*a*b", count: InlineMarkup.limit / 4)
    #expect(runs(of: Text(.init(long)))?.count == InlineMarkup.limit / 2)
    #expect(runs(of: Text(.init(long + "c"))) == nil)
    #expect(
      runs(of: Text("**a** \(long + long)"))?.map(\.string) == ["a", " " + long + long])
  }

  @Test("A value stands for itself, in code and in an address too")
  func values() {
    let value = #"*a* `_b_` [c](d) \ <https://a.b> ^["#
    let key: LocalizedStringKey = "*\(value)* `\("a_b`c")` [e](https://a.b/\("c_d)"))"
    let runs = key.runs(in: Locale(identifier: "en"), tables: StringTables())
    #expect(
      runs.map(Self.written) == "i:\(value)| |c:a_b`c| |@https://a.b/c_d):e")
  }

  @Test("A cache holds no more bytes than it may, and nothing huge")
  func cache() {
    let cache = BoundedCache<String, String>(bytes: 16_000) { $0.utf8.count + $1.utf8.count }
    var made = 0
    func value(_ key: String) -> String {
      cache.value(for: key) {
        made += 1
        return key
      }
    }
    for _ in 0..<2 { #expect(value("small") == "small") }
    #expect(made == 1)
    let huge = String(repeating: "h", count: 1_000)
    for _ in 0..<2 { #expect(value(huge) == huge) }
    #expect(made == 3)
    for number in 0..<1_000 {
      _ = value("\(number)")
      #expect(cache.bytes <= 16_000)
    }
  }
}
