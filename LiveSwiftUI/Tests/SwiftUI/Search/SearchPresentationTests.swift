// Search fields that a binding or an action opens and closes.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Opened searches") struct SearchPresentationTests {
  private struct Finder: View {
    @State private var words = "pea"
    @State private var isFinding = false
    var body: some View {
      NavigationStack {
        Inside(isFinding: isFinding, words: words)
          .searchable(text: $words, isPresented: $isFinding, prompt: "Find")
          .toolbar { Button("Open") { isFinding = true } }
      }
    }
  }

  private struct Inside: View {
    let isFinding: Bool
    let words: String
    @Environment(\.dismissSearch) private var dismissSearch
    var body: some View {
      Text(verbatim: "\(isFinding ? "finding" : "idle"): \(words)")
      Button("Stop") { dismissSearch() }
    }
  }

  @Test("A search field gets the focus from its binding, and reports it there")
  func presentedSearch() {
    let tester = ViewTester(Finder())
    let field = tester.number(of: "Find")
    #expect(tester.press("Open").contains(.focus(Int32(field))))
    #expect(tester.fresh.contains("finding: pea"))
    let other = ViewTester(Finder())
    _ = other.send(.focus, to: "Find")
    #expect(other.fresh.contains("finding"))
  }

  @Test("Dismissing a search empties its field and closes it")
  func dismissedSearch() {
    let tester = ViewTester(Finder())
    _ = tester.press("Open")
    let operations = tester.press("Stop")
    #expect(tester.elements.contains { $0.ownText == "idle: " })
    #expect(operations.contains { "\($0)".contains("value") })
  }
}
