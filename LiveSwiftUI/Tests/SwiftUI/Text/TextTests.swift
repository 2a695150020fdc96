// Words: escaping, looks, limits, languages.
import Testing

@testable import SwiftUI

@MainActor @Suite("Words") struct TextTests {
  private func html(_ view: some View) -> String { ViewTester(view).styled }

  @Test("Hostile text stays text, in content, in attributes and in later changes")
  func hostile() {
    struct Hostile: View {
      @State private var words = #"<b>&"'"#
      var body: some View {
        Text(verbatim: words).accessibilityLabel(Text(verbatim: words))
        Button("More") { words = "</script><img onerror=1>\0\u{2028}" }
      }
    }
    let tester = ViewTester(Hostile())
    #expect(
      tester.html.hasPrefix(
        #"<span class="t" aria-label="&lt;b&gt;&amp;&quot;&#39;" "#
          + #"role="text">&lt;b&gt;&amp;&quot;&#39;</span>"#
      ))
    var page = ReferencePage(tester.html)
    page.apply(tester.press("More"))
    #expect(page.root.children[0].text == "</script><img onerror=1>\0\u{2028}")
  }

  @Test("A look of the text itself wins over one from around it")
  func looks() {
    #expect(
      html(Text(verbatim: "a").italic().foregroundStyle(.red).foregroundStyle(.blue))
        == #"<span class="t {font-style:italic} {color:var(--blue)}">a</span>"#)
  }

  @Test("One line is cut by one class, more by a clamp")
  func limits() {
    #expect(html(Text(verbatim: "a").lineLimit(1)) == #"<span class="t l1">a</span>"#)
    #expect(
      html(Text(verbatim: "a").lineLimit(3))
        == #"<span class="t lc {-webkit-line-clamp:3}">a</span>"#)
  }

  @Test("Upper case follows the language")
  func upperCase() {
    let view = Text(verbatim: "i").textCase(.uppercase)
    #expect(html(view) == #"<span class="t">I</span>"#)
    #expect(
      html(view.environment(\.locale, Locale(identifier: "tr"))) == #"<span class="t">İ</span>"#)
  }

  @Test("A text within a text is written in place")
  func nested() {
    #expect(
      html(Text("by \(Text(verbatim: "<Ada>")) & co"))
        == #"<span class="t">by &lt;Ada&gt; &amp; co</span>"#)
  }

  @Test("Redacted words are drawn as a bar and not said")
  func redacted() {
    #expect(
      html(Text(verbatim: "a").redacted(reason: .placeholder))
        == #"<span class="t redacted" aria-hidden="true">a</span>"#)
    #expect(
      html(Text(verbatim: "a").unredacted().redacted(reason: .placeholder))
        == #"<span class="t">a</span>"#)
  }
}
