// The browser's history: an entry for each pushed screen, whatever pushes it.
import Testing

@testable import SwiftUI

/// A value that no address can contain.
private enum Dish: Hashable {
  case soup, pie
  case step(Int)
}

private struct Meals: View {
  @State private var path: [Dish] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("Soup", value: Dish.soup)
        Button("Both") { path = [.pie, .step(2)] }
      }
      .navigationTitle(Text(verbatim: "Kitchen"))
      .navigationDestination(for: Dish.self) { dish in
        Button("Leave") { path.removeLast() }.navigationTitle(Text(verbatim: "\(dish)"))
      }
    }
  }
}

private struct SheetMeals: View {
  @State private var isOpen = false

  var body: some View {
    NavigationStack {
      Button("Open") { isOpen = true }.navigationTitle(Text(verbatim: "Kitchen"))
        .sheet(isPresented: $isOpen) {
          NavigationStack {
            NavigationLink("Soup", value: 1)
              .navigationDestination(for: Int.self) { _ in Button("Close") { isOpen = false } }
          }
        }
    }
  }
}

private struct Cupboard: View {
  @State private var dish: String?
  @State private var fault: String?

  var body: some View {
    NavigationStack {
      VStack {
        Button("Soup") { dish = "soup" }
        Button("Fail") { fault = "no gas" }
        Text(verbatim: "\(dish ?? "none") \(fault ?? "fine")")
      }
      .navigationTitle(Text(verbatim: "Cupboard"))
      .navigationDestination(item: $dish) { Text(verbatim: $0).navigationTitle(Text(verbatim: $0)) }
      .navigationDestination(
        isPresented: Binding(get: { fault != nil }, set: { if !$0 { fault = nil } })
      ) {
        Text(verbatim: "Ashes").navigationTitle(Text(verbatim: "Fault"))
      }
    }
  }
}

private struct Panels: View {
  enum Panel: Hashable { case inbox, sent }
  @State private var panel: Panel?

  var body: some View {
    NavigationSplitView {
      List(selection: $panel) {
        NavigationLink("Inbox", value: Panel.inbox)
        NavigationLink("Sent", value: Panel.sent)
      }
      .navigationTitle(Text(verbatim: "Mail"))
    } detail: {
      if let panel {
        NavigationStack {
          NavigationLink("Letter", value: Dish.step(1)).navigationTitle(Text(verbatim: "\(panel)"))
            .navigationDestination(for: Dish.self) { _ in
              Text(verbatim: "Dear").navigationTitle(Text(verbatim: "Letter"))
            }
        }
      }
    }
  }
}

private struct Door: View {
  @State private var isIn = true

  var body: some View {
    if isIn {
      NavigationStack {
        NavigationLink("Enter", value: 1)
          .navigationDestination(for: Int.self) { _ in Button("Sign Out") { isIn = false } }
      }
    } else {
      Text(verbatim: "Signed out")
    }
  }
}

@MainActor @Suite("History") struct HistoryTests {
  private func go(_ tester: ViewTester, _ components: [String]) {
    _ = tester.operations { tester.tree.go(to: TreeAddress(components)) }
  }

  private func title(_ tester: ViewTester) -> String { tester.tree.page.title }

  @Test("Back left the app from a screen whose value cannot be written; it pops the screen now")
  func plainValue() throws {
    let tester = ViewTester(Meals(), services: TreeServices(base: "/kitchen"))
    #expect(!tester.html.contains("<a "))
    tester.press("Soup")
    let name = try #require(tester.tree.page.components.first)
    #expect(title(tester) == "soup" && name.hasPrefix("~."))
    #expect(tester.tree.page.components.count == 1 && !tester.tree.page.isTypable)
    go(tester, [])
    #expect(title(tester) == "Kitchen" && tester.tree.page.components == [])
    // Forward.
    go(tester, [name])
    #expect(title(tester) == "soup" && tester.tree.page.components == [name])
    tester.press("Leave")
    #expect(title(tester) == "Kitchen" && tester.tree.page.components == [])
  }

  @Test("Two screens pushed at once are two entries; what they replaced is no longer known")
  func two() throws {
    let tester = ViewTester(Meals(), services: TreeServices(base: "/kitchen"))
    tester.press("Soup")
    let soup = try #require(tester.tree.page.components.first)
    tester.press("Leave")
    tester.press("Both")
    let names = tester.tree.page.components
    #expect(title(tester) == "step(2)" && names.count == 2 && !names.contains(soup))
    go(tester, Array(names.prefix(1)))
    #expect(title(tester) == "pie" && tester.tree.page.components == Array(names.prefix(1)))
    go(tester, [])
    go(tester, [soup])
    #expect(title(tester) == "Kitchen" && tester.tree.page.components == [])
    go(tester, names)
    #expect(title(tester) == "step(2)" && tester.tree.page.components == names)
  }

  @Test("A screen pushed inside a sheet has an entry; it goes with the sheet")
  func sheet() throws {
    let tester = ViewTester(SheetMeals(), services: TreeServices(base: "/kitchen"))
    tester.press("Open")
    #expect(tester.tree.page.components == [])
    tester.press("Soup")
    let name = try #require(tester.tree.page.components.first)
    #expect(name.hasPrefix("~~") && tester.tree.page.components.count == 1)
    #expect(tester.fresh.contains("Close"))
    go(tester, [])
    #expect(!tester.fresh.contains("Close") && tester.fresh.contains("<dialog"))
    go(tester, [name])
    #expect(tester.fresh.contains("Close"))
    tester.press("Close")
    #expect(!tester.fresh.contains("<dialog") && tester.tree.page.components == [])
    // Forward leads to nothing that is left, and does no harm.
    go(tester, [name])
    #expect(!tester.fresh.contains("<dialog") && title(tester) == "Kitchen")
  }

  @Test("Forward to the screen of an item shows the item again")
  func item() throws {
    let tester = ViewTester(Cupboard())
    tester.press("Soup")
    let components = tester.tree.page.components
    #expect(title(tester) == "soup" && components.count == 1)
    go(tester, [])
    #expect(title(tester) == "Cupboard" && tester.fresh.contains("none fine"))
    go(tester, components)
    #expect(title(tester) == "soup" && tester.fresh.contains("soup fine"))
  }

  @Test("Forward to the screen of a binding that only an app makes true leads nowhere")
  func fault() {
    let tester = ViewTester(Cupboard())
    tester.press("Fail")
    let components = tester.tree.page.components
    #expect(title(tester) == "Fault" && components.count == 1)
    go(tester, [])
    go(tester, components)
    #expect(title(tester) == "Cupboard" && tester.tree.page.components == [])
    #expect(tester.fresh.contains("none fine") && !tester.fresh.contains("Ashes"))
  }

  @Test("What is chosen in a sidebar has an entry, and so do the screens over it")
  func selection() {
    let tester = ViewTester(Panels(), services: TreeServices(base: "/mail"))
    tester.press("Sent")
    let chosen = tester.tree.page.components
    #expect(title(tester) == "sent" && chosen.map { $0.prefix(2) } == ["~."])
    tester.press("Letter")
    #expect(tester.tree.page.components.count == 2)
    #expect(tester.tree.page.components.prefix(1) == chosen[...])
    go(tester, chosen)
    #expect(title(tester) == "sent" && tester.tree.page.components == chosen)
    go(tester, [])
    #expect(title(tester) == "Mail" && tester.tree.page.components == [])
    go(tester, chosen)
    #expect(title(tester) == "sent")
  }

  @Test("A stack that is gone leaves no address behind")
  func gone() {
    let tester = ViewTester(Door(), services: TreeServices(base: "/door"))
    tester.press("Enter")
    #expect(tester.tree.page.components == ["1"])
    tester.press("Sign Out")
    #expect(tester.fresh.contains("Signed out") && tester.tree.page.components == [])
  }

  @Test("A name is read by nothing, whatever the app's values are")
  func names() {
    let stack = NavigationStack {
      Text(verbatim: "Root").navigationTitle(Text(verbatim: "Root"))
        .navigationDestination(for: String.self) {
          Text(verbatim: $0).navigationTitle(Text(verbatim: $0))
        }
    }
    #expect(title(ViewTester(stack, components: ["~.a1"])) == "Root")
    #expect(title(ViewTester(stack, components: ["~a1"])) == "~a1")
    #expect(
      ["", "..", "~.x", "~~x"].map { PathCodec.segment(for: AnyHashable($0)) } == [
        nil, nil, nil, nil,
      ])
    #expect(PathCodec.segment(for: AnyHashable("~2")) == "~2")
  }

  @Test("A deep path stays within what a server accepts")
  func deep() {
    let tester = ViewTester(Deep(), services: TreeServices(base: "/deep"))
    tester.press("Dive")
    let components = tester.tree.page.components
    #expect(components.count == 40)
    #expect(components.prefix(12) == (1...12).map(String.init)[...])
    #expect(components.dropFirst(12).allSatisfy(PathNames.isName))
    #expect(PageState.accepted(components[...]).count == 40)
    #expect(PageState.accepted((1...40).map(String.init)[...]).count == 16)
  }
}

private struct Deep: View {
  @State private var path: [Int] = []

  var body: some View {
    NavigationStack(path: $path) {
      Button("Dive") { path = Array(1...40) }
        .navigationDestination(for: Int.self) { Text(verbatim: "\($0)") }
    }
  }
}
