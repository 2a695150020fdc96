// What a person meets in sheets, covers and alerts, as an engineer for iOS expects it.
import SwiftUITesting
import Testing

@testable import SwiftUI

@MainActor @Suite("Stories of presented screens") struct PresentedScreenTests {
  private func page(_ view: some View) throws -> TestPage { try TestPage(WindowGroup { view }) }

  private struct Item: Identifiable {
    let id: Int
  }

  @Test("Another item gets a sheet of its own: its state, its height and its way out")
  func switched() throws {
    struct Screen: View {
      @State private var item: Item?

      var body: some View {
        Button("Open") { item = Item(id: 1) }
          .sheet(item: $item) { item in
            VStack {
              Counter(name: "sheet \(item.id)")
              Button("Next") { self.item = Item(id: item.id + 1) }
              if item.id == 1 {
                Text(verbatim: "kept").presentationDetents([.medium]).interactiveDismissDisabled()
              }
            }
          }
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      var body: some View { Button("\(name) count \(count)") { count += 1 } }
    }
    let page = try page(Screen())
    page.tap("Open")
    page.tap("sheet 1 count 0")
    #expect(page.shows("sheet 1 count 1") && page.sheet?.attribute("data-keep") == "")
    page.tap("Next")
    #expect(page.shows("sheet 2 count 0") && page.sheet?.attribute("data-keep") == nil)
  }

  @Test("A sheet is kept only as long as a view in it asks for that")
  func kept() throws {
    struct Draft: View {
      @State private var isChanged = false

      var body: some View {
        VStack {
          Button("Change") { isChanged.toggle() }
          if isChanged { Text(verbatim: "changed").interactiveDismissDisabled() }
        }
      }
    }
    let page = try page(Text(verbatim: "a").sheet(isPresented: .constant(true)) { Draft() })
    #expect(page.sheet?.attribute("data-keep") == nil)
    page.tap("Change")
    #expect(page.sheet?.attribute("data-keep") == "")
    // Bug: it stayed so.
    page.tap("Change")
    #expect(page.sheet?.attribute("data-keep") == nil)
  }

  @Test("A cover lies over a sheet; each of two sheets of one view opens and closes")
  func several() throws {
    struct Screen: View {
      @State private var isFirst = false
      @State private var isSecond = false
      @State private var isCovered = false

      var body: some View {
        VStack {
          Button("First") { isFirst = true }
          Button("Second") { isSecond = true }
        }
        .sheet(isPresented: $isFirst) {
          VStack {
            Button("Cover") { isCovered = true }
            Button("Close First") { isFirst = false }
          }
          .fullScreenCover(isPresented: $isCovered) { Button("Uncover") { isCovered = false } }
        }
        .sheet(isPresented: $isSecond) { Button("Close Second") { isSecond = false } }
      }
    }
    let page = try page(Screen())
    page.tap("First")
    page.tap("Cover")
    #expect(page.all("dialog").count == 2 && page.sheet?.isNamed("cover") == true)
    page.tap("Uncover")
    #expect(page.all("dialog").count == 1)
    page.tap("Close First")
    page.tap("Second")
    #expect(page.shows("Close Second"))
    page.tap("Close Second")
    #expect(!page.shows("Close Second"))
  }

  @Test("An alert opens from within a sheet, and a confirmation from a row")
  func questions() throws {
    struct Screen: View {
      @State private var isOpen = false
      @State private var doubts = false
      @State private var names = ["soup", "pie"]

      var body: some View {
        List {
          Button("Open") { isOpen = true }
          ForEach(names, id: \.self) { name in Row(name: name) { names.removeAll { $0 == name } } }
        }
        .sheet(isPresented: $isOpen) {
          Button("Doubt") { doubts = true }
            .alert("Sure?", isPresented: $doubts) { Button("Leave") { isOpen = false } }
        }
      }
    }
    struct Row: View {
      let name: String
      let delete: @MainActor () -> Void
      @State private var asks = false

      var body: some View {
        Button("Remove \(name)") { asks = true }
          .confirmationDialog("Remove?", isPresented: $asks) {
            Button("Remove for Good", role: .destructive, action: delete)
          }
      }
    }
    let page = try page(Screen())
    page.tap("Remove pie")
    #expect(page.alert?.name == "Remove?")
    page.tap("Remove for Good")
    #expect(page.alert == nil && page.shows("Remove soup") && !page.shows("Remove pie"))
    page.tap("Open")
    page.tap("Doubt")
    #expect(page.alert?.name == "Sure?")
    page.tap("Leave")
    #expect(page.alert == nil && page.sheet == nil)
  }

  @Test("A sheet opens in onAppear, and also from a screen that another one covers")
  func appearing() throws {
    struct Screen: View {
      @State private var isWelcome = false
      @State private var isNews = false

      var body: some View {
        NavigationStack {
          NavigationLink("Go", destination: Button("News") { isNews = true })
            .onAppear { isWelcome = true }
            .sheet(isPresented: $isWelcome) { Button("Start") { isWelcome = false } }
            .sheet(isPresented: $isNews) { Button("Read") { isNews = false } }
        }
      }
    }
    let page = try page(Screen())
    #expect(page.shows("Start"))
    page.tap("Start")
    page.tap("Go")
    page.tap("News")
    // Bug: the sheet was as hidden as the screen that presents it, and nothing could be pressed.
    #expect(page.shows("Read"))
    page.tap("Read")
    #expect(page.sheet == nil)
  }
}
