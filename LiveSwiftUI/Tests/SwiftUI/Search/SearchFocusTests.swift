// The focus of a search field, bound to a state of the app.
import SwiftUI
import Testing

@MainActor @Suite struct SearchFocusTests {
  private struct Finder: View {
    @FocusState private var isSearching: Bool
    @State private var text = ""
    var body: some View {
      NavigationStack {
        VStack {
          Button("Find") { isSearching = true }
          Text(verbatim: isSearching ? "searching" : "idle")
        }
        .navigationTitle("Foods")
        .searchable(text: $text)
        .searchFocused($isSearching)
      }
    }
  }

  @Test("Setting the state moves the focus to the search field, and leaving the field ends it")
  func focus() {
    let tester = ViewTester(Finder())
    let field = Int32(tester.number(of: "Search"))
    #expect(tester.fresh.contains("idle"))
    #expect(tester.press("Find").contains(.focus(field)))
    #expect(tester.fresh.contains("searching"))
    tester.send(.blur, to: "Search")
    #expect(tester.fresh.contains("idle"))
    tester.send(.focus, to: "Search")
    #expect(tester.fresh.contains("searching"))
  }

  @Test("A state of several values has that of the search field while it has the focus")
  func values() {
    enum Field { case name, search }
    struct Finder: View {
      @FocusState private var field: Field?
      @State private var text = ""
      var body: some View {
        NavigationStack {
          Text(verbatim: field == .search ? "searching" : "idle")
            .searchable(text: $text)
            .searchFocused($field, equals: .search)
        }
      }
    }
    let tester = ViewTester(Finder())
    tester.send(.focus, to: "Search")
    #expect(tester.fresh.contains("searching"))
    tester.send(.blur, to: "Search")
    #expect(tester.fresh.contains("idle"))
  }
}
