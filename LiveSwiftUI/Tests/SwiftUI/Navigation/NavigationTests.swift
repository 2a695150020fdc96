// Pushed screens, their addresses, bars and search fields.
import Testing

@testable import SwiftUI

private struct Dish: Hashable, Codable { let id: String }

private struct DishesScreen: View {
  @State private var term = ""
  var body: some View {
    NavigationStack {
      List(["soup", "pie/tart"], id: \.self) { name in NavigationLink(name, value: Dish(id: name)) }
        .navigationTitle(Text(verbatim: "Dishes"))
        .searchable(text: $term, prompt: Text(verbatim: "Find"))
        .toolbar { ToolbarItem { Button("Sort") {} } }
        .navigationDestination(for: Dish.self) { DishScreen(dish: $0) }
    }
  }
}

private struct DishScreen: View {
  let dish: Dish
  @Environment(\.dismiss) private var dismiss
  var body: some View {
    Button("Leave") { dismiss() }.navigationTitle(Text(verbatim: dish.id))
      .navigationBarTitleDisplayMode(.inline)
  }
}

private struct Library: View {
  @State private var dish: Dish?
  var body: some View {
    NavigationSplitView {
      List(selection: $dish) {
        ForEach(["soup", "pie"], id: \.self) { NavigationLink($0, value: Dish(id: $0)) }
      }
      .navigationTitle(Text(verbatim: "Dishes"))
    } detail: {
      if let dish { DishScreen(dish: dish) } else { Text(verbatim: "Choose a dish") }
    }
  }
}

private struct Pages: View {
  var body: some View {
    NavigationStack {
      Text(verbatim: "Content")
        .navigationTitle(Text(verbatim: "Pages"))
        .toolbar { ToolbarItem(placement: .bottomBar) { NavigationLink("Turn", value: 2) } }
        .navigationDestination(for: Int.self) { _ in
          Text(verbatim: "More").navigationBarBackButtonHidden()
        }
    }
  }
}

@MainActor @Suite("Navigation", .timeLimit(.minutes(10))) struct NavigationTests {
  private func tester(_ components: [String] = []) -> ViewTester {
    ViewTester(DishesScreen(), components: components, services: TreeServices(base: "/kitchen"))
  }

  @Test("A link has a real address; pressing it pushes a page that has it")
  func push() {
    let tester = tester()
    #expect(tester.html.contains(#"href="/kitchen/%7B%22id%22%3A%22soup%22%7D""#))
    #expect(tester.tree.page == facts("Dishes"))
    tester.press("soup")
    #expect(tester.tree.page == facts("soup", #"{"id":"soup"}"#))
    #expect(tester.fresh.contains(#"<section class="page gx gy" data-key="p0" inert>"#))
    #expect(tester.fresh.contains(#"aria-label="Back to Dishes""#))
  }

  @Test("Dismiss, the back button and the browser's own way all go back")
  func pop() {
    let ways: [(ViewTester) -> Void] = [
      { _ = $0.press("Leave") }, { _ = $0.press("Back to Dishes") },
      { tester in _ = tester.operations { tester.tree.go(to: TreeAddress([])) } },
    ]
    for way in ways {
      let tester = tester()
      tester.press("soup")
      way(tester)
      #expect(tester.tree.page == facts("Dishes"))
      #expect(!tester.fresh.contains("Leave") && !tester.fresh.contains("inert"))
    }
  }

  @Test("An address leads to its screen at once, a wrong one to the screens before it")
  func deepLink() {
    #expect(tester([#"{"id":"pie/tart"}"#]).tree.page == facts("pie/tart", #"{"id":"pie/tart"}"#))
    #expect(tester(["nonsense"]).tree.page == facts("Dishes"))
  }

  @Test(
    "Values become parts of an address and come back from them",
    arguments: ["plain", "a b", "a/b", "ä?#%", "{\"id\":1}", "..", "7"])
  func codec(text: String) {
    let component = PathCodec.component(for: AnyHashable(text))
    #expect(component == text)
    #expect(PathCodec.value(of: String.self, from: text) == AnyHashable(text))
    #expect(PathCodec.escaped(text).removingPercentEncoding == text)
    #expect(PathCodec.value(of: Int.self, from: "x7") == nil)
    #expect(
      PathCodec.value(of: Dish.self, from: #"{"id":"soup"}"#) == AnyHashable(Dish(id: "soup")))
  }

  @Test("The bar has title, buttons and the search field, which hears typing")
  func bar() {
    let tester = tester()
    #expect(tester.html.contains(#"<h1 class="big" tabindex="-1">Dishes</h1>"#))
    #expect(tester.html.contains(#"<input class="tf" type="search" name="Find""#))
    #expect(tester.html.contains("Sort"))
    #expect(tester.send(.input, .text("so"), to: "Find") == [])
    #expect(tester.fresh.contains(#"value="so""#))
  }

  @Test("The bar at the bottom stands after the content; a screen may leave the way back to itself")
  func bottomBar() throws {
    let tester = ViewTester(Pages(), services: TreeServices(base: "/pages"))
    let parts = tester.html.split(separator: ">Content<")
    #expect(!parts[0].contains("bottom"))
    #expect(parts[1].contains(#"</main><div class="bottom"><a class="link"#))
    tester.press("Turn")
    #expect(tester.tree.page.components == ["2"])
    #expect(!tester.fresh.contains("data-back"))
  }

  @Test("Pulling runs the refresh once and is busy until it is done")
  func refresh() async {
    actor Gate {
      private var waiting: CheckedContinuation<Void, Never>?
      var isWaiting: Bool { waiting != nil }
      func wait() async { await withCheckedContinuation { waiting = $0 } }
      func open() { waiting?.resume() }
    }
    let gate = Gate()
    let tester = ViewTester(
      NavigationStack { Text(verbatim: "a").refreshable { await gate.wait() } })
    let page = tester.numbers.first { tester.tree.element($0)?.tag == .section }!
    #expect(tester.html.contains(#"data-r aria-busy="false""#))
    let pulled = tester.operations { tester.tree.handle(.refresh, on: Int(page), value: .none) }
    #expect(pulled == [.attribute(page, "aria-busy", "true")])
    while await !gate.isWaiting, !Task.isCancelled { await Task.yield() }
    #expect(tester.operations { tester.tree.handle(.refresh, on: Int(page), value: .none) } == [])
    await gate.open()
    var settled: [PageOperation] = []
    while settled.isEmpty, !Task.isCancelled {
      await Task.yield()
      settled = tester.tree.flush()
    }
    #expect(settled == [.attribute(page, "aria-busy", "false")])
  }

  private func facts(_ title: String, _ components: String...) -> PageState {
    var facts = PageState()
    facts.title = title
    facts.components = components
    // A `Dish` is Codable, so anybody could invent one.
    facts.isTypable = components.isEmpty
    return facts
  }

  @Test("A split view shows its detail until something is chosen, and marks what is chosen")
  func split() {
    let tester = ViewTester(Library(), services: TreeServices(base: "/kitchen"))
    #expect(
      tester.html.contains(#"class="page pushed rest"#) && tester.html.contains("Choose a dish"))
    #expect(tester.html.contains(#"role="main""#) && !tester.html.contains("aria-current"))
    tester.press("soup")
    #expect(tester.tree.page == facts("soup", #"{"id":"soup"}"#))
    #expect(!tester.fresh.contains("Choose a dish") && !tester.fresh.contains("inert"))
    #expect(tester.fresh.contains("data-under") && tester.fresh.contains(#"role="navigation""#))
    #expect(tester.fresh.components(separatedBy: "aria-current").count == 2)
  }

  @Test("A link of the sidebar replaces the detail; going back chooses nothing")
  func splitReplaces() {
    let tester = ViewTester(Library(), services: TreeServices(base: "/kitchen"))
    tester.press("soup")
    tester.press("pie")
    #expect(tester.tree.page == facts("pie", #"{"id":"pie"}"#))
    #expect(tester.fresh.components(separatedBy: "<section").count == 3)
    tester.press("Back to Dishes")
    #expect(tester.tree.page == facts("Dishes"))
    #expect(!tester.fresh.contains("aria-current") && tester.fresh.contains("Choose a dish"))
  }
}
