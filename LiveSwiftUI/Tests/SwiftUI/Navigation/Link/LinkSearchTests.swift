// Typed addresses of rows that are not drawn.
import Foundation
import Testing

@testable import SwiftUI

private enum Kind: String, Codable, Hashable, CaseIterable { case soup, pie }

private struct Dish: Hashable, Codable, Identifiable {
  let id: Int
  var kind = Kind.soup
}

/// Counts how often rows are made.
private final class Counter {
  var rows = 0

  func title(_ number: Int) -> String {
    rows += 1
    return "\(number)"
  }
}

@MainActor @Suite("Links of rows that are not drawn") struct LinkSearchTests {
  /// The title of the screen that a typed address leads to.
  private func title(_ view: some View, _ typed: String...) -> String {
    open(view, typed).tree.page.title
  }

  private func open(_ view: some View, _ typed: [String]) -> ViewTester {
    let tester = ViewTester(view, services: TreeServices(base: "/app"))
    _ = tester.operations { tester.tree.go(to: TreeAddress(typed, isOwn: false)) }
    return tester
  }

  private struct Stack<Rows: View>: View {
    @ViewBuilder let rows: Rows

    var body: some View {
      NavigationStack {
        rows.navigationTitle(Text(verbatim: "Rows"))
          .navigationDestination(for: Int.self) {
            Text("").navigationTitle(Text(verbatim: "Int \($0)"))
          }
          .navigationDestination(for: String.self) {
            Text("").navigationTitle(Text(verbatim: "String \($0)"))
          }
          .navigationDestination(for: Dish.self) {
            Text("").navigationTitle(Text(verbatim: "Dish \($0.id)"))
          }
      }
    }
  }

  @Test("Each of 1,000 rows is found, and nothing else, in every kind of lazy container")
  func containers() {
    let link = { (number: Int) in NavigationLink("\(number)", value: number) }
    let list = Stack { List(0..<1_000, id: \.self) { link($0) } }
    for number in stride(from: 37, to: 1_000, by: 37) {
      #expect(title(list, "\(number)") == "Int \(number)")
    }
    #expect(title(list, "1000") == "Rows")
    #expect(title(list, "-1") == "Rows")
    let stack = Stack { ScrollView { LazyVStack { ForEach(0..<300, id: \.self) { link($0) } } } }
    #expect(title(stack, "299") == "Int 299")
    let columns = [GridItem(), GridItem()]
    let grid = Stack {
      ScrollView { LazyVGrid(columns: columns) { ForEach(0..<300, id: \.self) { link($0) } } }
    }
    #expect(title(grid, "299") == "Int 299")
    let sections = Stack {
      List {
        ForEach(0..<50, id: \.self) { section in
          Section("\(section)") {
            ForEach((0..<60).map { section * 1_000 + $0 }, id: \.self) { link($0) }
          }
        }
      }
    }
    #expect(title(sections, "49059") == "Int 49059")
    #expect(title(sections, "50000") == "Rows")
  }

  @Test("A value is found by what it is, by its row's id, and by drawing the row's link")
  func values() {
    let words = (0..<500).map { "word \($0)" }
    #expect(
      title(Stack { List(words, id: \.self) { NavigationLink($0, value: $0) } }, "word 77")
        == "String word 77")
    let dishes = (0..<500).map { Dish(id: $0, kind: .pie) }
    let byValue = Stack { List(dishes) { NavigationLink("\($0.id)", value: $0) } }
    #expect(title(byValue, #"{"id":400,"kind":"pie"}"#) == "Dish 400")
    #expect(title(byValue, #"{"id":400,"kind":"soup"}"#) == "Rows")
    let byID = Stack { List(dishes) { NavigationLink("\($0.id)", value: $0.id) } }
    #expect(title(byID, "400") == "Int 400")
    let other = Stack { List(dishes) { NavigationLink("\($0.id)", value: "no. \($0.id)") } }
    #expect(title(other, "no. 400") == "String no. 400")
    #expect(title(other, "400") == "Rows")
  }

  @Test("Nothing is drawn for the rows that are looked through, and nothing appears")
  func quiet() {
    struct Noisy: View {
      let number: Int
      let log: EventLog
      @State private var isOn = false
      var body: some View {
        NavigationLink(value: "no. \(number)") { Text(verbatim: "label \(number)") }
          .onAppear { log.add("\(number)") }
          .onDisappear { log.add("-\(number)") }
      }
    }
    let log = EventLog()
    let view = Stack { List(0..<300, id: \.self) { Noisy(number: $0, log: log) } }
    let tester = ViewTester(view, services: TreeServices(base: "/app"))
    let nodes = tester.tree.nodeCount
    let operations = tester.operations {
      tester.tree.go(to: TreeAddress(["no. 300"], isOwn: false))
    }
    #expect(operations.isEmpty && tester.tree.nodeCount == nodes && log.events.isEmpty)
    #expect(tester.tree.isAddressMissing)
    _ = tester.operations { tester.tree.go(to: TreeAddress(["no. 299"], isOwn: false)) }
    #expect(tester.tree.page.title == "String no. 299" && !tester.tree.isAddressMissing)
    #expect(log.events.isEmpty)
  }

  @Test("A made-up address costs a bounded number of rows, and of one list's own values none")
  func bounded() {
    let counter = Counter()
    let odd = Stack {
      List(0..<50_000, id: \.self) { number in
        NavigationLink(counter.title(number), value: "no. \(number)")
      }
    }
    let tester = open(odd, ["no. 60000"])
    #expect(counter.rows <= LazyWindow.initial + LinkSearch.limit + 2)
    // Whatever else happens on the page, no more is looked for.
    counter.rows = 0
    for _ in 1...5 { _ = tester.operations { tester.tree.rootNode.markDirty() } }
    #expect(counter.rows <= 5 * (LazyWindow.initial + 2))
    let own = Stack {
      List(0..<50_000, id: \.self) { number in
        NavigationLink(counter.title(number), value: number)
      }
    }
    counter.rows = 0
    _ = open(own, ["60000"])
    #expect(counter.rows <= LazyWindow.initial + 2)
  }

  @Test("A list with a selection in a sidebar selects the row of a typed address")
  func selection() {
    struct Split: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(0..<300, id: \.self, selection: $chosen) { NavigationLink("\($0)", value: $0) }
        } detail: {
          Text(verbatim: "chosen \(chosen ?? -1)")
        }
      }
    }
    #expect(open(Split(), ["280"]).current.contains("chosen 280"))
    let missing = open(Split(), ["300"])
    #expect(missing.current.contains("chosen -1") && missing.tree.isAddressMissing)
  }

  @Observable final class LateRows {
    var rows: [Int] = []
    var title = "Rows"
  }

  private struct Later: View {
    let shelf: LateRows
    var body: some View {
      Stack {
        List {
          Button("Stay") {}
          NavigationLink("Elsewhere", value: "elsewhere")
          ForEach(shelf.rows, id: \.self) { NavigationLink("\($0)", value: $0) }
        }
      }
    }
  }

  @Test("A row that comes later is shown once it is there, whatever was pressed that stays here")
  func later() {
    let shelf = LateRows()
    let tester = open(Later(shelf: shelf), ["60"])
    #expect(tester.tree.page.title == "Rows" && tester.tree.isAddressAwaited)
    _ = tester.operations { shelf.rows = Array(0..<30) }
    #expect(tester.tree.page.title == "Rows" && tester.tree.isAddressMissing)
    tester.press("Stay")
    #expect(tester.tree.page.title == "Rows" && tester.tree.isAddressMissing)
    _ = tester.operations { shelf.rows = Array(0..<71) }
    #expect(tester.tree.page.title == "Int 60" && !tester.tree.isAddressMissing)
  }

  @Test("A press that leads to another screen gives up the address that was asked for")
  func elsewhere() {
    let shelf = LateRows()
    let tester = open(Later(shelf: shelf), ["60"])
    tester.press("Elsewhere")
    #expect(tester.tree.page.title == "String elsewhere" && !tester.tree.isAddressAwaited)
    _ = tester.operations { shelf.rows = Array(0..<71) }
    #expect(tester.tree.page.title == "String elsewhere" && !tester.tree.isAddressMissing)
  }
}
