// The bars of screens: titles, items, and what hides them.
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Stories of bars") struct BarStoryTests {
  private func page(_ view: some View) throws -> TestPage { try TestPage(WindowGroup { view }) }

  @Test("A title set deep inside follows its state, as text, as a name and as a binding")
  func titles() throws {
    struct Screen: View {
      @State private var count = 0
      @State private var name = "Draft"

      var body: some View {
        NavigationStack {
          VStack {
            HStack {
              Button("More") { count += 1 }.navigationTitle(Text(verbatim: "Count \(count)"))
            }
            NavigationLink(
              "Edit",
              destination: Button("Rename") { name = "Final" }.navigationTitle($name))
            NavigationLink(
              "Old",
              destination: Text(verbatim: "x").navigationBarTitle("Old Title", displayMode: .inline)
            )
          }
        }
      }
    }
    let page = try page(Screen())
    #expect(page.location.title == "Count 0" && page.heading == "Count 0")
    page.tap("More")
    #expect(page.location.title == "Count 1" && page.heading == "Count 1")
    page.tap("Edit")
    #expect(page.heading == "Draft")
    page.tap("Rename")
    #expect(page.location.title == "Final" && page.heading == "Final")
    page.tap("Back to Count 1")
    page.tap("Old")
    #expect(page.heading == "Old Title" && page.html.contains(#"<h1 class="inl""#))
  }

  @Test("The title of a screen is large or in the bar as that of the screen below")
  func inherited() throws {
    let deep = Text(verbatim: "x").navigationTitle("Deep")
    for mode in [NavigationBarItem.TitleDisplayMode.inline, .large] {
      let page = try page(
        NavigationStack {
          NavigationLink("Go", destination: deep).navigationTitle("Root")
            .navigationBarTitleDisplayMode(mode)
        })
      page.tap("Go")
      #expect(page.heading == "Deep")
      #expect(page.html.contains(#"<h1 class="big""#) == (mode == .large))
    }
  }

  @Test("What state hides of a bar comes back: the bar, the way back and its background")
  func hidden() throws {
    struct Pushed: View {
      @State private var isBare = false

      var body: some View {
        Button("Switch") { isBare.toggle() }
          .navigationTitle("Pushed")
          .navigationBarBackButtonHidden(isBare)
      }
    }
    struct Bare: View {
      @State private var isBare = false

      var body: some View {
        Button("Change") { isBare.toggle() }
          .navigationTitle("Bare")
          .toolbar(isBare ? .hidden : .automatic, for: .navigationBar)
          .toolbarBackground(isBare ? .automatic : .hidden, for: .navigationBar)
          .toolbarRole(.editor)
      }
    }
    let page = try page(
      NavigationStack {
        VStack {
          NavigationLink("Go", destination: Pushed())
          NavigationLink("To Bare", destination: Bare())
        }
        .navigationTitle("Root")
      })
    page.tap("Go")
    for isShown in [true, false, true] {
      #expect((page.element("Back to Root") != nil) == isShown)
      page.tap("Switch")
    }
    page.tap("Switch")
    page.tap("Back to Root")
    page.tap("To Bare")
    // Bug: a preference that state took back stayed.
    for isShown in [true, false, true] {
      #expect((page.element("Back to Root") != nil) == isShown)
      page.tap("Change")
    }
  }

  @Test("A search around a stack is on the stack's first screen")
  func searchAround() throws {
    struct Foods: View {
      @State private var text = ""

      var body: some View {
        NavigationStack {
          List(["Soup", "Stew"].filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
            NavigationLink(name) { Text(verbatim: "Broth") }
          }
          .navigationTitle("Foods")
        }
        .searchable(text: $text, prompt: "Find")
      }
    }
    let page = try page(Foods())
    page.type("St", in: "Find")
    #expect(page.shows("Stew") && !page.shows("Soup"))
    page.tap("Stew")
    #expect(page.element("Find") == nil)
  }

  @Test("The way back to a screen without a title is Back")
  func backWithoutTitle() throws {
    let page = try page(NavigationStack { NavigationLink("Go", destination: Text(verbatim: "x")) })
    page.tap("Go")
    page.tap("Back")
    #expect(page.element("Go") != nil)
  }

  @Test("A pushed screen may hide the tab bar")
  func tabBar() throws {
    let detail = Text(verbatim: "x").toolbar(.hidden, for: .tabBar).navigationTitle("Detail")
    let page = try page(
      TabView {
        NavigationStack { NavigationLink("Go", destination: detail).navigationTitle("Root") }
          .tabItem { Text(verbatim: "One") }
      })
    func isHidden() -> Bool {
      page.all { $0.isNamed("notabs") && !$0.isCovered }.count == 1
    }
    #expect(!isHidden())
    page.tap("Go")
    #expect(isHidden() && page.element("Back to Root") != nil)
    page.tap("Back to Root")
    #expect(!isHidden())
  }

  @Test("Each placement has its place: the middle, the bottom, and the bar of the keyboard")
  func placements() throws {
    let page = try page(
      NavigationStack {
        Text(verbatim: "content")
          .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
          .toolbar {
            ToolbarItem(placement: .principal) { Text(verbatim: "middle") }
            ToolbarItem(placement: .bottomBar) { Button("below") {} }
            ToolbarItem(placement: .status) { Text(verbatim: "up to date") }
            ToolbarItem(placement: .keyboard) { Button("ready") {} }
          }
      })
    let texts = page.texts
    #expect(
      texts.filter { ["middle", "content", "below", "up to date", "ready"].contains($0) } == [
        "middle", "content", "below", "up to date", "ready",
      ])
    #expect(page.heading == "Title" && page.html.contains("bottom keys"))
  }

  @Test("The edit button of a bar lets a person move and delete rows, and ends that")
  func editing() throws {
    struct Screen: View {
      @State private var names = ["a", "b", "c"]

      var body: some View {
        NavigationStack {
          List {
            ForEach(names, id: \.self) { Text(verbatim: $0) }
              .onDelete { names.remove(atOffsets: $0) }
              .onMove { names.move(fromOffsets: $0, toOffset: $1) }
          }
          .navigationTitle(Text(verbatim: names.joined()))
          .toolbar { EditButton() }
        }
      }
    }
    let page = try page(Screen())
    #expect(page.element("Move down") == nil)
    page.tap("Edit")
    page.tap("Move down")
    #expect(page.location.title == "bac")
    page.tap("Delete")
    #expect(page.location.title == "ac")
    page.tap("Done")
    #expect(page.element("Move down") == nil && page.element("Edit") != nil)
  }
}
