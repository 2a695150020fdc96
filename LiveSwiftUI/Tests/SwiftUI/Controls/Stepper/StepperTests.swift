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
    tester.press("Decrement")
    tester.press("Decrement")
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

  @Test("A stepper with its label at the end runs its closures")
  func stepper() {
    struct Screen: View {
      @State private var count = 1
      var body: some View {
        Stepper(onIncrement: raise, onDecrement: nil) { Text(verbatim: "now \(count)") }
      }
      private func raise() { count += 1 }
    }
    let tester = ViewTester(Screen())
    let buttons = tester.elements.filter { $0.tag == .button }
    #expect(buttons.map { $0.attribute("disabled") != nil } == [true, false])
    _ = tester.operations { tester.tree.handle(.click, on: Int(buttons[1].id), value: .none) }
    #expect(tester.fresh.contains("now 2"))
  }
}
