// A screen that stays on, or cannot.
import SwiftUI
import SwiftUITesting
import Testing

@testable import SharedUI

/// A page of a book with the switch, which can be turned to the cover and back.
private struct Book: View {
  @State private var isOpen = true
  @State private var isOn = false

  var body: some View {
    Button("Turn") { isOpen.toggle() }
    if isOpen { ScreenSwitch(isOn: $isOn) }
  }
}

@Suite("The switch that keeps the screen on", .timeLimit(.minutes(10)))
@MainActor struct ScreenSwitchTests {
  private static let reason = "A browser keeps it on only for a page that is reached by https."

  private func page(holdsScreen: Bool) -> TestPage {
    TestPage(
      WindowGroup { Book() }, tables: StringTables(), change: { $0.holdsScreen = holdsScreen })
  }

  @Test("It holds the screen while its view is shown, and again when the view comes back")
  func held() {
    let page = page(holdsScreen: true)
    #expect(!page.tree.keepsAwake)
    var held: [Bool] = []
    page.toggle("Keep the screen on")
    held.append(page.tree.keepsAwake)
    for _ in 1...2 {
      page.tap("Turn")
      held.append(page.tree.keepsAwake)
    }
    page.toggle("Keep the screen on")
    held.append(page.tree.keepsAwake)
    #expect(held == [true, false, true, false])
    #expect(!page.shows(Self.reason))
  }

  @Test("Where the browser holds no screen, the switch says so as long as it is on")
  func refused() async {
    let page = page(holdsScreen: false)
    page.toggle("Keep the screen on")
    await page.wait { page.shows(Self.reason) }
    page.toggle("Keep the screen on")
    await page.wait { !page.shows(Self.reason) }
  }
}
