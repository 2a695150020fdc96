// Sliders with their label at the end.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Sliders") struct SliderTests {
  @Test("A slider with its label at the end has the label, its ends and its bounds")
  func slider() throws {
    struct Screen: View {
      @State private var amount = 5.0
      var body: some View {
        Slider(
          value: $amount, in: 0...10, step: 1, minimumValueLabel: Text(verbatim: "0"),
          maximumValueLabel: Text(verbatim: "10")
        ) { Text(verbatim: "Amount") }
      }
    }
    let tester = ViewTester(Screen())
    let input = try #require(tester.elements.first { $0.tag == .input })
    #expect(
      ["aria-label", "min", "max", "step", "value"].map { input.attribute($0) }
        == ["Amount", "0", "10", "1", "5"])
    #expect(tester.elements.compactMap(\.ownText) == ["0", "10"])
  }
}
