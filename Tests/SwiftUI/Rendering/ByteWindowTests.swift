// Long rows: a list stops at so many bytes as well as at so many rows.
import Testing

@testable import SwiftUI

@Observable private final class Shelf {
  var words: [String]
  var isOther = false

  init(_ count: Int, of bytes: Int) {
    words = (0..<count).map { "row \($0) " + String(repeating: "w", count: bytes) }
  }
}

private struct Rows: View {
  let shelf: Shelf

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
  private func elements(_ name: String, of stage: Stagehand) -> [Element] {
    func find(_ items: [Item]) -> [Element] {
      items.flatMap { item -> [Element] in
        switch item {
        case .node(let node): return find(node.items)
        case .element(let element):
          let names = element.attribute("class")?.split(separator: " ") ?? []
          let own = names.contains { $0 == name } ? [element] : []
          if case .items(let inner) = element.content { return own + find(inner) }
          return own
        }
      }
    }
    if case .items(let items) = stage.tree.root.content { return find(items) }
    return []
  }

  private func rows(_ stage: Stagehand) -> Int { elements("row", of: stage).count }

  /// The browser comes near the end of the first list that has one.
  private func near(_ stage: Stagehand) -> [PageOperation] {
    guard let more = elements("more", of: stage).first else { return [] }
    return stage.operations { stage.tree.handle("n", on: Int(more.id), value: .none) }
  }

  @Test("Rows of usual length are counted, not weighed")
  func usual() {
    let stage = Stagehand(Rows(shelf: Shelf(600, of: 900)))
    #expect(rows(stage) == 240)
    _ = near(stage)
    #expect(rows(stage) == 360)
  }

  @Test("Long rows end the first window and each step; the browser has what a new page would have")
  func long() {
    let stage = Stagehand(Rows(shelf: Shelf(100, of: 20_000)))
    var page = ReferencePage(stage.html)
    var shown = rows(stage)
    #expect(shown == 13)
    #expect(stage.html.utf8.count < LazyWindow.bytes)
    while shown < 100 {
      let operations = near(stage)
      page.apply(operations)
      #expect(page.html == stage.current)
      let now = rows(stage)
      #expect(now == min(100, shown + 13))
      guard now > shown else { return }
      shown = now
    }
    #expect(!stage.current.contains("data-n"))
  }

  @Test("A row that is too long by itself is shown, one for each step")
  func huge() {
    let stage = Stagehand(Rows(shelf: Shelf(4, of: 300_000)))
    #expect(rows(stage) == 1)
    for count in 2...4 {
      _ = near(stage)
      #expect(rows(stage) == count)
    }
    #expect(near(stage) == [])
  }

  @Test("Letters that HTML writes longer count as long as they are written")
  func escaped() {
    let shelf = Shelf(0, of: 0)
    shelf.words = (0..<100).map { String(repeating: "\"", count: 10_000) + "\($0)" }
    #expect(rows(Stagehand(Rows(shelf: shelf))) == 4)
  }

  @Test("Rows that grow are fewer; what is not about rows leaves them as they are")
  func growing() {
    let shelf = Shelf(30, of: 10)
    let stage = Stagehand(Rows(shelf: shelf))
    #expect(rows(stage) == 30)
    var page = ReferencePage(stage.html)
    page.apply(stage.operations { shelf.words = Shelf(30, of: 20_000).words })
    #expect(rows(stage) == 13)
    #expect(page.html == stage.current)
    _ = near(stage)
    #expect(rows(stage) == 26)
    #expect(stage.operations { shelf.isOther = true } == [.text(1, "true")])
    #expect(rows(stage) == 26)
  }

  @Test("A short list that a search narrows and widens shows all of its rows, a long one its first")
  func searched() {
    for (count, after) in [(200, 200), (300, 40)] {
      let shelf = Shelf(count, of: 10)
      let all = shelf.words
      let stage = Stagehand(Rows(shelf: shelf))
      _ = stage.operations { shelf.words = Array(all.prefix(3)) }
      #expect(rows(stage) == 3)
      _ = stage.operations { shelf.words = all }
      #expect(rows(stage) == after)
    }
  }

  @Test("A page sent whole after somebody came to the end still fits, and goes on from there")
  func whole() {
    let stage = Stagehand(Rows(shelf: Shelf(2_000, of: 1_000)))
    while rows(stage) < 2_000 { if near(stage).isEmpty { break } }
    #expect(rows(stage) == 2_000)
    let fresh = stage.fresh
    #expect(fresh.utf8.count > LazyWindow.wholeBytes - 2_000)
    #expect(fresh.utf8.count < LazyWindow.wholeBytes + 1_000)
    #expect(fresh == stage.fresh)
    let shown = rows(stage)
    #expect(!near(stage).isEmpty)
    #expect(rows(stage) == shown + LazyWindow.step)
  }

  @Test("Of several lists on a page the last, which lies on top, keeps its rows")
  func several() {
    struct Screens: View {
      let shelf: Shelf
      var body: some View {
        NavigationStack {
          Rows(shelf: shelf)
            .navigationDestination(for: Int.self) { _ in Rows(shelf: shelf) }
          NavigationLink("Open", value: 1)
        }
      }
    }
    let stage = Stagehand(Screens(shelf: Shelf(2_000, of: 2_000)))
    _ = near(stage)
    let below = rows(stage)
    _ = stage.press("Open")
    let top = rows(stage) - below
    #expect(top == 127)
    // Both fit; with another step beneath, they do not.
    _ = stage.fresh
    #expect(rows(stage) == below + top)
    _ = near(stage)
    #expect(rows(stage) > below + top)
    #expect(stage.fresh.utf8.count < LazyWindow.wholeBytes + 4_000)
    #expect(rows(stage) < below + top + 10)
    let pushed = elements("pushed", of: stage)[0].id
    #expect(elements("row", of: stage).suffix(top).allSatisfy { $0.id > pushed })
  }
}
