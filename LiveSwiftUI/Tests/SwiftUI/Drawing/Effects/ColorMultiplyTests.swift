// Views whose colours are multiplied by one.
import Testing

@testable import SwiftUI

@MainActor @Suite("Multiplied colours") struct ColorMultiplyTests {
  @Test("A view is drawn through a filter with the parts of the colour")
  func filter() throws {
    let gray = Color(red: 1, green: 0, blue: 0.2, opacity: 0.5)
    let html = ViewTester(Text(verbatim: "a").colorMultiply(gray)).styled
    #expect(html.hasPrefix(#"<div class="lay"><svg class="sr" aria-hidden="true"><filter id="f"#))
    #expect(
      html.contains(#"<feColorMatrix values="1 0 0 0 0 0 0 0 0 0 0 0 0.2 0 0 0 0 0 0.5 0">"#))
    let name = try #require(html.firstMatch(of: /filter id="(f[-0-9a-z]+)"/)?.1)
    #expect(html.contains("{filter:url(#\(name))}"))
  }

  @Test("A second filter has a box of its own, and a colour of the browser's changes nothing")
  func others() {
    let both = ViewTester(Text(verbatim: "a").grayscale(1).colorMultiply(.red)).styled
    #expect(both.contains(#"<div class="fr {filter:url(#f"#))
    let plain = ViewTester(Text(verbatim: "a").colorMultiply(Color(css: "var(--other)"))).styled
    #expect(plain == #"<span class="t">a</span>"#)
  }
}
