// UIKit's idle timer: each page keeps the screen of its own person on.
import SwiftUI
import Testing

@MainActor
@Suite("The screen that stays on")
struct IdleTimerTests {
  private struct Stove: View {
    @State private var isCooking = false

    var body: some View {
      VStack {
        Button("Cook") { isCooking.toggle() }
        if isCooking {
          Text(verbatim: "Pie")
            .onAppear { UIApplication.shared.isIdleTimerDisabled = true }
            .onDisappear { UIApplication.shared.isIdleTimerDisabled = false }
        }
        Button("Ask") { answer = UIApplication.shared.isIdleTimerDisabled ? "on" : "off" }
        Text(verbatim: answer)
      }
    }

    @State private var answer = ""
  }

  private func awake(_ operations: [PageOperation]) -> [PageOperation] {
    operations.filter { if case .awake = $0 { true } else { false } }
  }

  private func texts(_ operations: [PageOperation]) -> [String] {
    operations.compactMap { if case .text(_, let text) = $0 { text } else { nil } }
  }

  @Test("A view that disables the idle timer keeps the screen on, on its own page only")
  func ownPage() {
    let (one, other) = (ViewTester(Stove()), ViewTester(Stove()))
    #expect(awake(one.press("Cook")) == [.awake(true)])
    #expect(texts(one.press("Ask")) == ["on"])
    #expect(texts(other.press("Ask")) == ["off"])
    #expect(awake(one.press("Cook")) == [.awake(false)])
    #expect(awake(other.press("Cook")) == [.awake(true)])
  }

  @Test("Where a browser cannot keep its screen on, an app that asks is told so")
  func refused() {
    var services = TreeServices()
    services.holdsScreen = false
    let tester = ViewTester(Stove(), services: services)
    tester.press("Cook")
    #expect(texts(tester.press("Ask")) == ["off"])
  }
}
