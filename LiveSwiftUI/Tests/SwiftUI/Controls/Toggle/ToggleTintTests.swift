// The colour of switches.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Tinted switches") struct ToggleTintTests {
  @Test("A switch with a tint has it, as one inside a tint does")
  func tintedSwitch() {
    let toggle = Toggle("On", isOn: .constant(true))
    let styled = ViewTester(toggle.toggleStyle(SwitchToggleStyle(tint: .red)))
    #expect(styled.styled == ViewTester(toggle.tint(.red)).styled)
    #expect(styled.styled != ViewTester(toggle).styled)
  }
}
