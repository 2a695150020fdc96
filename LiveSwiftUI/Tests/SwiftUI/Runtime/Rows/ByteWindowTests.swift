// Long rows: a list stops at so many bytes as well as at so many rows.
import Testing

@testable import SwiftUI

@Observable private final class RowModel {
  var words: [String]
  var isOther = false

  init(_ count: Int, of bytes: Int) {
    words = (0..<count).map { "row \($0) " + String(repeating: "w", count: bytes) }
  }
}

private struct Rows: View {
  let shelf: RowModel

  var body: some View {
    Text(verbatim: "\(shelf.isOther)")
    List { ForEach(shelf.words, id: \.self) { Row(words: $0) } }
  }
}

private struct Row: View {
  let words: String
  var body: some View { Text(verbatim: words) }
}

@MainActor @Suite("Windows of bytes") struct ByteWindowTests {
  /// The elements with this name of the style sheet, in the order of the document.
  private func elements(_ name: String, of tester: ViewTester) -> [Element] {
    tester.elements.filter { element in
      element.attribute("class")?.split(separator: " ").contains { $0 == name } == true
    }
  }

  private func rows(_ tester: ViewTester) -> Int { elements("row", of: tester).count }

  /// The browser comes near the end of the first list that has one.
  private func near(_ tester: ViewTester) -> [PageOperation] {
    guard let more = elements("more", of: tester).first else { return [] }
    return tester.operations { tester.tree.handle(.near, on: Int(more.id), value: .none) }
  }

  @Test("Rows of usual length are counted, not weighed")
  func usual() {
    let tester = ViewTester(Rows(shelf: RowModel(600, of: 900)))
    #expect(rows(tester) == LazyWindow.initial)
    // Each step brings as many as there are, and at most 60.
    var counts: [Int] = []
    for _ in 1...4 {
      _ = near(tester)
      counts.append(rows(tester))
    }
    #expect(counts == [40, 80, 140, 200])
  }

  @Test("Long rows end the first window and each step; the browser has what a new page would have")
  func long() {
    let tester = ViewTester(Rows(shelf: RowModel(100, of: 20_000)))
    var page = ReferencePage(tester.html)
    var shown = rows(tester)
    #expect(shown == 13)
    #expect(tester.html.utf8.count < LazyWindow.bytes)
    while shown < 100 {
      let operations = near(tester)
      page.apply(operations)
      #expect(page.html == tester.current)
      let now = rows(tester)
      #expect(now == min(100, shown + 13))
      guard now > shown else { return }
      shown = now
    }
    #expect(!tester.current.contains("data-n"))
  }

  @Test("A row that is too long by itself is shown, one for each step")
  func huge() {
    let tester = ViewTester(Rows(shelf: RowModel(4, of: 300_000)))
    #expect(rows(tester) == 1)
    for count in 2...4 {
      _ = near(tester)
      #expect(rows(tester) == count)
    }
    #expect(near(tester) == [])
  }

  @Test("Letters that HTML writes longer count as long as they are written")
  func escaped() {
    let shelf = RowModel(0, of: 0)
    shelf.words = (0..<100).map { String(repeating: "\"", count: 10_000) + "\($0)" }
    #expect(rows(ViewTester(Rows(shelf: shelf))) == 4)
  }

  @Test("Rows that grow are fewer; what is not about rows leaves them as they are")
  func growing() {
    let shelf = RowModel(20, of: 10)
    let tester = ViewTester(Rows(shelf: shelf))
    #expect(rows(tester) == 20)
    var page = ReferencePage(tester.html)
    page.apply(tester.operations { shelf.words = RowModel(20, of: 20_000).words })
    #expect(rows(tester) == 13)
    #expect(page.html == tester.current)
    _ = near(tester)
    #expect(rows(tester) == 20)
    #expect(tester.operations { shelf.isOther = true } == [.text(1, "true")])
    #expect(rows(tester) == 20)
  }

  @Test("A short list that a search narrows and widens shows all of its rows, a long one its first")
  func searched() {
    for (count, after) in [(20, 20), (300, LazyWindow.initial)] {
      let shelf = RowModel(count, of: 10)
      let all = shelf.words
      let tester = ViewTester(Rows(shelf: shelf))
      _ = tester.operations { shelf.words = Array(all.prefix(3)) }
      #expect(rows(tester) == 3)
      _ = tester.operations { shelf.words = all }
      #expect(rows(tester) == after)
    }
  }

  @Test("A page sent whole after somebody came to the end still fits, and goes on from there")
  func whole() {
    let tester = ViewTester(Rows(shelf: RowModel(2_000, of: 1_000)))
    while rows(tester) < 2_000 { if near(tester).isEmpty { break } }
    #expect(rows(tester) == 2_000)
    let fresh = tester.fresh
    #expect(fresh.utf8.count > LazyWindow.wholeBytes - 2_000)
    #expect(fresh.utf8.count < LazyWindow.wholeBytes + 1_000)
    #expect(fresh == tester.fresh)
    let shown = rows(tester)
    #expect(!near(tester).isEmpty)
    #expect(rows(tester) == shown + LazyWindow.step)
  }

  @Test("Of several lists on a page the last, which lies on top, keeps its rows")
  func several() {
    struct Screens: View {
      let shelf: RowModel
      var body: some View {
        NavigationStack {
          Rows(shelf: shelf)
            .navigationDestination(for: Int.self) { _ in Rows(shelf: shelf) }
          NavigationLink("Open", value: 1)
        }
      }
    }
    let tester = ViewTester(Screens(shelf: RowModel(2_000, of: 14_000)))
    _ = near(tester)
    let below = rows(tester)
    tester.press("Open")
    let top = rows(tester) - below
    #expect(top == 18)
    // Both fit; with another step beneath, they do not.
    _ = tester.fresh
    #expect(rows(tester) == below + top)
    _ = near(tester)
    #expect(rows(tester) > below + top)
    #expect(tester.fresh.utf8.count < LazyWindow.wholeBytes + 20_000)
    #expect(rows(tester) < below + top + 10)
    let pushed = elements("pushed", of: tester)[0].id
    #expect(elements("row", of: tester).suffix(top).allSatisfy { $0.id > pushed })
  }
}
