// What a value link does in a stack, in the columns of a split view, and elsewhere.
import Testing

@testable import SwiftUI

private struct Dish: Hashable, LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

private struct Step: Hashable, LosslessStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

/// A sidebar with a selection, and a stack in the detail column.
private struct Library: View {
  @State private var dish: Dish?
  @State private var path: [Step] = []
  var body: some View {
    NavigationSplitView {
      List(selection: $dish) {
        ForEach(["soup", "pie"], id: \.self) { NavigationLink($0, value: Dish($0)) }
        NavigationLink("Number", value: 7)
      }
      .navigationTitle(Text(verbatim: "Dishes"))
    } detail: {
      if let dish {
        NavigationStack(path: $path) {
          NavigationLink("Cook", value: Step("boil"))
            .navigationTitle(Text(verbatim: dish.description))
            .navigationDestination(for: Step.self) { step in
              Text(verbatim: "Step").navigationTitle(Text(verbatim: step.description))
            }
        }
        .id(dish)
      } else {
        Text(verbatim: "Choose a dish")
      }
    }
  }
}

/// A sidebar without a selection, whose links have a destination in the detail column.
private struct Drawers: View {
  var body: some View {
    NavigationSplitView {
      List(["soup", "pie"], id: \.self) { NavigationLink($0, value: Dish($0)) }
    } detail: {
      NavigationStack {
        Text(verbatim: "Root")
          .navigationDestination(for: Dish.self) { dish in
            Text(verbatim: "Dish").navigationTitle(Text(verbatim: dish.description))
          }
      }
    }
  }
}

/// A sidebar whose list comes later, as after loading.
private struct LateLibrary: View {
  @Observable final class Model {
    var isLoaded = false
  }

  let model: Model
  @State private var dish: Dish?

  var body: some View {
    NavigationSplitView {
      if model.isLoaded {
        List(selection: $dish) {
          ForEach(["soup", "pie"], id: \.self) { NavigationLink($0, value: Dish($0)) }
        }
      } else {
        Text("Loading…")
      }
    } detail: {
      Text(verbatim: dish.map { "Dish \($0)" } ?? "Choose a dish")
    }
  }
}

// By developer.apple.com/documentation/swiftui/navigationlink/init(value:label:).
@MainActor @Suite("Value links") struct ValueLinkTests {
  private let services = TreeServices(base: "/kitchen")

  private func link(_ name: String, in tester: ViewTester) -> Element? {
    tester.elements.first { element in
      element.isNamed("link")
        && (element.ownText == name || element.firstElement { $0.ownText == name } != nil)
    }
  }

  @Test("Outside a stack a link is disabled and does nothing")
  func outside() {
    let tester = ViewTester(NavigationLink("Soup", value: Dish("soup")), services: services)
    #expect(link("Soup", in: tester)?.attribute("disabled") == "")
    #expect(tester.press("Soup") == [])
    #expect(tester.tree.page.components == [])
  }

  @Test("Without a destination for its value a link of a stack does nothing")
  func noDestination() {
    let stack = NavigationStack {
      NavigationLink("Soup", value: Dish("soup"))
        .navigationDestination(for: Int.self) { _ in Text(verbatim: "Number") }
    }
    let tester = ViewTester(stack, services: services)
    #expect(link("Soup", in: tester)?.tag == .button)
    #expect(tester.press("Soup") == [])
  }

  @Test("A link that is drawn before its destination works once that is there")
  func laterDestination() {
    let stack = NavigationStack {
      VStack {
        NavigationLink("Soup", value: Dish("soup"))
        Text(verbatim: "Below").navigationDestination(for: Dish.self) { _ in EmptyView() }
      }
    }
    let tester = ViewTester(stack, services: services)
    #expect(link("Soup", in: tester)?.attribute("href") == "/kitchen/soup")
  }

  @Test("In a column without a stack, and without a selection of its type, a link does nothing")
  func column() {
    let tester = ViewTester(Library(), services: services)
    #expect(link("Number", in: tester)?.attribute("disabled") == "")
    let alone = ViewTester(
      NavigationSplitView {
        Text(verbatim: "People")
      } detail: {
        NavigationLink("Post", value: Dish("soup"))
          .navigationDestination(for: Dish.self) { _ in Text(verbatim: "Mood") }
      }, services: services)
    #expect(link("Post", in: alone)?.attribute("disabled") == "")
    #expect(alone.press("Post") == [])
  }

  @Test("In a list with selection a link chooses; the detail's stack pushes over its own root")
  func selection() {
    let tester = ViewTester(Library(), services: services)
    #expect(tester.html.contains("Choose a dish") && tester.tree.page.title == "Dishes")
    #expect(link("soup", in: tester)?.attribute("href") == "/kitchen/soup")
    tester.press("soup")
    #expect(tester.tree.page.title == "soup" && tester.tree.page.components == ["soup"])
    #expect(link("soup", in: tester)?.attribute("aria-current") == "page")
    #expect(link("pie", in: tester)?.attribute("aria-current") == nil)
    _ = tester.fresh
    #expect(link("Cook", in: tester)?.attribute("href") == "/kitchen/soup/boil")
    tester.press("Cook")
    #expect(tester.tree.page.title == "boil" && tester.tree.page.components == ["soup", "boil"])
    _ = tester.fresh
    tester.press("Back to soup")
    _ = tester.fresh
    tester.press("Back to Dishes")
    #expect(tester.tree.page.title == "Dishes" && tester.tree.page.components == [])
    #expect(tester.fresh.contains("Choose a dish"))
  }

  @Test(
    "An address leads to what is chosen and to the screens over it; a wrong one as far as it is")
  func addresses() {
    let tester = ViewTester(Library(), components: ["pie", "bake"], services: services)
    #expect(tester.tree.page.title == "bake" && tester.tree.page.components == ["pie", "bake"])
    _ = tester.operations { tester.tree.go(to: TreeAddress(["soup"])) }
    #expect(tester.tree.page.title == "soup" && tester.tree.page.components == ["soup"])
    _ = tester.operations { tester.tree.go(to: TreeAddress([])) }
    #expect(tester.tree.page.title == "Dishes")
  }

  @Test("An address stands until the list that can read it is loaded, and then leads there")
  func lateList() {
    let model = LateLibrary.Model()
    let tester = ViewTester(LateLibrary(model: model), components: ["pie"], services: services)
    #expect(tester.tree.page.components == ["pie"] && tester.html.contains("Choose a dish"))
    _ = tester.operations { model.isLoaded = true }
    #expect(tester.tree.page.components == ["pie"] && tester.fresh.contains("Dish pie"))
    #expect(link("pie", in: tester)?.attribute("aria-current") == "page")
  }

  @Test("A destination in a later column's stack is put over that stack's root, alone")
  func laterColumn() {
    let tester = ViewTester(Drawers(), services: services)
    tester.press("soup")
    _ = tester.fresh
    tester.press("pie")
    #expect(tester.tree.page.title == "pie" && tester.tree.page.components == ["pie"])
    #expect(tester.fresh.contains("Root"))
  }

  @Test("The chevron of links can be hidden, or shown where there is none by itself")
  func indicator() {
    func names(_ visibility: Visibility) -> [String]? {
      let tester = ViewTester(
        Library().navigationLinkIndicatorVisibility(visibility), services: services)
      return link("soup", in: tester)?.attribute("class")?.split(separator: " ").map(String.init)
        .filter { $0.hasSuffix("chev") }
    }
    #expect(names(.automatic) == [])
    #expect(names(.hidden) == ["nochev"])
    #expect(names(.visible) == ["chev"])
  }
}
