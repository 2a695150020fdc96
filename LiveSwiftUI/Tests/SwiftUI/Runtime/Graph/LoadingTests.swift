// Whether a page shows that something is loading, for which its first HTML waits longer.
import Testing

@testable import SwiftUI

@MainActor @Suite("A page that is loading") struct LoadingTests {
  private static let names = ["apple", "pear"]

  private static var placeholders: some View {
    List(names, id: \.self) { Text($0) }.redacted(reason: .placeholder)
  }

  @Test("A progress view without a value and placeholders say so; a bar with a value does not")
  func loading() {
    #expect(ViewTester(ProgressView("Loading…")).tree.isLoading)
    #expect(ViewTester(Self.placeholders).tree.isLoading)
    #expect(!ViewTester(ProgressView(value: 0.5)).tree.isLoading)
    #expect(!ViewTester(Text("apple")).tree.isLoading)
  }

  @Test("Words in a row are content: what loads inside a row or below the rows does not count")
  func content() {
    let rows = ViewTester(
      List {
        ForEach(Self.names, id: \.self) { name in
          VStack {
            Text(name)
            Text("mmm").redacted(reason: .placeholder)
          }
        }
        ProgressView()
      })
    #expect(!rows.tree.isLoading)
  }

  @Test("A covered screen does not count")
  func covered() {
    let tester = ViewTester(
      NavigationStack {
        List {
          ProgressView()
          NavigationLink("Open") { Text("Opened") }
        }
      })
    #expect(tester.tree.isLoading)
    tester.press("Open")
    #expect(tester.fresh.contains("Opened"))
    #expect(!tester.tree.isLoading)
  }
}
