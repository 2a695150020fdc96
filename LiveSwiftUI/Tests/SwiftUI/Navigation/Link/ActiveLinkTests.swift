// Links of iOS 13 to 15, whose screen a binding shows.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Links with a binding") struct ActiveLinkTests {
  @Test("A link of iOS 13 to 15 pushes its screen by its binding, and going back unsets it")
  func activeLink() {
    struct Screen: View {
      @State var isShown = false
      @State var choice: Int?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("Open", isActive: $isShown) { Text(verbatim: "Inside") }
            NavigationLink(destination: Text(verbatim: "Second"), tag: 2, selection: $choice) {
              Text(verbatim: "Choose")
            }
            NavigationLink(destination: Text(verbatim: "Hidden"), isActive: .constant(false)) {
              EmptyView()
            }
            Text(verbatim: "shown \(isShown), chosen \(choice ?? 0)")
          }
        }
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.elements.filter { $0.tag == .button && $0.isNamed("free") }.count == 2)
    _ = tester.press("Open")
    #expect(tester.fresh.contains("Inside"))
    #expect(tester.fresh.contains("shown true"))
    _ = tester.press("Choose")
    #expect(tester.fresh.contains("chosen 2"))
  }
}
