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

  /// Bug: an app got a number between two steps, by which its own table has no row.
  @Test(
    "Whatever a browser reports, the value is at a step within the bounds",
    arguments: [
      ("4", 4.0), ("4.9", 5), ("0.4", 1), ("-7", 1), ("1e308", 9), ("9.6", 9), ("1e-320", 1),
      ("nan", 5), ("", 5), ("٣", 5),
    ])
  func steps(report: String, value: Double) throws {
    struct Screen: View {
      @State private var amount = 5.0
      var body: some View {
        Slider(value: $amount, in: 1...9.7, step: 1)
        Text(verbatim: "\(amount)")
      }
    }
    let tester = ViewTester(Screen())
    let input = try #require(tester.elements.first { $0.tag == .input })
    _ = tester.operations {
      tester.tree.handle(.input, on: Int(input.id), value: .text(report))
    }
    #expect(tester.fresh.contains(">\(value)<"))
  }
}
