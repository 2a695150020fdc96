// HTML and entities become plain text, once.
import Foundation
import Testing

@testable import Posts

@Suite("Plain text")
struct PlainTextTests {
  @Test(
    "HTML is read as a person sees it",
    arguments: [
      ("<p>One</p><p>Two<br/>three</p>", "One\n\nTwo\nthree"),
      ("<p>a\n  b</p>", "a b"),
      (
        #"<p>See <a href="https://e.org/x" class="u-url"><span class="invisible">https://</span>"#
          + #"<span class="ellipsis">e.org/a-long</span>"#
          + #"<span class="invisible">-path</span></a>!</p>"#,
        "See e.org/a-long…!"
      ),
      (#"<span class="h-card"><a href="x">@<span>ana</span></a></span> hi"#, "@ana hi"),
      ("a < b > c <3 d", "a < b > c <3 d"),
      ("<b>unclosed", "unclosed"),
      ("x <a href='>'>y</a> z", "x y z"),
      ("a<!-- <p>no</p> -->b<script>if (1<2) {}</script>c", "abc"),
      ("<ul><li>one</li><li>two</li></ul>after", "• one\n• two\n\nafter"),
      ("<pre><code>if a\n  b\n\nend</code></pre>after", "if a\n  b\n\nend\n\nafter"),
      ("<ol><li>one</li><li>two</li></ol>", "1. one\n2. two"),
      (
        #"<ol start="3"><li>c</li><li value="9">i<ul><li>x</li></ul></li><li>j</li></ol>"#,
        "3. c\n9. i\n\n• x\n\n10. j"
      ),
      (
        "<table><tr><th>a</th><th>b</th></tr><tr><td>1</td><td>2</td></tr></table>",
        "a | b\n1 | 2"
      ),
      ("<ruby>漢<rp>(</rp><rt>kan</rt><rp>)</rp></ruby>", "漢 (kan)"),
      ("<blockquote><p>so</p></blockquote><p>yes</p>", "> so\n\nyes"),
      ("&lt;b&gt; &amp;lt; &#x1F600;&#33;", "<b> &lt; 😀!"),
      ("", ""),
      ("<", "<"),
      ("<a", "<a"),
      ("</p></p>x</span>", "x"),
    ])
  func html(html: String, text: String) {
    #expect(PlainText.of(html: html) == text)
  }

  @Test("Six thousand open elements are read without harm")
  func deep() {
    #expect(PlainText.of(html: String(repeating: "<b>", count: 6_000) + "x") == "x")
  }

  @Test(
    "An entity is decoded once, and what is none stays",
    arguments: [
      ("&amp;amp;", "&amp;"), ("R&D", "R&D"), ("a & b; c", "a & b; c"), ("&eacute;&Ntilde;", "éÑ"),
      ("&#39;&#x27;", "''"), ("&#0;&#xD800;&#1114112;", "\u{FFFD}\u{FFFD}\u{FFFD}"),
      ("&bogus;", "&bogus;"), ("&&lt;", "&<"), ("&", "&"), ("&#;", "&#;"),
    ])
  func entities(text: String, decoded: String) {
    #expect(Entities.decode(text) == decoded)
  }
}
