// Haptics that follow a value.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Haptics") struct SensoryFeedbackTests {
  @Test("Haptics follow the old and the new value")
  func feedback() {
    struct Screen: View {
      @State var level = 0
      var body: some View {
        Button("Up") { level += 1 }
          .sensoryFeedback(trigger: level) { $0 < $1 && $1.isMultiple(of: 2) ? .success : nil }
          .sensoryFeedback(.selection, trigger: level) { _, new in new == 3 }
      }
    }
    let tester = ViewTester(Screen())
    func vibrations() -> [[Int]] {
      tester.press("Up").compactMap { if case .vibrate(let times) = $0 { times } else { nil } }
    }
    #expect(vibrations() == [])
    #expect(vibrations() == [SensoryFeedback.success.pattern])
    #expect(vibrations() == [SensoryFeedback.selection.pattern])
  }
}
