// Commands behind a view, buttons behind a row, and presses that are held.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct ContextMenuTests {
  @Test("A context menu is a hidden list of commands, and its button is no stop of its own")
  func menu() {
    let log = EventLog()
    let page = ViewTester(
      Text("Bread").contextMenu {
        Button("Copy") { log.add("copy") }
        Button("Delete", role: .destructive) { log.add("delete") }
      })
    #expect(page.tree.usedScripts.isSuperset(of: [.gestures, .commands]))
    #expect(
      page.html.contains(
        #"<button class="cm-b" type="button" aria-haspopup="menu" data-menu hidden></button>"#))
    #expect(page.elements.filter { $0.attribute("role") == "menuitem" }.count == 2)
    page.press("Delete")
    #expect(log.events == ["delete"])
  }

  @Test("A context menu with a preview is the same menu")
  func preview() {
    func page(_ view: some View) -> String { ViewTester(view).html }
    #expect(
      page(
        Text("Bread").contextMenu {
          Button("Copy") {}
        } preview: {
          Image(systemName: "star")
        }) == page(Text("Bread").contextMenu { Button("Copy") {} }))
  }

  @Test("Links, sharing and pasting are items of a menu, whatever the style of buttons around it")
  func otherItems() throws {
    struct Boxed: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.padding().background(.red)
      }
    }
    let address = try #require(URL(string: "https://example.org"))
    @ViewBuilder var items: some View {
      Button("Copy") {}
      Link("Open", destination: address)
      ShareLink(item: "Bread")
      NavigationLink("Show") { Text("Shown") }
      PasteButton(payloadType: String.self) { _ in }
    }
    func menuItems(_ view: some View) -> [Element] {
      ViewTester(NavigationStack { view }).elements.filter {
        $0.attribute("role") == "menuitem" && $0.isNamed("mi")
      }
    }
    #expect(menuItems(Text("Bread").contextMenu { items }).count == 5)
    #expect(menuItems(Menu("More") { items }).count == 5)
    let plain = menuItems(List { Text("Bread").contextMenu { items }.buttonStyle(.plain) })
    #expect(plain.count == 5)
    #expect(!plain.contains { $0.isNamed("plain") })
    let boxed = ViewTester(Text("Bread").contextMenu { items }.buttonStyle(Boxed()))
    #expect(boxed.html == ViewTester(Text("Bread").contextMenu { items }).html)
  }

  @Test("A context menu without commands leaves the view as it is")
  func noCommands() {
    let page = ViewTester(Text("Bread").contextMenu { if false { Button("Copy") {} } })
    #expect(!page.html.contains("data-cm"))
    #expect(!page.tree.usedScripts.contains(.gestures))
  }

  @Test("A disabled view has no context menu")
  func disabled() {
    let page = ViewTester(Text("Bread").contextMenu { Button("Copy") {} }.disabled(true))
    #expect(!page.html.contains("data-cm"))
  }

  @Test("Swipe actions are buttons behind their edge, of which a full swipe presses the first")
  func swipe() {
    let log = EventLog()
    let page = ViewTester(
      List {
        Text("Bread")
          .swipeActions {
            Button("Delete", role: .destructive) { log.add("delete") }
            Button("Flag") { log.add("flag") }
          }
          .swipeActions(edge: .leading, allowsFullSwipe: false) {
            Button("Pin") { log.add("pin") }
          }
      })
    #expect(page.tree.usedScripts.contains(.commands))
    #expect(names(in: "trail", of: page) == ["Delete", "Flag"])
    #expect(names(in: "acts-l", of: page) == ["Pin"])
    let taken = page.elements.filter { $0.attribute(.fullSwipe) != nil }
    #expect(taken.map { $0.isNamed("trail") } == [true])
    for name in ["Pin", "Delete", "Flag"] { page.press(name) }
    #expect(log.events == ["pin", "delete", "flag"])
  }

  private func names(in edge: String, of page: ViewTester) -> [String] {
    var names: [String] = []
    for actions in page.elements where actions.isNamed(edge) {
      actions.forEachElement { if let words = $0.ownText { names.append(words) } }
    }
    return names
  }

  @Test("Swipe actions do nothing outside of a list")
  func swipeElsewhere() {
    let page = ViewTester(Text("Bread").swipeActions { Button("Delete") {} })
    #expect(!page.html.contains("Delete"))
  }

  @Test("A held press runs the action, and its beginning and end are told where wanted")
  func longPress() {
    let log = EventLog()
    let page = ViewTester(
      Text("Hold").onLongPressGesture(minimumDuration: 1, maximumDistance: 20) {
        log.add("held")
      } onPressingChanged: {
        log.add($0 ? "down" : "up")
      })
    #expect(page.html.contains(#"data-h="1000 20 p""#))
    page.send(.hold, .flag(true), to: "Hold")
    page.send(.hold, to: "Hold")
    page.send(.hold, .flag(false), to: "Hold")
    #expect(log.events == ["down", "held", "up"])
  }

  @Test("A popover is a small sheet, and Escape ends it")
  func popover() {
    let page = ViewTester(PopoverScreen())
    let opened = page.press("Show")
    #expect(
      opened.contains {
        if case .insert(_, _, let html, _) = $0 { html.contains("dlg popover") } else { false }
      })
    let dialog = page.elements.first { $0.tag == .dialog }
    let closed = page.operations {
      page.tree.handle(.dismiss, on: Int(dialog?.id ?? -1), value: .none)
    }
    #expect(closed.contains { if case .remove = $0 { true } else { false } })
  }
}

private struct PopoverScreen: View {
  @State private var isShown = false
  var body: some View {
    Button("Show") { isShown = true }.popover(isPresented: $isShown) { Text("Here") }
  }
}
