// Destinations that rows register.
import Testing

@testable import SwiftUI

private struct Rows: View {
  @State private var names = ["soup", "pie"]

  var body: some View {
    NavigationStack {
      List(names, id: \.self) { name in
        NavigationLink(name, value: name)
          .navigationDestination(for: String.self) { text in
            VStack {
              Text(verbatim: "about \(text)")
              Button("Empty") { names = [] }
            }
          }
      }
    }
  }
}

private struct Folders: View {
  var body: some View {
    NavigationStack { Folder(name: "a", hue: "root") }
  }
}

/// A folder whose every screen registers the destination once more.
private struct Folder: View {
  let name: String
  let hue: String

  var body: some View {
    VStack {
      NavigationLink("In \(name)", value: name + "a")
      Text(verbatim: "\(name) by \(hue)")
    }
    .navigationDestination(for: String.self) { Folder(name: $0, hue: name) }
  }
}

@MainActor @Suite("Destinations in rows") struct RowDestinationTests {
  @Test("A destination in a row disabled the row's link; it works now, and lasts for its screen")
  func row() {
    let tester = ViewTester(Rows(), services: TreeServices(base: "/rows"))
    #expect(tester.html.contains(#"href="/rows/pie""#) && !tester.html.contains("disabled"))
    tester.press("pie")
    #expect(tester.fresh.contains("about pie"))
    tester.press("Empty")
    #expect(tester.fresh.contains("about pie"))
    _ = tester.operations { tester.tree.go(to: TreeAddress([])) }
    #expect(!tester.fresh.contains("about"))
  }

  @Test("A flag in a row pushes its screen")
  func flag() {
    struct Flags: View {
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          List(1...2, id: \.self) { number in
            Button("Show \(number)") { isShown = number == 2 }
              .navigationDestination(
                isPresented: number == 2 ? $isShown : .constant(false)
              ) { Text(verbatim: "shown") }
          }
        }
      }
    }
    let tester = ViewTester(Flags())
    tester.press("Show 2")
    #expect(tester.fresh.contains("shown"))
  }

  @Test("Of destinations for one type, that of the screen nearest to the root applies")
  func nearest() {
    let tester = ViewTester(Folders(), services: TreeServices(base: "/folders"))
    tester.press("In a")
    #expect(tester.fresh.contains("aa by a"))
    tester.press("In aa")
    #expect(tester.fresh.contains("aaa by a") && !tester.fresh.contains("aaa by aa"))
  }
}
