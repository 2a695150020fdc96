// Fills and colours in front of a view.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Overlays") struct OverlayTests {
  @Test("A fill in front of a view is drawn in the shape, over the view")
  func overlay() throws {
    let filled = ViewTester(Text(verbatim: "A").overlay(.red, in: Capsule()))
    let drawn = ViewTester(Text(verbatim: "A").overlay { Capsule().fill(.red) })
    #expect(filled.styled == drawn.styled)
  }

  @Test("A colour in front of a view fills its box, though a colour is a view too")
  func overlayOfColor() {
    let drawn = ViewTester(
      Text(verbatim: "A").overlay { Rectangle().fill(Color.red.opacity(0.4)) })
    let plain = ViewTester(Text(verbatim: "A").overlay(Color.red.opacity(0.4)))
    #expect(plain.styled == drawn.styled)
    let color = Color.red.opacity(0.4)
    #expect(ViewTester(Text(verbatim: "A").overlay(color)).styled == drawn.styled)
  }
}
