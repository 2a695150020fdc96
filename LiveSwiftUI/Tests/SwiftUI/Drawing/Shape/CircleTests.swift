// Circles in boxes that are not square.
import Testing

@testable import SwiftUI

@MainActor @Suite("Circles") struct CircleTests {
  private func style(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A clip by a circle is one in the shorter side of a box of any form")
  func clip() {
    #expect(
      style(Text("pie").clipShape(Circle()))
        == #"<span class="t {clip-path:circle(closest-side)} {overflow:hidden}">pie</span>"#)
    #expect(style(Text("pie").clipShape(Circle())) == style(Text("pie").clipShape(.circle)))
    #expect(
      style(Text("pie").clipShape(Circle())) == style(Text("pie").clipShape(AnyShape(Circle()))))
    let oblong = style(Color.red.frame(width: 40, height: 20).clipShape(Circle()))
    #expect(oblong.contains("{clip-path:circle(closest-side)}"))
  }

  @Test("In a square box the corners of the box are a circle, without an outline")
  func square() {
    let clipped = style(Text("pie").frame(width: 40, height: 40).clipShape(Circle()))
    #expect(clipped.contains("{border-radius:50%}") && !clipped.contains("clip-path"))
    let filled = style(
      Text("pie").frame(width: 40, height: 40).padding(4).background(.red, in: Circle()))
    #expect(filled.contains("{border-radius:50%}") && !filled.contains("shape round"))
    let padded = style(
      Text("pie").frame(width: 40, height: 40).padding(.horizontal, 4).clipShape(Circle()))
    #expect(padded.contains("{clip-path:circle(closest-side)}"))
  }

  @Test("A background in a circle is a circle behind the view; one in a capsule is its box")
  func background() {
    #expect(
      style(Text("pie").background(.red, in: Circle())) == """
        <div class="lay"><div class="ul"><div class="shape round gx gy \
        {background:var(--red)}"></div></div><span class="t">pie</span></div>
        """)
    #expect(
      style(Text("pie").background(.red, in: Capsule()))
        == #"<span class="t bg {background:var(--red)} {border-radius:999px}">pie</span>"#)
    let cast = style(
      Text("pie").background(.red.shadow(.drop(color: .black, radius: 2)), in: Circle()))
    #expect(cast.contains("fr gx gy {filter:drop-shadow(0px 0px 4px #000)}"))
  }

  @Test("The shadow of a clipped view is around what is left of it")
  func shadow() {
    let html = style(Text("pie").clipShape(Circle()).shadow(color: .black, radius: 2))
    #expect(html.hasPrefix(#"<div class="fr {filter:drop-shadow(0px 0px 2px #000)}"><span"#))
  }

  @Test("A circle made smaller stays one in a box of any form")
  func inset() {
    let html = style(Circle().inset(by: 4).fill(.red))
    #expect(html.contains("viewBox") && !html.contains("preserveAspectRatio"))
    #expect(style(Rectangle().inset(by: 4).fill(.red)).contains("preserveAspectRatio"))
  }
}
