// Masks: what a view is seen through.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Masks") struct MaskTests {
  private func style(_ view: some View) -> String { ViewTester(view).styled }

  @Test("A shape is an outline, within which the view is seen")
  func shapes() {
    func shown(_ clip: String) -> String { #"<span class="t {clip-path:\#(clip)}">pie</span>"# }
    let pie = Text("pie")
    #expect(style(pie.mask { Circle() }) == shown("circle(closest-side)"))
    #expect(style(pie.mask { Ellipse() }) == shown("ellipse()"))
    #expect(style(pie.mask { Capsule() }) == shown("inset(0 round 999px)"))
    #expect(
      style(pie.mask { RoundedRectangle(cornerRadius: 16) }) == shown("inset(0 round 16px)"))
    #expect(
      style(pie.mask { DrawingTests.Triangle() })
        == shown("polygon(50% 0%,100% 100%,0% 100%,50% 0%,50% 0%)"))
  }

  @Test("A gradient hides the view where it is clear, within a shape that it fills")
  func gradients() {
    let fade = LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
    let html = style(Text("pie").mask { fade })
    #expect(html.contains("mask-image:linear-gradient(to bottom, "))
    #expect(!html.contains("clip-path"))
    let filled = style(Text("pie").mask { Circle().fill(fade) })
    #expect(filled.contains("mask-image:linear-gradient(to bottom, "))
    #expect(filled.contains("clip-path:circle(closest-side)"))
    let pale = style(Text("pie").mask { Color.black.opacity(0.5) })
    #expect(pale.contains("mask-image:linear-gradient("))
  }

  @Test("A mask of a mask has a box of its own")
  func twice() {
    let html = style(Text("pie").mask { Circle() }.mask { Capsule() })
    #expect(html.contains("clip-path:circle(closest-side)"))
    #expect(html.contains("clip-path:inset(0 round 999px)"))
    #expect(html.hasPrefix(#"<div class="fr "#))
  }

  @Test("By another view nothing is masked, and the log says so")
  func others() {
    var said: [String] = []
    var services = TreeServices()
    services.log = { said.append($0.text) }
    let page = ViewTester(
      VStack {
        Text("pie").mask { Text("star") }
        Text("tart").mask { Circle().stroke(.red) }
      }, services: services)
    #expect(!page.styled.contains("clip-path") && !page.styled.contains("mask-image"))
    #expect(said.count == 2)
    #expect(said.first == "mask(alignment:_:) knows shapes, gradients and colours, and not Text.")
  }
}
