// Lists, sections, rows with identity, and rows that wait.
import Testing

@testable import SwiftUI

@Observable private final class Rows {
  var ids: [Int]
  init(_ ids: [Int]) { self.ids = ids }
}

private struct Column: View {
  let rows: Rows
  var body: some View { VStack { ForEach(rows.ids, id: \.self) { Text(verbatim: "\($0)") } } }
}

@MainActor @Suite("Rows") struct ListTests {
  @Test("A row inserted, moved and removed is one operation each")
  func edits() {
    let rows = Rows([1, 2, 3])
    let tester = ViewTester(Column(rows: rows))
    #expect(
      tester.operations { rows.ids = [1, 9, 2, 3] }
        == [.insert(parent: 1, before: 3, html: #"<span class="t">9</span>"#, first: 5)])
    #expect(tester.operations { rows.ids = [3, 1, 9, 2] } == [.move(parent: 1, 4, before: 2)])
    #expect(tester.operations { rows.ids = [3, 1, 2] } == [.remove(5)])
    #expect(
      tester.operations { rows.ids = [] }
        == [.remove(2), .remove(3), .remove(4)].sorted(by: [4, 2, 3]))
  }

  @Test("Rows with the same id are all shown, and one goes when one goes")
  func duplicates() {
    let rows = Rows([1, 1, 2])
    let tester = ViewTester(Column(rows: rows))
    #expect(tester.html.components(separatedBy: "<span").count == 4)
    #expect(tester.operations { rows.ids = [1, 2] }.count == 1)
  }

  @Test("A list is a list in HTML, its rows are items")
  func list() {
    let view = List {
      Text(verbatim: "a")
      Text(verbatim: "b").listRowSeparator(.hidden)
    }.listStyle(.plain)
    #expect(
      ViewTester(view).html
        == #"<ul class="rows plain gx gy" role="list"><li class="row gx"><span class="t">a</span>"#
        + #"</li><li class="row notop nobottom gx"><span class="t">b</span></li></ul>"#
    )
  }

  @Test("Sections have headings and lists of their own")
  func sections() {
    let view = List { Section("Head") { Text(verbatim: "a") } }
    #expect(
      ViewTester(view).html
        == #"<div class="secs inset gx gy"><section class="sec gx"><h2 class="sec-h">"#
        + #"<span class="t">Head</span></h2><ul class="rows gx" role="list"><li class="row gx">"#
        + #"<span class="t">a</span></li></ul></section></div>"#
    )
  }

  @Test("A section that a binding expands has a button as its heading, which hides the rows")
  func expanded() {
    struct Screen: View {
      @State private var isOpen = true
      var body: some View {
        List { Section("Head", isExpanded: $isOpen) { Text(verbatim: "a") } }
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.html.contains(#"aria-expanded="true""#))
    #expect(tester.html.contains(#"<span class="t">a</span>"#))
    tester.press("Head")
    #expect(tester.fresh.contains(#"aria-expanded="false""#))
    #expect(!tester.fresh.contains(#"<span class="t">a</span>"#))
    tester.press("Head")
    #expect(tester.fresh.contains(#"<span class="t">a</span>"#))
  }

  @Test("Of 5,000 rows 20 are rendered, and 20 more when the browser comes near the end")
  func window() {
    let tester = ViewTester(List(0..<5_000) { Text(verbatim: "\($0)") })
    #expect(tester.html.components(separatedBy: "<li class=\"row").count - 1 == 20)
    let more = tester.numbers.last!
    let operations = tester.operations { tester.tree.handle(.near, on: Int(more), value: .none) }
    // The mark at the end is a new one each time, for a browser tells of each only once.
    guard operations.count == 2, case .remove(more) = operations[0],
      case .insert(_, before: 0, let html, _) = operations[1]
    else {
      Issue.record("\(operations)")
      return
    }
    #expect(html.components(separatedBy: "<li class=\"row").count - 1 == 20)
    // On paper it says how many rows stand above it.
    let mark = #"<li class="more" data-n aria-hidden="true" data-left="The first 40 of 5,000">"#
    #expect(html.hasSuffix(mark + "</li>"))
  }

  @Test(
    "A long list that a search cuts by half starts with 20 rows, and keeps the rows it shares"
  )
  func narrowed() {
    struct Found: View {
      @State private var step = 1
      var body: some View {
        Button("Search") { step *= 3 }
        List(Array(stride(from: 0, to: 5_000, by: step)), id: \.self) { Text(verbatim: "n\($0)") }
      }
    }
    let tester = ViewTester(Found())
    func rows() -> Int { tester.fresh.components(separatedBy: "<li class=\"row").count - 1 }
    #expect(rows() == 20)
    let first = tester.number(of: "n0")
    for _ in 1...3 {
      tester.press("Search")
      #expect(rows() == 20)
    }
    #expect(tester.number(of: "n0") == first)
    // Of 5,000 by 81 there are 62 rows.
    tester.press("Search")
    #expect(rows() == 20)
    tester.press("Search")
    #expect(rows() == 20)
    // By 729 there are seven.
    tester.press("Search")
    #expect(rows() == 7)
    #expect(tester.number(of: "n0") == first)
  }

  @Test("What a lazy row does as it appears waits until the row is near")
  func gate() {
    var seen: [Int] = []
    let tester = ViewTester(
      List(0..<3) { row in Text(verbatim: "\(row)").onAppear { seen.append(row) } })
    #expect(seen == [])
    _ = tester.operations { tester.tree.handle(.near, on: 4, value: .none) }
    #expect(seen == [1])
    _ = tester.operations { tester.tree.handle(.near, on: 4, value: .none) }
    #expect(seen == [1])
  }

  @Test("A condition that comes and goes leaves its neighbours alone")
  func condition() {
    struct Some: View {
      @State private var isShown = false
      var body: some View {
        VStack {
          Text(verbatim: "a")
          if isShown { Text(verbatim: "b") }
          Button("Turn") { isShown.toggle() }
        }
      }
    }
    let tester = ViewTester(Some())
    #expect(
      tester.press("Turn") == [
        .insert(parent: 1, before: 3, html: #"<span class="t">b</span>"#, first: 5)
      ])
    #expect(tester.press("Turn") == [.remove(5)])
  }
}

extension [PageOperation] {
  /// These removals in the order of `numbers`.
  fileprivate func sorted(by numbers: [Int32]) -> [PageOperation] { numbers.map { .remove($0) } }
}
