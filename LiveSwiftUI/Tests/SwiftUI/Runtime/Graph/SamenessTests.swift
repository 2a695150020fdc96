// Which bodies run again: those whose view, environment or state changed, and no others.
import Foundation
import Testing

@testable import SwiftUI

/// Counts how often bodies run, by name.
@MainActor private final class Count {
  var runs: [String: Int] = [:]

  func note(_ name: String) { runs[name, default: 0] += 1 }

  /// The runs since the last call.
  func taken() -> [String: Int] {
    defer { runs = [:] }
    return runs
  }
}

@Observable private final class Words {
  var all: [String]
  var query = ""
  var isMarked = false

  init(_ all: [String]) { self.all = all }

  var found: [String] { all.filter { query.isEmpty || $0.contains(query) } }
}

@Observable private final class Fruit: Identifiable {
  let name: String
  var isLiked = false

  init(_ name: String) { self.name = name }
}

private struct Row: View {
  @Environment(\.locale) private var locale
  @State private var taps = 0
  let word: String
  let count: Count

  var body: some View {
    count.note(word)
    return HStack {
      Text(verbatim: "\(word) \(taps)").font(.headline).lineLimit(2)
      Button("Tap \(word)") { taps += 1 }
    }
    .padding(4)
  }
}

private struct Rows: View {
  let words: Words
  let count: Count

  var body: some View {
    VStack {
      Text(verbatim: words.isMarked ? "marked" : "plain")
      List {
        Section { ForEach(words.found, id: \.self) { Row(word: $0, count: count) } }
      }
    }
  }
}

@MainActor @Suite("Views that are the same") struct SamenessTests {
  private let names = ["apple", "banana", "cherry", "date"]

  @Test("A search renders no row that stays, and sends one operation a row that goes or comes")
  func search() {
    let (words, count) = (Words(names), Count())
    let tester = ViewTester(Rows(words: words, count: count))
    var page = ReferencePage(tester.html)
    #expect(count.taken().values.reduce(0, +) == 4)
    let gone = tester.operations { words.query = "a" }
    #expect(count.taken() == [:])
    #expect(gone.count == 1)
    page.apply(gone)
    let come = tester.operations { words.query = "" }
    #expect(count.taken() == ["cherry": 1])
    #expect(come.count == 1)
    page.apply(come)
    #expect(page.html == tester.current)
  }

  @Test("What stands beside a list renders no row, and a row's state renders that row alone")
  func beside() {
    let (words, count) = (Words(names), Count())
    let tester = ViewTester(Rows(words: words, count: count))
    _ = count.taken()
    #expect(tester.operations { words.isMarked = true } == [.text(words: "marked", of: tester)])
    #expect(count.taken() == [:])
    tester.press("Tap banana")
    #expect(count.taken() == ["banana": 1])
    _ = tester.operations { words.all.reverse() }
    #expect(count.taken() == [:])
    #expect(tester.fresh.contains("banana 1"))
  }

  @Test("Another locale renders every row; light, dark and out of sight only who reads them")
  func browser() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      let count: Count
      var body: some View {
        count.note("reader")
        return Text(verbatim: "\(scheme == .dark)")
      }
    }
    let (words, count) = (Words(names), Count())
    let tester = ViewTester(
      VStack {
        Rows(words: words, count: count)
        Reader(count: count)
        Reader(count: count).environment(\.colorScheme, .light)
      })
    _ = count.taken()
    #expect(tester.operations { tester.tree.update { $0.colorScheme = .dark } }.count == 1)
    #expect(count.taken() == ["reader": 1])
    #expect(tester.operations { tester.tree.update { $0.reduceMotion = true } } == [])
    #expect(tester.operations { tester.tree.update { $0.colorScheme = .dark } } == [])
    _ = count.taken()
    _ = tester.operations { tester.tree.update { $0.person.locale = Locale(identifier: "es") } }
    #expect(count.taken().count == 5)
  }

  @Test("A pushed screen renders no row of the list below it, and neither does the way back")
  func push() {
    struct Screen: View {
      @State private var path: [String] = []
      let words: Words
      let count: Count
      var body: some View {
        NavigationStack(path: $path) {
          List(words.found, id: \.self) { word in Linked(word: word, count: count) }
            .navigationDestination(for: String.self) { Text(verbatim: "page of \($0)") }
            .refreshable { await Task.yield() }
        }
      }
    }
    struct Linked: View {
      let word: String
      let count: Count
      var body: some View {
        count.note(word)
        return NavigationLink(value: word) { Text(verbatim: word) }
      }
    }
    let (words, count) = (Words(names), Count())
    let tester = ViewTester(Screen(words: words, count: count))
    _ = count.taken()
    tester.press("date")
    #expect(tester.fresh.contains("page of date"))
    #expect(tester.tree.page.components == ["date"])
    tester.tree.go(to: TreeAddress([]))
    _ = tester.tree.flush()
    #expect(!tester.fresh.contains("page of date"))
    #expect(count.taken() == [:])
    // The action of `refreshable` is another closure now, behind the one that the rows inherited.
    _ = tester.operations { words.all.append("elder") }
    #expect(count.taken() == ["elder": 1])
  }

  /// Bug: the action that ends a search was another one at each letter, so that every row below
  /// was drawn again; and a screen drew its rows twice when it opened.
  @Test("A screen with a search draws each row once, and at a letter none that stays")
  func searched() {
    struct Screen: View {
      @Bindable var words: Words
      let count: Count
      var body: some View {
        NavigationStack {
          List {
            Section { ForEach(words.found, id: \.self) { Row(word: $0, count: count) } }
          }
          .navigationTitle("Words")
          .searchable(text: $words.query)
          .refreshable { await Task.yield() }
        }
      }
    }
    let (words, count) = (Words(["apple", "pear"]), Count())
    let tester = ViewTester(Screen(words: words, count: count))
    #expect(count.taken() == ["apple": 1, "pear": 1])
    _ = tester.operations { words.query = "a" }
    #expect(tester.fresh.contains("pear"))
    #expect(count.taken() == [:])
  }

  @Test("A row with a menu, actions and a picker is drawn once; then only what reads a change")
  func menus() {
    struct Like: View {
      @Environment(\.locale) private var locale
      let place: String
      let fruit: Fruit
      let count: Count
      var body: some View {
        count.note("\(place) of \(fruit.name)")
        return Button(fruit.isLiked ? "Unlike" : "Like") { fruit.isLiked.toggle() }
      }
    }
    struct FruitRow: View {
      @State private var size = 1
      let fruit: Fruit
      let count: Count
      var body: some View {
        count.note(fruit.name)
        return Picker(fruit.name, selection: $size) {
          ForEach(1..<3) { Like(place: "size \($0)", fruit: fruit, count: count) }
        }
        .swipeActions { Like(place: "swipe", fruit: fruit, count: count) }
        .contextMenu { Like(place: "menu", fruit: fruit, count: count) }
        .accessibilityActions { Like(place: "action", fruit: fruit, count: count) }
      }
    }
    let (fruits, count) = ([Fruit("apple"), Fruit("pear")], Count())
    let tester = ViewTester(List(fruits) { FruitRow(fruit: $0, count: count) })
    let places = ["size 1 of ", "size 2 of ", "swipe of ", "menu of ", "action of "]
    func runs(_ places: [String], _ name: String) -> [String: Int] {
      Dictionary(uniqueKeysWithValues: places.map { ($0 + name, 1) })
    }
    let (apple, pear) = (runs(places + [""], "apple"), runs(places + [""], "pear"))
    #expect(count.taken() == apple.merging(pear) { $1 })
    _ = tester.operations { fruits[1].isLiked = true }
    #expect(count.taken() == runs(places, "pear"))
  }

  @Test("A row that contains rows is drawn once, and its rows one by one")
  func shelves() {
    struct RowOfRows: View {
      @Environment(\.locale) private var locale
      let words: Words
      let count: Count
      var body: some View {
        count.note(words.query)
        return ScrollView(.horizontal) {
          LazyHStack { ForEach(words.all, id: \.self) { Row(word: $0, count: count) } }
        }
      }
    }
    let (shelves, count) = ([Words(["a", "b"]), Words(["c", "d"])], Count())
    for (index, words) in shelves.enumerated() { words.query = "shelf \(index)" }
    let tester = ViewTester(
      ScrollView {
        LazyVStack {
          ForEach(0..<2, id: \.self) { RowOfRows(words: shelves[$0], count: count) }
        }
      })
    let once = ["a", "b", "c", "d", "shelf 0", "shelf 1"]
    #expect(count.taken() == Dictionary(uniqueKeysWithValues: once.map { ($0, 1) }))
    #expect(tester.press("Tap c").count == 1)
    #expect(count.taken() == ["c": 1])
  }

  @Test("Closures and bindings through closures are others each time; those to state are not")
  func fields() {
    struct Child: View {
      let name: String
      var text: Binding<String>?
      var action: (() -> Void)?
      let count: Count
      var body: some View {
        count.note(name)
        return Text(verbatim: name)
      }
    }
    struct Bound: View {
      @Binding var text: String
      @Binding var first: Character
      let count: Count
      var body: some View {
        count.note("bound")
        return Text(verbatim: text)
      }
    }
    struct Parent: View {
      @State private var title = "a"
      @State private var text = "b"
      let count: Count
      var body: some View {
        let shown = title
        Button(title) { title += "!" }
        Child(name: "plain", count: count)
        Child(name: "action", action: { _ = shown }, count: count)
        Child(
          name: "closures", text: Binding(get: { "" }, set: { _ in }), count: count)
        Bound(text: $text, first: $text.first, count: count)
        Button("Type") { text += "?" }
      }
    }
    let count = Count()
    let tester = ViewTester(Parent(count: count))
    _ = count.taken()
    tester.press("a")
    #expect(count.taken() == ["action": 1, "closures": 1])
    #expect(tester.press("Type").count == 1)
    #expect(count.taken() == ["bound": 1])
  }

  @Test("The same change of an environment gives the same values, and another change others")
  func environment() {
    let plain = EnvironmentValues()
    func limited(_ lines: Int) -> EnvironmentValues {
      var values = plain
      values.lineLimit = lines
      return values
    }
    let two = limited(2)
    #expect(limited(2).isSame(as: two))
    #expect(!limited(3).isSame(as: two))
    #expect(!plain.isSame(as: two))
    #expect(limited(3).lineLimit == 3)
    #expect(plain.lineLimit == nil)
  }
}

extension String {
  fileprivate var first: Character {
    get { self[startIndex] }
    set { replaceSubrange(startIndex...startIndex, with: [newValue]) }
  }
}

extension PageOperation {
  /// The new words of the first text.
  @MainActor fileprivate static func text(words: String, of tester: ViewTester) -> PageOperation {
    .text(Int32(tester.number(of: words)), words)
  }
}
