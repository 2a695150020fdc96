// Rows far from those in sight: they are let go, and come back.
import Testing

@testable import SwiftUI

@Observable private final class Numbers {
  var all: [Int]
  init(_ count: Int) { all = Array(0..<count) }
}

private struct Rows: View {
  let numbers: Numbers
  var log: EventLog?

  var body: some View {
    List {
      Text(verbatim: "before")
      ForEach(numbers.all, id: \.self) { number in
        Row(number: number)
          .onAppear { log?.add("+\(number)") }.onDisappear { log?.add("-\(number)") }
      }
      Text(verbatim: "after")
    }
  }
}

private struct Row: View {
  let number: Int
  @State private var isLiked = false

  var body: some View {
    HStack {
      Text(verbatim: "row \(number)")
      Button("Like \(number)") { isLiked.toggle() }
      if isLiked { Text(verbatim: "liked \(number)") }
    }
  }
}

@MainActor @Suite("Rows far away") struct FarRowTests {
  private func numbers(_ tester: ViewTester) -> [Int] {
    tester.elements.compactMap { element in
      guard let text = element.ownText, text.hasPrefix("row ") else { return nil }
      return Int(text.dropFirst(4))
    }
  }

  private func mark(_ tester: ViewTester) -> Element? {
    tester.elements.first { $0.attribute("data-w") != nil }
  }

  /// The browser comes near the end of the rows.
  private func near(_ tester: ViewTester) -> [PageOperation] {
    guard
      let end = tester.elements.last(where: { $0.attribute("data-n") != nil && $0.isNamed("more") })
    else { return [] }
    return tester.operations { tester.tree.handle(.near, on: Int(end.id), value: .none) }
  }

  /// The browser reports the rows in sight.
  private func look(_ tester: ViewTester, at rows: Range<Int>) -> [PageOperation] {
    guard let mark = mark(tester) else { return [] }
    let text = "\(rows.lowerBound) \(rows.upperBound)"
    return tester.operations { tester.tree.handle(.scroll, on: Int(mark.id), value: .text(text)) }
  }

  @Test("Up to 200 rows a page is as ever; of more, those in sight are asked for")
  func short() {
    let tester = ViewTester(Rows(numbers: Numbers(300)))
    for count in [40, 80, 140, 200] {
      _ = near(tester)
      #expect(numbers(tester).count == count && mark(tester) == nil)
    }
    #expect(!tester.tree.usedScripts.contains(.rows))
    _ = near(tester)
    #expect(numbers(tester).count == 260)
    #expect(mark(tester)?.attribute("data-w") == "0 260 260")
    #expect(tester.tree.usedScripts.contains(.rows))
  }

  @Test("Scrolled to the end of 2,000 rows and back, a page has some 150 of them, in order")
  func bounded() {
    let tester = ViewTester(Rows(numbers: Numbers(2_000)))
    var page = ReferencePage(tester.html)
    var most = (rows: 0, nodes: 0, elements: 0)
    func check(_ operations: [PageOperation], shows rows: Range<Int>) {
      page.apply(operations)
      #expect(page.html == tester.current)
      let shown = numbers(tester)
      #expect(shown == Array((shown.first ?? 0)..<(shown.first ?? 0) + shown.count))
      #expect(Set(rows).isSubset(of: shown))
      most.rows = max(most.rows, shown.count)
      most.nodes = max(most.nodes, tester.tree.nodeCount)
      most.elements = max(most.elements, tester.elements.count)
    }
    var top = 0
    while top < 1_990 {
      if numbers(tester).last.map({ $0 < top + 30 }) == true { page.apply(near(tester)) }
      check(look(tester, at: top..<top + 10), shows: top..<min(top + 10, 2_000))
      top += 10
    }
    #expect(numbers(tester).last == 1_999)
    for top in stride(from: 1_990, through: 0, by: -10) {
      check(look(tester, at: top..<top + 10), shows: top..<top + 10)
    }
    #expect(numbers(tester).first == 0)
    #expect(most.rows <= 260 && most.nodes < 2_500 && most.elements < 2_500)
    #expect(tester.current.contains("before") && tester.current.contains("after"))
  }

  @Test("Rows that were seen are there at once where the scrollbar is dragged to")
  func jump() {
    let tester = ViewTester(Rows(numbers: Numbers(1_000)))
    while numbers(tester).count < 1_000 { if near(tester).isEmpty { break } }
    var page = ReferencePage(tester.fresh)
    for rows in [980..<990, 500..<512, 3..<14, 700..<711] {
      page.apply(look(tester, at: rows))
      #expect(page.html == tester.current)
      #expect(
        numbers(tester) == Array(max(0, rows.lowerBound - 40)..<min(1_000, rows.upperBound + 40)))
    }
    #expect(mark(tester)?.attribute("data-w") == "660 751 1000")
  }

  @Test("A report of rows that there are not, or of no rows, changes nothing that matters")
  func hostile() {
    let tester = ViewTester(Rows(numbers: Numbers(300)))
    for _ in 1...5 { _ = near(tester) }
    for text in ["", "x y", "5", "9 3", "-5 2", "1 2 3", "99999999999999999999 1", "1e3 2e3"] {
      guard let mark = mark(tester) else { break }
      _ = tester.operations {
        tester.tree.handle(.scroll, on: Int(mark.id), value: .text(text))
      }
      #expect(!numbers(tester).isEmpty)
    }
    _ = look(tester, at: 9_000_000..<9_000_001)
    #expect(numbers(tester).last == 259)
    _ = look(tester, at: 0..<9_000_001)
    #expect(numbers(tester).first == 0)
  }

  @Test("Rows that are let go disappear, and appear again once they are near")
  func lifecycle() {
    let log = EventLog()
    let tester = ViewTester(Rows(numbers: Numbers(400), log: log))
    while numbers(tester).count < 260 { if near(tester).isEmpty { break } }
    func appear() {
      let id = tester.elements.first {
        $0.isNamed("row") && $0.firstElement { $0.ownText == "row 7" } != nil
      }?.id
      _ = tester.operations { tester.tree.handle(.near, on: Int(id ?? -1), value: .none) }
    }
    appear()
    #expect(log.events == ["+7"])
    _ = look(tester, at: 150..<160)
    #expect(log.events == ["+7", "-7"])
    _ = look(tester, at: 0..<10)
    #expect(log.events == ["+7", "-7"])
    appear()
    #expect(log.events == ["+7", "-7", "+7"])
  }

  @Test("A row that comes back has the state that it had")
  func state() {
    let tester = ViewTester(Rows(numbers: Numbers(400)))
    while numbers(tester).count < 260 { if near(tester).isEmpty { break } }
    tester.press("Like 3")
    #expect(tester.current.contains("liked 3"))
    for _ in 1...2 {
      _ = look(tester, at: 150..<160)
      #expect(!tester.current.contains("liked 3"))
      _ = look(tester, at: 0..<10)
      #expect(tester.current.contains("liked 3"))
    }
    tester.press("Like 3")
    #expect(!tester.current.contains("liked 3"))
  }

  @Test("A search that cuts a list starts at its top, however far somebody had scrolled")
  func search() {
    let model = Numbers(1_000)
    let tester = ViewTester(Rows(numbers: model))
    while numbers(tester).count < 400 { if near(tester).isEmpty { break } }
    var page = ReferencePage(tester.fresh)
    page.apply(look(tester, at: 300..<310))
    page.apply(tester.operations { model.all = Array(0..<30) })
    #expect(numbers(tester) == Array(0..<20))
    page.apply(tester.operations { model.all = Array(0..<1_000) })
    #expect(numbers(tester) == Array(0..<20))
    #expect(page.html == tester.current)
  }

  @Test("A row added or removed above those that are shown moves them by one")
  func edits() {
    let model = Numbers(1_000)
    let tester = ViewTester(Rows(numbers: model))
    while numbers(tester).count < 400 { if near(tester).isEmpty { break } }
    var page = ReferencePage(tester.fresh)
    page.apply(look(tester, at: 300..<310))
    let shown = numbers(tester)
    page.apply(tester.operations { model.all.remove(at: 0) })
    #expect(numbers(tester) == shown.map { $0 + 1 })
    page.apply(tester.operations { model.all.insert(0, at: 0) })
    #expect(numbers(tester) == shown)
    #expect(page.html == tester.current)
  }

  @Test("Rows of 20,000 bytes come back in steps of bytes")
  func heavy() {
    struct Heavy: View {
      var body: some View {
        List(0..<400, id: \.self) { number in
          VStack {
            Text(verbatim: "row \(number)")
            Text(verbatim: String(repeating: "w", count: 20_000))
          }
        }
      }
    }
    let tester = ViewTester(Heavy())
    while (numbers(tester).last ?? 0) < 210 { if near(tester).isEmpty { break } }
    var page = ReferencePage(tester.fresh)
    // The page that was sent whole has fewer.
    page.apply(look(tester, at: 30..<33))
    for _ in 1...20 { page.apply(near(tester)) }
    page.apply(look(tester, at: 120..<123))
    #expect(numbers(tester).first == 80)
    var counts: [Int] = []
    while numbers(tester).first != 0, counts.count < 12 {
      let before = numbers(tester).first ?? 0
      page.apply(look(tester, at: 0..<max(3, before + 1)))
      counts.append(before - (numbers(tester).first ?? 0))
    }
    #expect(counts.allSatisfy { $0 <= 13 } && counts.reduce(0, +) == 80)
    #expect(page.html == tester.current)
  }

  @Test("Scrolling to a row that was let go brings it back")
  func revealed() {
    struct Reader: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Top") { proxy.scrollTo(4) }
          List(0..<1_000, id: \.self) { Text(verbatim: "row \($0)") }
        }
      }
    }
    let tester = ViewTester(Reader())
    while numbers(tester).count < 400 { if near(tester).isEmpty { break } }
    _ = look(tester, at: 300..<310)
    #expect(numbers(tester).first == 260)
    tester.press("Top")
    #expect(numbers(tester).first == 0)
    #expect(tester.elements.contains { $0.attribute("data-to") != nil })
  }

  @Test("Rows side by side are only added")
  func across() {
    struct EditedRows: View {
      var body: some View {
        ScrollView(.horizontal) {
          LazyHStack { ForEach(0..<300, id: \.self) { Text(verbatim: "row \($0)") } }
        }
      }
    }
    let tester = ViewTester(EditedRows())
    for _ in 1...4 { _ = near(tester) }
    #expect(numbers(tester).count == 200 && mark(tester) == nil)
  }
}
