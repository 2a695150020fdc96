// What the views of a row read: a change renders those that read it, and none is missed.
import Testing

@testable import SwiftUI

@Observable @MainActor private final class Item: Identifiable {
  let id: Int
  var name = "item"
  var isLiked = false
  init(_ id: Int) { self.id = id }
}

/// How often which views were rendered.
@MainActor private final class Renderings {
  private var counts: [String: Int] = [:]

  func note(_ name: String) { counts[name, default: 0] += 1 }

  /// The counts since the last time.
  func take() -> [String: Int] {
    defer { counts = [:] }
    return counts
  }
}

private struct Row: View {
  let item: Item
  let renderings: Renderings

  var body: some View {
    renderings.note("row \(item.id)")
    return HStack {
      Text(verbatim: item.name)
      Heart(item: item, renderings: renderings)
    }
  }
}

private struct Heart: View {
  let item: Item
  let renderings: Renderings
  @State private var presses = 0

  var body: some View {
    renderings.note("heart \(item.id)")
    return Button("heart \(item.id) \(presses) \(item.isLiked)") { presses += 1 }
  }
}

@MainActor @Suite("What a row reads") struct RowTrackingTests {
  private let items = [Item(0), Item(1), Item(2)]
  private let renderings = Renderings()

  private func list() -> ViewTester {
    let tester = ViewTester(List(items) { Row(item: $0, renderings: self.renderings) })
    _ = renderings.take()
    return tester
  }

  @Test("A change renders the view that reads it, not its row and no other row")
  func oneRow() {
    let tester = list()
    for isLiked in [true, false, true] {
      #expect(tester.operations { items[1].isLiked = isLiked }.count == 1)
      #expect(renderings.take() == ["heart 1": 1])
    }
  }

  @Test("A view that changes by itself is rendered alone, and its row still follows its item")
  func alone() {
    let tester = list()
    #expect(tester.press("heart 1 0 false").count == 1)
    #expect(renderings.take() == ["heart 1": 1])
    #expect(tester.operations { items[1].name = "other" }.count == 1)
    #expect(renderings.take()["row 1"] == 1)
    #expect(tester.operations { items[1].isLiked = true }.count == 1)
    #expect(renderings.take()["heart 1"] == 1)
    #expect(tester.press("heart 1 1 true").count == 1)
    #expect(tester.operations { items[1].isLiked = false }.count == 1)
  }

  @Test("A row that is drawn anew for another reason goes on to follow its item")
  func redrawn() {
    struct Screen: View {
      let items: [Item]
      let renderings: Renderings
      @State private var title = "a"
      var body: some View {
        Button("Rename") { title += "a" }
        List(items) { item in
          Titled(title: title, item: item, renderings: renderings)
        }
      }
    }
    struct Titled: View {
      let title: String
      let item: Item
      let renderings: Renderings
      var body: some View {
        Text(verbatim: title + item.name)
        Heart(item: item, renderings: renderings)
      }
    }
    let tester = ViewTester(Screen(items: items, renderings: renderings))
    for number in 1...3 {
      #expect(tester.press("Rename").count == 3)
      _ = renderings.take()
      #expect(tester.operations { items[2].isLiked.toggle() }.count == 1)
      #expect(renderings.take() == ["heart 2": 1])
      #expect(tester.operations { items[2].name = "n\(number)" }.count == 1)
    }
  }

  @Test("Of rows within a row only the one that changed is rendered")
  func nested() {
    struct TitledRow: View {
      let items: [Item]
      let renderings: Renderings
      @State private var title = Item(9)
      var body: some View {
        renderings.note("outer row")
        return VStack {
          Text(verbatim: title.name)
          LazyHStack { ForEach(items) { Row(item: $0, renderings: renderings) } }
        }
      }
    }
    let inner = items
    let tester = ViewTester(List(0..<2) { _ in TitledRow(items: inner, renderings: renderings) })
    _ = renderings.take()
    for isLiked in [true, false] {
      #expect(tester.operations { items[1].isLiked = isLiked }.count == 2)
      #expect(renderings.take() == ["heart 1": 2])
    }
  }

  @Test("A view that read nothing at first is told once it reads something")
  func later() {
    struct Late: View {
      let item: Item
      @State private var isShown = false
      var body: some View {
        Button("Show") { isShown = true }
        if isShown { Text(verbatim: item.name) }
      }
    }
    for view in [AnyView(Late(item: items[0])), AnyView(List(0..<1) { _ in Late(item: items[0]) })]
    {
      let tester = ViewTester(view)
      #expect(tester.operations { items[0].name += "!" } == [])
      tester.press("Show")
      for _ in 1...3 { #expect(tester.operations { items[0].name += "?" }.count == 1) }
    }
  }

  @Test("A row that is gone follows nothing, and a row that comes again does")
  func gone() {
    struct Screen: View {
      let items: [Item]
      let renderings: Renderings
      @State private var count = 3
      var body: some View {
        Button("Fewer") { count = 1 }
        Button("More") { count = 3 }
        List(items.prefix(count)) { Row(item: $0, renderings: renderings) }
      }
    }
    let tester = ViewTester(Screen(items: items, renderings: renderings))
    tester.press("Fewer")
    _ = renderings.take()
    #expect(tester.operations { items[2].isLiked = true } == [])
    #expect(renderings.take() == [:])
    tester.press("More")
    _ = renderings.take()
    #expect(tester.operations { items[2].isLiked = false }.count == 1)
    #expect(renderings.take() == ["heart 2": 1])
  }
}
