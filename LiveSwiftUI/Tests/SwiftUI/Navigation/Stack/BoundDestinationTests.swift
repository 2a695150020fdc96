// Screens that a binding pushes and pops.
import Testing

@testable import SwiftUI

private struct CupboardScreen: View {
  @State private var isOpen = false
  @State private var dish: String?
  var body: some View {
    NavigationStack {
      VStack {
        Button("Open") { isOpen = true }
        Button("Soup") { dish = "soup" }
        Text(verbatim: "\(isOpen) \(dish ?? "none")")
      }
      .navigationTitle(Text(verbatim: "Kitchen"))
      .navigationDestination(isPresented: $isOpen) {
        Button("Close") { isOpen = false }.navigationTitle(Text(verbatim: "Cupboard"))
      }
      .navigationDestination(item: $dish) { name in
        VStack {
          Button("Pie") { dish = "pie" }
          Button("Nothing") { dish = nil }
        }
        .navigationTitle(Text(verbatim: name))
      }
    }
  }
}

// By Apple's page of View.navigationDestination(isPresented:destination:).
@MainActor @Suite("Destinations of bindings") struct BoundDestinationTests {
  private func title(_ tester: ViewTester) -> String? { tester.tree.page.title }

  @Test("A true binding pushes its screen; a false one and each way back pop it")
  func flag() {
    let ways: [(ViewTester) -> Void] = [
      { _ = $0.press("Close") }, { _ = $0.press("Back to Kitchen") },
      { tester in _ = tester.operations { tester.tree.go(to: TreeAddress([])) } },
    ]
    for way in ways {
      let tester = ViewTester(CupboardScreen())
      tester.press("Open")
      #expect(title(tester) == "Cupboard")
      way(tester)
      #expect(title(tester) == "Kitchen")
      #expect(tester.fresh.contains("false none"))
      tester.press("Open")
      #expect(title(tester) == "Cupboard")
    }
  }

  @Test("An item pushes a screen about it, another one changes that screen, nil pops it")
  func item() {
    let tester = ViewTester(CupboardScreen())
    tester.press("Soup")
    #expect(title(tester) == "soup")
    tester.press("Pie")
    #expect(title(tester) == "pie")
    tester.press("Nothing")
    #expect(title(tester) == "Kitchen")
    tester.press("Soup")
    tester.press("Back to Kitchen")
    #expect(tester.fresh.contains("false none"))
  }
}
