// Steppers that show their value.
import Foundation
import SwiftUI
import Testing

@MainActor @Suite struct StepperTests {
  private struct Sizes: View {
    @State private var size = 1.5
    var body: some View {
      Stepper("Size", value: $size, in: 1...2, step: 0.5, format: .number)
    }
  }

  @Test("A stepper with a format shows its value between the label and the buttons")
  func format() {
    let tester = ViewTester(Sizes())
    #expect(
      tester.html.hasPrefix(
        #"<div class="step gx" role="group" aria-label="Size"><span class="t">Size</span>"#
          + #"<span class="t">1.5</span><span class="step-b">"#))
    let raised = tester.press("Increment")
    #expect(raised.contains { if case .text(_, "2") = $0 { true } else { false } })
    #expect(tester.press("Increment") == [])
    _ = tester.press("Decrement")
    _ = tester.press("Decrement")
    #expect(tester.fresh.contains(#"<span class="t">1</span>"#))
  }

  @Test("Each form of a stepper with a format shows the same value")
  func forms() {
    let value = Binding.constant(0.25)
    let title = "Share"
    let steppers = VStack {
      Stepper("Share", value: value, format: .percent)
      Stepper(title, value: value, format: .percent)
      Stepper(title, value: value, in: 0...1, format: .percent)
      Stepper(value: value, format: .percent) { Text(title) }
      Stepper(value: value, in: 0...1, step: 0.1, format: .percent) { Text(title) }
    }
    let texts = ViewTester(steppers).html.matches(of: /<span class="t">([^<]*)</).map { $0.1 }
    #expect(texts == (1...5).flatMap { _ in ["Share", "25%"] })
  }
}
