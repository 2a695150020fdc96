// Tabs that were shown stay in the page: their state, their appearances, their addresses. Pages.
import Testing

@testable import SwiftUI

private struct Counter: View {
  let name: String
  let log: EventLog
  @State private var count = 0
  var body: some View {
    Button("\(name) \(count)") { count += 1 }
      .onAppear { log.add("\(name) appears") }
      .onDisappear { log.add("\(name) disappears") }
  }
}

private struct Tabs: View {
  let log: EventLog
  @State private var chosen = "a"
  var body: some View {
    TabView(selection: $chosen) {
      NavigationStack {
        VStack {
          NavigationLink("Deeper", value: 7)
          Counter(name: "Left", log: log)
        }
        .navigationTitle("First")
        .navigationDestination(for: Int.self) { Text("Number \($0)").navigationTitle("Deep") }
      }
      .tabItem { Text(verbatim: "One") }
      .tag("a")
      NavigationStack { Counter(name: "Right", log: log).navigationTitle("Second") }
        .tabItem { Text(verbatim: "Two") }
        .tag("b")
      Counter(name: "Bare", log: log).tabItem { Text(verbatim: "Three") }.tag("c")
    }
  }
}

@MainActor @Suite("Tabs that are not shown") struct TabTests {
  private let log = EventLog()

  @Test("A tab that was shown keeps its state, hidden; one that was not is not made")
  func state() {
    let tester = ViewTester(Tabs(log: log))
    tester.press("Left 0")
    #expect(!tester.fresh.contains("Right"))
    tester.press("Two")
    #expect(tester.fresh.contains(#"<div class="tab-c gx gy" data-key="t0" inert><div"#))
    #expect(tester.fresh.contains(#"<div class="tab-c gx gy" data-key="t1"><div"#))
    tester.press("Right 0")
    tester.press("One")
    #expect(tester.fresh.contains("Left 1") && tester.fresh.contains("Right 1"))
    #expect(tester.fresh.contains(#"data-key="t0p0""#) && tester.fresh.contains(#""t1p0""#))
  }

  @Test("What is on a tab appears and disappears with it")
  func appearances() {
    let tester = ViewTester(Tabs(log: log))
    #expect(log.take() == ["Left appears"])
    tester.press("Two")
    #expect(Set(log.take()) == ["Left disappears", "Right appears"])
    tester.press("One")
    #expect(Set(log.take()) == ["Right disappears", "Left appears"])
    tester.press("Deeper")
    #expect(log.take() == ["Left disappears"])
    tester.press("Three")
    #expect(log.take() == ["Bare appears"])
    tester.press("One")
    #expect(log.take() == ["Bare disappears"])
  }

  @Test("Address and title are those of the tab that is shown")
  func address() {
    let tester = ViewTester(Tabs(log: log))
    tester.press("Deeper")
    #expect(tester.tree.page.components == ["7"] && tester.tree.page.title == "Deep")
    tester.press("Two")
    #expect(tester.tree.page.components == [] && tester.tree.page.title == "Second")
    tester.press("One")
    #expect(tester.tree.page.components == ["7"] && tester.tree.page.title == "Deep")
    tester.press("Three")
    #expect(tester.tree.page.components == [])
    _ = tester.operations { tester.tree.go(to: TreeAddress(["9"])) }
    #expect(!tester.fresh.contains("Number 9"))
    tester.press("One")
    _ = tester.operations { tester.tree.go(to: TreeAddress([])) }
    #expect(tester.tree.page.title == "First" && !tester.fresh.contains("Number 7"))
  }
}

@MainActor @Suite("Pages") struct PageTests {
  private struct Pages: View {
    @State var chosen = 20
    var index = PageTabViewStyle.IndexDisplayMode.automatic
    var count = 3
    var body: some View {
      VStack {
        TabView(selection: $chosen) {
          ForEach(1...count, id: \.self) { Text("Number \($0)").tag($0 * 10) }
        }
        .tabViewStyle(.page(indexDisplayMode: index))
        Button("To \(chosen)") { chosen = 10 }
      }
    }
  }

  private func scroller(_ tester: ViewTester) -> Element? {
    tester.elements.first { $0.attribute("data-at") != nil }
  }

  @Test("Each view is a page, the chosen one is in use, and there is a dot for each")
  func pages() {
    let tester = ViewTester(Pages(count: 2))
    #expect(
      tester.html.contains(
        """
        <div class="pages gx gy" data-at="1" tabindex="0" role="group" aria-label="Pages">\
        <div class="pg gx gy" inert><span class="t">Number 1</span></div>\
        <div class="pg gx gy"><span class="t">Number 2</span></div></div>\
        <div class="segs dots touched" role="radiogroup" aria-label="Pages" data-e="p">\
        <button class="seg" type="button" role="radio" aria-checked="false" tabindex="-1" \
        data-v="0">Page 1 of 2</button>
        """))
    #expect(tester.tree.usedScripts.contains(.gestures))
  }

  @Test("A page that the browser turned to is told, and not sent back to it")
  func turned() {
    let tester = ViewTester(Pages())
    let number = Int(scroller(tester)?.id ?? -1)
    let operations = tester.operations {
      tester.tree.handle(.pick, on: number, value: .text("2"))
    }
    #expect(tester.fresh.contains("To 30"))
    let names = operations.compactMap { operation in
      if case .attribute(_, let name, _) = operation { name } else { nil }
    }
    #expect(Set(names) == ["inert", "aria-checked", "tabindex"])
    let later = tester.operations {
      tester.tree.handle(.pick, on: number, value: .text("99"))
    }
    #expect(later == [])
  }

  @Test("A page that the app chooses is brought by the browser, and a dot chooses one")
  func chosen() {
    let tester = ViewTester(Pages())
    let number = scroller(tester)?.id ?? -1
    #expect(tester.press("To 20").contains(.attribute(number, "data-at", "0")))
    let dots = tester.elements.first { $0.attribute("role") == "radiogroup" }?.id ?? -1
    let operations = tester.operations {
      tester.tree.handle(.pick, on: Int(dots), value: .text("2"))
    }
    #expect(operations.contains(.attribute(number, "data-at", "2")))
    #expect(tester.fresh.contains("To 30"))
  }

  @Test("A selection that stays as it is brings the page back")
  func constant() {
    let tester = ViewTester(
      TabView(selection: .constant(1)) {
        Text(verbatim: "a").tag(1)
        Text(verbatim: "b").tag(2)
      }
      .tabViewStyle(.page))
    #expect(scroller(tester)?.attribute("data-at") == "0")
    let number = scroller(tester)?.id ?? -1
    let operations = tester.operations {
      tester.tree.handle(.pick, on: Int(number), value: .text("1"))
    }
    #expect(operations == [.attribute(number, "data-at", "0")])
  }

  @Test("Dots are there for more than one page, or as the app says; keys scroll in any case")
  func dots() {
    func has(_ part: String, _ view: Pages) -> Bool { ViewTester(view).html.contains(part) }
    #expect(!has("dots", Pages(count: 1)) && has("tabindex=\"0\" role=\"group\"", Pages(count: 1)))
    #expect(has("dots", Pages(index: .always, count: 1)))
    #expect(!has("dots", Pages(index: .never)))
  }

  @Test("Pages without a selection begin with the first and remember the last one")
  func own() {
    let tester = ViewTester(
      TabView {
        Text(verbatim: "a")
        Text(verbatim: "b")
      }
      .tabViewStyle(PageTabViewStyle()).indexViewStyle(.page(backgroundDisplayMode: .always)))
    #expect(tester.html.contains("segs dots backed"))
    tester.send(.pick, .text("1"), to: "Pages")
    #expect(scroller(tester)?.attribute("data-at") == "1")
  }
}
