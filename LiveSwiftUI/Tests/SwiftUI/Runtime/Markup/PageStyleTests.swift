// Style rules when an app draws with a person's numbers: the shared table stays small.
import Testing

@testable import SwiftUI

@Suite("Style rules of a page", .serialized) @MainActor struct PageStyleTests {
  private struct Dragged: View {
    @State private var x = 0.0

    var body: some View {
      VStack {
        Button("Drag") { x += 1 }
        Text(verbatim: "here").offset(x: x, y: 3).opacity(x / 100_000).rotationEffect(.degrees(x))
        Text(verbatim: "painted").foregroundStyle(Color(red: x / 100_000, green: 0, blue: 0))
      }
    }
  }

  private struct Resized: View {
    @State private var width = 1_000.0

    var body: some View {
      VStack {
        Button("Widen") { width += 1 }
        Text(verbatim: "here").frame(width: width)
      }
    }
  }

  /// Bug: 75 seconds of dragging filled the table of all pages; nobody's new style applied until a
  /// restart, and each page grew from 1.4 to 327 KB.
  @Test("A view that is dragged adds no rule to the table; its style stands in its element")
  func dragged() {
    let tester = ViewTester(Dragged())
    let before = Rules.css.utf8.count
    var last: [PageOperation] = []
    for _ in 1...3_000 { last = tester.press("Drag") }
    #expect(Rules.css.utf8.count == before)
    let styles = last.compactMap { operation in
      if case .attribute(_, "data-c", let style?) = operation { style } else { nil }
    }
    #expect(styles.contains { $0.contains("translate:3000px 3px") }, "\(styles)")
    #expect(styles.contains { $0.contains("opacity:0.03") })
    #expect(styles.contains { $0.contains("rotate:3000deg") })
    #expect(tester.fresh.contains(/data-c="[^"]*\bcolor:rgb/))
  }

  @Test("A page adds no more rules than its share; what is new after that stands in its elements")
  func share() {
    let tester = ViewTester(Resized())
    let before = Rules.css.split(separator: "\n").count
    var last: [PageOperation] = []
    for _ in 1...2_000 { last = tester.press("Widen") }
    #expect(Rules.css.split(separator: "\n").count - before <= Rules.share)
    let styles = last.compactMap { operation in
      if case .attribute(_, "data-c", let style?) = operation { style } else { nil }
    }
    #expect(styles == ["width:3000px"])
    // Another page has a share of its own.
    #expect(
      ViewTester(Text(verbatim: "new").padding(77.125)).styled.contains("{padding:77.125px}"))
  }

  @Test("A browser gets the rules that its own page names, and each once")
  func ownRules() {
    _ = ViewTester(Text(verbatim: "other").padding(78.25))
    let tester = ViewTester(Text(verbatim: "mine").padding(79.25))
    _ = tester.tree.html()
    let rules = tester.tree.reconciler.styles.take() ?? ""
    #expect(rules.contains("{padding:79.25px}") && !rules.contains("{padding:78.25px}"))
    #expect(tester.tree.reconciler.styles.take() == nil)
  }

  @Test("A page without its script has the styles of single elements as rules")
  func withoutScript() {
    let tester = ViewTester(Text(verbatim: "here").offset(x: 16, y: 8))
    let page = tester.tree.wholePage()
    #expect(page.ownRules == "[data-c=\"translate:16px 8px\"]{translate:16px 8px}")
    #expect(page.text.contains("data-c=\"translate:16px 8px\""))
  }
}
