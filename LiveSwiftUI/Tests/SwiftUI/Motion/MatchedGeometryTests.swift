// Views that match, which the browser moves into each other.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Matched views") struct MatchedGeometryTests {
  private static let space = Namespace().wrappedValue

  @Test("Views that match carry one name, which tells nothing of the id")
  func matched() {
    struct Screen: View {
      @Namespace var space
      @State var isOpen = false
      var body: some View {
        Button("Turn") { withAnimation { isOpen.toggle() } }
        if isOpen {
          Color.red.matchedGeometryEffect(id: "secret", in: space)
        } else {
          Color.blue.matchedGeometryEffect(id: "secret", in: space, isSource: false)
        }
      }
    }
    let tester = ViewTester(VStack { Screen() })
    func names() -> [String] { tester.elements.compactMap { $0.attribute("data-match") } }
    let before = names()
    #expect(before.count == 1)
    #expect(!tester.html.contains("secret"))
    _ = tester.press("Turn")
    #expect(names() == before)
  }
}
