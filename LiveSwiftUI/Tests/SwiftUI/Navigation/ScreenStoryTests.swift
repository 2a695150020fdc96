// What a person meets on pushed screens, as an engineer for iOS expects it.
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Stories of pushed screens") struct ScreenStoryTests {
  private func page(_ view: some View) throws -> TestPage { try TestPage(WindowGroup { view }) }

  @Test("A link with a value outside any stack is disabled")
  func outside() throws {
    let page = try page(NavigationLink("Go", value: 1))
    #expect(page.element("Go", role: "button")?.isEnabled == false)
  }

  @Test("A picker in a form is a link to its options, or an option a row")
  func pickers() throws {
    struct Order: View {
      @State private var size = "Small"
      @State private var milk = "None"

      var body: some View {
        NavigationStack {
          Form {
            Picker("Size", selection: $size) {
              ForEach(["Small", "Large"], id: \.self) { Text(verbatim: $0) }
            }
            .pickerStyle(.navigationLink)
            Picker("Milk", selection: $milk) {
              ForEach(["None", "Oat"], id: \.self) { Text(verbatim: $0) }
            }
            .pickerStyle(.inline)
          }
          .navigationTitle("Order")
        }
      }
    }
    let page = try page(Order())
    #expect(page.shows("Small") && !page.shows("Large"))
    page.tap("Size")
    #expect(page.location.title == "Size")
    page.choose("Large", in: "Size")
    #expect(page.location.title == "Order" && page.shows("Large") && !page.shows("Small"))
    #expect(page.shows("None") && page.shows("Oat"))
    page.choose("Oat", in: "Milk")
    #expect(page.html.contains(#"aria-checked="true" tabindex="0" data-v="1""#))
  }

  @Test("A link pushes in a sheet, in a tab and from a toolbar")
  func links() throws {
    struct Screen: View {
      @State private var isShown = false

      var body: some View {
        TabView {
          NavigationStack {
            Button("Open") { isShown = true }
              .navigationTitle("First")
              .toolbar {
                NavigationLink("From the Bar", destination: Text(verbatim: "bar screen"))
              }
              .sheet(isPresented: $isShown) {
                NavigationView {
                  NavigationLink("In the Sheet", destination: Text(verbatim: "sheet screen"))
                }
              }
          }
          .tabItem { Text(verbatim: "One") }
          NavigationStack {
            NavigationLink("In the Tab", destination: Text(verbatim: "tab screen"))
          }
          .tabItem { Text(verbatim: "Two") }
        }
      }
    }
    let page = try page(Screen())
    page.tap("From the Bar")
    #expect(page.shows("bar screen"))
    page.tap("Back to First")
    #expect(!page.shows("bar screen"))
    page.tap("Open")
    page.tap("In the Sheet")
    #expect(page.shows("sheet screen"))
    page.tap("Two")
    page.tap("In the Tab")
    #expect(page.shows("tab screen"))
  }

  @Test("A path of values of several types is pushed and cut as the app says")
  func mixedPath() throws {
    struct Screen: View {
      @State private var path = NavigationPath()

      var body: some View {
        NavigationStack(path: $path) {
          Button("Push Three") {
            path.append("a")
            path.append(7)
            path.append(Kind.last)
          }
          .navigationTitle("Root")
          .navigationDestination(for: String.self) { screen("text \($0)") }
          .navigationDestination(for: Int.self) { screen("number \($0)") }
          .navigationDestination(for: Kind.self) { screen("kind \($0)") }
        }
      }

      private func screen(_ name: String) -> some View {
        VStack {
          Text(verbatim: "\(name) of \(path.count)")
          Button("Two Back") { path.removeLast(2) }
          Button("Home") { path = NavigationPath() }
        }
        .navigationTitle(Text(verbatim: name))
      }
    }
    let page = try page(Screen())
    page.tap("Push Three")
    #expect(page.shows("kind last of 3") && page.location.path.count == 3)
    page.tap("Two Back")
    #expect(page.shows("text a of 1") && page.location.title == "text a")
    page.tap("Home")
    #expect(page.location.title == "Root" && page.location.path == [])
    // A number was read as a text after the browser's Back, because both are written alike.
    page.tap("Push Three")
    page.tree.go(to: TreeAddress(Array(page.location.path.prefix(2))))
    #expect(page.shows("number 7 of 2") && page.location.title == "number 7")
  }

  private enum Kind: Hashable { case last }

  @Test("Each form of dismiss pops the screen, or closes the sheet that it is in")
  func dismissal() throws {
    struct Root: View {
      var body: some View {
        NavigationStack {
          NavigationLink("Go", destination: Pushed()).navigationTitle("Root")
        }
      }
    }
    struct Pushed: View {
      @Environment(\.dismiss) private var dismiss
      @Environment(\.presentationMode) private var mode
      @State private var isShown = false

      var body: some View {
        VStack {
          Button("Leave") { dismiss() }
          Button("Leave as Before") { mode.wrappedValue.dismiss() }
          Button("Open") { isShown = true }
        }
        .navigationTitle("Pushed").navigationBarBackButtonHidden()
        .sheet(isPresented: $isShown) { Leaving() }
      }
    }
    struct Leaving: View {
      @Environment(\.dismiss) private var dismiss
      var body: some View { Button("Close") { dismiss() } }
    }
    let page = try page(Root())
    for way in ["Leave", "Leave as Before"] {
      page.tap("Go")
      #expect(page.location.title == "Pushed")
      #expect(!page.html.contains("data-back"))
      page.tap(way)
      #expect(page.location.title == "Root" && page.location.path == [])
    }
    page.tap("Go")
    page.tap("Open")
    page.tap("Close")
    #expect(page.sheet == nil && page.location.title == "Pushed")
  }

  @Test("Inside a tab view in a stack, the tab that is shown gives the title and the bar")
  func tabsInStack() throws {
    struct Screen: View {
      var body: some View {
        NavigationStack {
          TabView {
            tab("One", button: "Add")
            tab("Two", button: "Sort")
          }
        }
      }

      private func tab(_ name: String, button: String) -> some View {
        Text(verbatim: "content \(name)")
          .navigationTitle(Text(verbatim: "Title \(name)"))
          .toolbar { Button(button) {} }
          .tabItem { Text(verbatim: name) }
      }
    }
    let page = try page(Screen())
    func bar() -> [Bool] { [page.element("Add") != nil, page.element("Sort") != nil] }
    #expect(page.location.title == "Title One" && bar() == [true, false])
    page.tap("Two")
    #expect(page.location.title == "Title Two" && bar() == [false, true])
    // Bug: the tab that was shown last named the screen for good.
    page.tap("One")
    #expect(page.location.title == "Title One" && bar() == [true, false])
  }

  @Test("A stack on a pushed screen of another has its own way back, and dismiss leads out of it")
  func nested() throws {
    struct Inner: View {
      @Environment(\.dismiss) private var dismiss

      var body: some View {
        NavigationStack {
          VStack {
            NavigationLink("Deeper", destination: Text(verbatim: "deep").navigationTitle("Deep"))
            Button("Leave") { dismiss() }
          }
          .navigationTitle("Inner")
        }
      }
    }
    let page = try page(
      NavigationStack { NavigationLink("Go", destination: Inner()).navigationTitle("Outer") })
    page.tap("Go")
    page.tap("Deeper")
    #expect(page.shows("deep") && page.location.path.count == 2)
    page.tree.go(to: TreeAddress(Array(page.location.path.prefix(1))))
    #expect(!page.shows("deep") && page.location.path.count == 1)
    page.tap("Leave")
    #expect(page.location.path == [])
  }
}
