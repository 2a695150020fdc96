// Bars above the keyboard.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Keyboard bar") struct KeyboardBarTests {
  @Test("A bar of the keyboard stands beside the bottom bar, and its buttons work")
  func keyboardBar() {
    struct Screen: View {
      @State var text = ""
      @State var times = 0
      var body: some View {
        NavigationStack {
          TextField("Name", text: $text)
          Text(verbatim: "\(times) times").toolbar {
            ToolbarItemGroup(placement: .keyboard) {
              Spacer()
              Button("Done") { times += 1 }
            }
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    let bars = tester.elements.filter { $0.isNamed("bottom") }
    #expect(bars.map { $0.isNamed("keys") } == [true])
    _ = tester.press("Done")
    #expect(tester.fresh.contains("1 times"))
  }
}
