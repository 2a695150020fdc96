// The first of several views that fits, as the browser tells their sizes.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct FittingTests {
  /// Two lines of words, of which the first needs more room.
  private static func two(in axes: Axis.Set = [.horizontal, .vertical]) -> some View {
    ViewThatFits(in: axes) {
      Text("long words")
      Text("short")
    }
  }

  @Test("The first view is shown; the last is drawn only when it is needed")
  func first() {
    let page = ViewTester(Self.two())
    #expect(
      page.styled == """
        <div class="fit" data-g><div class="fit-c"><div class="fit-i" data-g>\
        <span class="t">long words</span></div></div>\
        <div class="fit-c fit-l" inert></div></div>
        """)
  }

  @Test("When the first does not fit into the room, the next one is shown")
  func next() {
    let page = ViewTester(Self.two())
    #expect(page.tell("100 20").isEmpty, "the room alone says nothing")
    #expect(page.tell("180 20", to: 1) != [])
    #expect(page.shown == ["short"])
    #expect(page.inert == ["long words"])
    #expect(page.tell("200 20") != [])
    #expect(page.shown == ["long words"])
  }

  @Test("A point more than there is does not count, because less is not told")
  func tolerance() {
    let page = ViewTester(Self.two())
    _ = page.tell("100 20")
    #expect(page.tell("100.9 20", to: 1).isEmpty)
  }

  @Test("Along an axis that is not asked for everything fits")
  func axes() {
    let across = ViewTester(Self.two(in: .horizontal))
    _ = across.tell("100 20")
    #expect(across.tell("90 400", to: 1).isEmpty)
    let down = ViewTester(Self.two(in: .vertical))
    _ = down.tell("100 20")
    #expect(down.tell("400 20", to: 1).isEmpty)
    #expect(down.tell("90 40", to: 1) != [])
    #expect(down.shown == ["short"])
    #expect(across.fresh.contains("fit fit-h") && down.fresh.contains("fit fit-v"))
  }

  @Test("The last is shown where none fits")
  func last() {
    let page = ViewTester(
      ViewThatFits {
        Text("one")
        Text("two")
        ForEach(["three"], id: \.self) { Text($0) }
      })
    _ = page.tell("10 20")
    _ = page.tell("30 20", to: 1)
    #expect(page.shown == ["one"], "the second is not measured yet")
    _ = page.tell("20 20", to: 2)
    #expect(page.shown == ["three"])
    _ = page.tell("21 20")
    #expect(page.shown == ["two"])
  }

  @Test("Before the browser has told anything the length of the words decides")
  func guess() {
    let words = Array(repeating: "words", count: 20).joined(separator: " ")
    #expect(
      ViewTester(
        ViewThatFits {
          Text(words)
          Text("short")
        }
      ).shown == ["short"])
    let row = ViewThatFits {
      HStack { ForEach(0..<9) { _ in Text("seven") } }
      VStack { ForEach(0..<9) { _ in Text("seven") } }
    }
    #expect(ViewTester(row).inert.count == 9)
    #expect(ViewTester(row.frame(width: 900, height: 90)).shown.count == 9)
    #expect(ViewTester(row.frame(width: 900, height: 90)).fresh.contains("fit-l"))
  }

  @Test("What is not shown does not appear, and keeps its state")
  func appearance() {
    let log = AppearanceLog()
    let page = ViewTester(
      ViewThatFits {
        Counting().onAppear { log.add("first") }.onDisappear { log.add("first gone") }
        Text("x").onAppear { log.add("second") }
      })
    #expect(log.words == ["first"])
    page.press("0")
    _ = page.tell("10 20")
    _ = page.tell("90 20", to: 1)
    #expect(Set(log.words) == ["first", "first gone", "second"])
    _ = page.tell("90 20")
    #expect(page.shown == ["1"])
  }

  @Test("A single view is shown without being measured")
  func single() {
    #expect(!ViewTester(ViewThatFits { Text("x") }).html.contains("data-g"))
    #expect(ViewTester(ViewThatFits { EmptyView() }).html == #"<div class="fit"></div>"#)
  }

  @Test("What is not shown hands no value up")
  func preferences() {
    let log = AppearanceLog()
    let page = ViewTester(
      ViewThatFits {
        Text("a").preference(key: Word.self, value: "a")
        Text("b").preference(key: Word.self, value: "b")
      }
      .onPreferenceChange(Word.self) { log.add($0) })
    _ = page.tell("10 20")
    _ = page.tell("90 20", to: 1)
    #expect(log.words == ["a", "b"])
  }
}

private struct Word: PreferenceKey {
  static let defaultValue = ""
  static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
}

private struct Counting: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 } }
}

@MainActor private final class AppearanceLog {
  private(set) var words: [String] = []
  func add(_ word: String) { words.append(word) }
}

extension ViewTester {
  /// Tells the size of a measured element: the room first, then the views in their order.
  fileprivate func tell(_ text: String, to index: Int = 0) -> [PageOperation] {
    let measured = elements.filter { $0.attribute("data-g") != nil }
    return operations { tree.handle(.size, on: Int(measured[index].id), value: .text(text)) }
  }

  /// The words that a person sees or hears.
  fileprivate var shown: [String] { words { $0.attribute("inert") == nil } }

  /// The words that are only measured.
  fileprivate var inert: [String] { words { $0.attribute("inert") != nil } }

  private func words(where isWanted: (Element) -> Bool) -> [String] {
    elements.filter { $0.isNamed("fit-c") && isWanted($0) }.flatMap { box in
      var words: [String] = []
      box.forEachElement { if let text = $0.ownText { words.append(text) } }
      return words
    }
  }
}
