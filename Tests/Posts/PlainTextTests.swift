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

@Suite("Dates of posts")
struct PostDateTests {
  @Test(
    "Every form that a source writes is one moment",
    arguments: [
      "2015-12-10T20:53:00.000Z", "2015-12-10T20:53:00Z", "2015-12-10T20:53:00.000000Z",
      "2015-12-10T22:53:00+02:00", "2015-12-10T15:53:00-0500", "2015-12-10 20:53:00",
      "2015-12-10T20:53Z", "Thu Dec 10 20:53:00 +0000 2015", " 2015-12-10T20:53:00Z\n",
    ])
  func forms(text: String) {
    #expect(PostDate.read(text) == Date(timeIntervalSince1970: 1_449_780_780))
  }

  @Test("Fractions, leap days and years before 1970 are exact")
  func exact() {
    #expect(PostDate.read("1970-01-01T00:00:00.25Z") == Date(timeIntervalSince1970: 0.25))
    #expect(PostDate.read("2024-02-29T00:00:00Z") == Date(timeIntervalSince1970: 1_709_164_800))
    #expect(PostDate.read("2000-03-01T00:00:00Z") == Date(timeIntervalSince1970: 951_868_800))
    #expect(PostDate.read("1969-12-31T23:59:59Z") == Date(timeIntervalSince1970: -1))
  }

  @Test(
    "What is no date is none",
    arguments: [
      "", "yesterday", "2023-02-29T00:00:00Z", "2023-13-01T00:00:00Z", "2023-01-01T24:00:00Z",
      "2023-01-01", "2023-01-01T00:00:00+99:00", "Thu Foo 10 20:53:00 +0000 2015",
    ])
  func none(text: String) {
    #expect(PostDate.read(text) == nil)
  }
}
