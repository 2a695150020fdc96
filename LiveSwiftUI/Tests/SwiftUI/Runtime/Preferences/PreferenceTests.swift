// Preferences: what views hand up, in which order, and who acts on it.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct PreferenceTests {
  @Test("Values are joined in the order of the views, whatever stands between")
  func order() {
    let log = Log()
    _ = ViewTester(
      VStack {
        Text("a").preference(key: Names.self, value: ["a"])
        HStack {
          Wrapped(name: "b")
          Text("no value")
        }
        .background { Text("back").preference(key: Names.self, value: ["back"]) }
        ForEach(["c", "d"], id: \.self) { Wrapped(name: $0) }
      }
      .onPreferenceChange(Names.self) { log.add($0) })
    #expect(log.names == [["a", "b", "back", "c", "d"]])
  }

  @Test("A value goes on up past a reader, and an outer one takes the place of those within")
  func upwards() {
    let (inner, outer) = (Log(), Log())
    _ = ViewTester(
      VStack {
        Wrapped(name: "a").onPreferenceChange(Names.self) { inner.add($0) }
        VStack { Wrapped(name: "hidden") }.preference(key: Names.self, value: ["over"])
      }
      .onPreferenceChange(Names.self) { outer.add($0) })
    #expect(inner.names == [["a"]])
    #expect(outer.names == [["a", "over"]])
  }

  @Test("A value is changed on its way; the default where there is none")
  func transform() {
    let log = Log()
    _ = ViewTester(
      VStack {
        Wrapped(name: "a").transformPreference(Names.self) { $0.append("b") }
        Text("none").transformPreference(Names.self) { $0.append("c") }
      }
      .onPreferenceChange(Names.self) { log.add($0) })
    #expect(log.names == [["a", "b", "c"]])
  }

  @Test("Keys do not meet")
  func keys() {
    let log = Log()
    _ = ViewTester(
      VStack {
        Wrapped(name: "a")
        Text("3").preference(key: Most.self, value: 3)
      }
      .onPreferenceChange(Names.self) { log.add($0) }
      .onPreferenceChange(Most.self) { log.add(["\($0)"]) })
    #expect(Set(log.names) == [["a"], ["3"]])
  }

  @Test("An action runs again only when the value is another, and a view takes its value with it")
  func changes() {
    let log = Log()
    let page = ViewTester(Changing(log: log))
    #expect(log.names == [["1", "last"]])
    #expect(!page.press("Same").isEmpty)
    #expect(log.names.count == 1)
    page.press("More")
    #expect(log.names.last == ["1", "2", "last"])
    page.press("Less")
    #expect(log.names.last == ["1", "last"])
    page.press("Turn")
    #expect(log.names.last == ["last", "1"], "rows that change places without being drawn anew")
    page.press("None")
    #expect(log.names.last == [])
    #expect(log.names.count == 5)
  }

  @Test("A state that an action sets is drawn in the same turn")
  func state() {
    let page = ViewTester(Counted())
    #expect(page.html.contains(">1 names<"))
    #expect(page.press("More").contains(.text(Int32(page.number(of: "2 names")), "2 names")))
  }

  @Test("A value that changes whenever it is read is stopped, and the log says so")
  func endless() {
    var services = TreeServices()
    var said: [String] = []
    services.log = { said.append($0.text) }
    let page = ViewTester(Endless(), services: services)
    #expect(said == ["A preference changes whenever it is read; stopped after 8 times."])
    #expect(page.html.contains(">8<"))
  }

  @Test("A measured size goes up once the browser has told it, and no guess before")
  func measured() {
    let page = ViewTester(Measuring())
    #expect(page.html.contains("width -1"))
    #expect(page.tell("120 20").contains { $0.text == "width 120" })
    #expect(page.tell("121.5 20").contains { $0.text == "width 121" })
    #expect(page.tell("121.9 20").isEmpty)
  }

  @Test("A size that a frame says is known at once")
  func framed() {
    let log = Log()
    _ = ViewTester(
      GeometryReader { Color.red.preference(key: Most.self, value: Int($0.size.width)) }
        .frame(width: 70, height: 20)
        .onPreferenceChange(Most.self) { log.add(["\($0)"]) })
    #expect(log.names == [["70"]])
  }

  @Test("A layer is drawn for the value of the view that it lies over, and drawn anew with it")
  func layers() {
    let page = ViewTester(Layers())
    #expect(page.html.contains(">over 1<"))
    #expect(page.html.contains(">under 1<"))
    let texts = page.press("More").compactMap(\.text)
    #expect(Set(texts) == ["over 2", "under 2"])
  }

  @Test("A layer of values that cannot be compared is drawn once for each change")
  func uncomparable() {
    var services = TreeServices()
    var said: [String] = []
    services.log = { said.append($0.text) }
    let page = ViewTester(Uncomparable(), services: services)
    #expect(page.html.contains(">1 of it<"))
    #expect(page.press("More").compactMap(\.text) == ["2 of it"])
    #expect(said.isEmpty)
  }

  @Test("What a sheet holds hands nothing up to the screen beneath")
  func sheets() {
    let log = Log()
    _ = ViewTester(
      Wrapped(name: "a")
        .sheet(isPresented: .constant(true)) { Wrapped(name: "sheet") }
        .onPreferenceChange(Names.self) { log.add($0) })
    #expect(log.names == [["a"]])
  }

  @Test("A key of optional values has none as its default")
  func optional() {
    #expect(Choice.defaultValue == nil)
  }

  @Test("Readers and writers leave nothing behind")
  func lettingGo() {
    weak var model: Log?
    do {
      let log = Log()
      model = log
      let page = ViewTester(
        Wrapped(name: "a").onPreferenceChange(Names.self) { log.add($0) }
          .overlayPreferenceValue(Names.self) { Text($0.joined() + "\(log.names.count)") })
      page.tree.close()
    }
    #expect(model == nil)
  }
}

private struct Names: PreferenceKey {
  static let defaultValue: [String] = []
  static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
}

private struct Most: PreferenceKey {
  static let defaultValue = -1
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

private struct Choice: PreferenceKey {
  static func reduce(value: inout Int?, nextValue: () -> Int?) { value = value ?? nextValue() }
}

private struct Things: PreferenceKey {
  struct Thing { let object: any Sendable }
  static let defaultValue: [Thing] = []
  static func reduce(value: inout [Thing], nextValue: () -> [Thing]) { value += nextValue() }
}

@MainActor private final class Log {
  private(set) var names: [[String]] = []
  func add(_ value: [String]) { names.append(value) }
}

private struct Wrapped: View {
  let name: String
  var body: some View { Text(name).preference(key: Names.self, value: [name]) }
}

private struct Changing: View {
  let log: Log
  @State private var numbers = [1]
  @State private var presses = 0
  @State private var turned = false

  var body: some View {
    VStack {
      ForEach(turned ? ["last"] + words : words + (numbers.isEmpty ? [] : ["last"]), id: \.self) {
        Wrapped(name: $0)
      }
    }
    .onPreferenceChange(Names.self) { log.add($0) }
    Button("Same") { presses += 1 }
    Button("More") { numbers.append(numbers.count + 1) }
    Button("Less") { numbers.removeLast() }
    Button("Turn") { turned = true }
    Button("None") { (numbers, turned) = ([], false) }
    Text("\(presses)")
  }

  private var words: [String] { numbers.map(String.init) }
}

private struct Counted: View {
  @State private var shown = 1
  @State private var count = 0

  var body: some View {
    VStack { ForEach(0..<shown, id: \.self) { Wrapped(name: "n\($0)") } }
      .onPreferenceChange(Names.self) { count = $0.count }
    Text("\(count) names")
    Button("More") { shown += 1 }
  }
}

private struct Endless: View {
  @State private var count = 0
  var body: some View {
    Text("\(count)").preference(key: Most.self, value: count)
      .onPreferenceChange(Most.self) { count = $0 + 1 }
  }
}

private struct Measuring: View {
  @State private var width = -1
  var body: some View {
    Text("x")
      .background {
        GeometryReader { Color.clear.preference(key: Most.self, value: Int($0.size.width)) }
      }
      .onPreferenceChange(Most.self) { width = $0 }
    Text("width \(width)")
  }
}

private struct Layers: View {
  @State private var count = 1
  var body: some View {
    VStack { ForEach(0..<count, id: \.self) { Wrapped(name: "n\($0)") } }
      .overlayPreferenceValue(Names.self) { Text("over \($0.count)") }
      .backgroundPreferenceValue(Names.self, alignment: .top) { Text("under \($0.count)") }
    Button("More") { count += 1 }
  }
}

private struct Uncomparable: View {
  @State private var count = 1
  var body: some View {
    VStack {
      ForEach(0..<count, id: \.self) { _ in
        Text("x").preference(key: Things.self, value: [Things.Thing(object: "x")])
      }
    }
    .overlayPreferenceValue(Things.self) { Text("\($0.count) of it") }
    Button("More") { count += 1 }
  }
}

extension ViewTester {
  /// Tells the size of the first measured element, and returns what follows.
  fileprivate func tell(_ text: String) -> [PageOperation] {
    let element = elements.first { $0.attribute("data-g") != nil }
    return operations { tree.handle(.size, on: Int(element?.id ?? -1), value: .text(text)) }
  }
}

extension PageOperation {
  fileprivate var text: String? { if case .text(_, let text) = self { text } else { nil } }
}
