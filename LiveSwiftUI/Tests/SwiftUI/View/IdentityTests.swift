// `id(_:)`: what goes and what comes when a view's identity changes.
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var id = 1
  var value = 0
  @ObservationIgnored var events: [String] = []
}

@Observable private final class Route {
  var path: [Int] = []
}

private struct Counter: View {
  @State private var count = 0
  var body: some View { Button("Count \(count)") { count += 1 } }
}

@MainActor @Suite("Identity") struct IdentityTests {
  @Test("A page that replaces another is inserted once, with its content")
  func replacedPage() {
    // Bug: the views of the page stay. Where they changed their children after the page's element
    // was replaced, and before a patch, the children were inserted a second time, after the removal
    // of elements that had gone with the page. Browsers asked for the whole page.
    struct Trees: View {
      @Bindable var route: Route
      private let names = ["Oak", "Elm", "Ash"]
      var body: some View {
        NavigationStack(path: $route.path) {
          Text("Trees").navigationDestination(for: Int.self) { index in
            VStack {
              Text(names[index])
              if index < 2 { Text("More") }
            }
            .navigationTitle("Tree")
          }
        }
      }
    }
    let route = Route()
    let tester = ViewTester(Trees(route: route))
    _ = tester.operations { route.path = [0] }
    route.path = [1]
    tester.tree.settle()
    let operations = tester.operations { route.path = [2] }
    let structural = operations.compactMap { operation in
      switch operation {
      case .remove: "remove"
      case .insert(_, _, let html, _): html.contains("Ash") ? "insert the page" : "insert"
      default: nil
      }
    }
    #expect(structural == ["remove", "insert the page"])
  }

  @Test("Another id is another element, and the same id changes nothing")
  func element() {
    struct Screen: View {
      let model: Model
      var body: some View { Text(verbatim: "\(model.value)").id(model.id) }
    }
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    #expect(tester.operations { model.value = 1 } == [.text(1, "1")])
    #expect(
      tester.operations { model.id = 2 } == [
        .remove(1), .insert(parent: 0, before: 0, html: #"<span class="t">1</span>"#, first: 2),
      ])
  }

  @Test("State is lost with the id")
  func state() {
    struct Screen: View {
      let model: Model
      var body: some View {
        VStack {
          Counter().id(model.id)
          Counter()
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    tester.press("Count 0")
    tester.press("Count 0")
    #expect(tester.fresh.matches(of: /Count 1/).count == 2)
    _ = tester.operations { model.id = 2 }
    #expect(tester.fresh.contains("Count 0") && tester.fresh.contains("Count 1"))
  }

  @Test("What has the old id disappears before what has the new one appears")
  func appearance() {
    struct Screen: View {
      let model: Model
      var body: some View {
        let id = model.id
        Text(verbatim: "a")
          .onAppear { model.events.append("\(id) appears") }
          .onDisappear { model.events.append("\(id) goes") }
          .id(id)
      }
    }
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    #expect(model.events == ["1 appears"])
    _ = tester.operations { model.id = 2 }
    #expect(model.events == ["1 appears", "1 goes", "2 appears"])
  }

  @Test("Under the rows of a list a view with an id appears when it comes near, for each id anew")
  func lazily() {
    struct Screen: View {
      let model: Model
      var body: some View {
        List {
          Section {
            ForEach(0..<model.id, id: \.self) { Text(verbatim: "row \($0)") }
            Text(verbatim: "more").onAppear { model.events.append("near") }.id(model.id)
          }
        }
      }
    }
    let model = Model()
    let tester = ViewTester(Screen(model: model))
    #expect(model.events == [])
    tester.send(.near, to: "more")
    tester.send(.near, to: "more")
    #expect(model.events == ["near"])
    _ = tester.operations { model.id = 3 }
    #expect(model.events == ["near"])
    tester.send(.near, to: "more")
    #expect(model.events == ["near", "near"])
  }
}
