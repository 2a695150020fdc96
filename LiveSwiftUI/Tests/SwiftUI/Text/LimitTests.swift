// Long texts: no more is sent than its place can show.
import Testing

@testable import SwiftUI

@Observable private final class Model {
  var text = ""
}

@MainActor @Suite("Long texts") struct LimitTests {
  private let long = String(repeating: "long ", count: 800)

  /// The words of the first text on the page.
  private func words(_ view: some View) -> String {
    ReferencePage(ViewTester(view).html).root.children[0].text ?? ""
  }

  @Test("A text with a limit of lines is cut where they end; one without is sent whole")
  func lines() {
    let text = Text(verbatim: long)
    #expect(words(text) == long)
    #expect(words(text.lineLimit(nil)) == long)
    for lines in [1, 2, 7] {
      #expect(words(text.lineLimit(lines)) == long.prefix(512 * lines - 1) + "…")
    }
    #expect(words(text.lineLimit(8)) == long)
    #expect(words(text.lineLimit(.max)) == long)
    #expect(words(text.lineLimit(0)) == long.prefix(511) + "…")
  }

  @Test("A text of just so many letters stays, whatever bytes they take")
  func justFits() {
    for letter in ["a", "ж", "界", "😀"] {
      let text = String(repeating: letter, count: 512)
      #expect(words(Text(verbatim: text).lineLimit(1)) == text)
      #expect(
        words(Text(verbatim: text + letter).lineLimit(1))
          == String(repeating: letter, count: 511) + "…")
    }
  }

  @Test("It is cut between graphemes; one that is longer than the lines is cut within")
  func graphemes() {
    let family = "👨‍👩‍👧"
    #expect(
      words(Text(verbatim: String(repeating: family, count: 200)).lineLimit(1))
        == String(repeating: family, count: 102) + "…")
    let pile = "a" + String(repeating: "\u{301}", count: 5_000)
    #expect(words(Text(verbatim: pile).lineLimit(1)).unicodeScalars.count == 513)
  }

  @Test("What changes behind the cut is not told")
  func changes() {
    struct Screen: View {
      let model: Model
      var body: some View { Text(verbatim: model.text).lineLimit(2) }
    }
    let model = Model()
    model.text = long
    let tester = ViewTester(Screen(model: model))
    #expect(tester.operations { model.text += "and more" } == [])
    #expect(tester.operations { model.text = "short" } == [.text(1, "short")])
    #expect(
      tester.operations { model.text = long + long } == [.text(1, long.prefix(1_023) + "…")])
  }

  @Test("What a screen reader is told of a row is one line long; elsewhere it is whole")
  func said() {
    let view = HStack {
      Button("Press") {}.accessibilityLabel(long).accessibilityHint(long).accessibilityValue("v")
      Button(long, systemImage: "heart") {}.labelStyle(.iconOnly)
    }
    let cut = long.prefix(511) + "…"
    let alone = ViewTester(view).html
    #expect(alone.contains("aria-label=\"\(long)\" aria-description=\"\(long). v\""))
    #expect(alone.contains(" sr\">\(long)</span>"))
    let row = ViewTester(List { ForEach(1..<3) { _ in view } }).html
    #expect(row.contains("aria-label=\"\(cut)\" aria-description=\"\(cut). v\""))
    #expect(row.contains(" sr\">\(cut)</span>"))
    #expect(!row.contains(long))
  }

  @Test("An option is one line long, and an address stays short enough to be asked for")
  func options() {
    let picker = Picker("Number", selection: .constant(1)) { Text(verbatim: long).tag(1) }
    #expect(ViewTester(picker).html.contains(">\(long.prefix(511))…</option>"))
    let letters = String(repeating: "l", count: 1_025)
    let tester = ViewTester(
      NavigationStack {
        NavigationLink("Near", value: String(letters.dropLast()))
        NavigationLink("Far", value: letters)
          .navigationDestination(for: String.self) { Text(verbatim: "\($0.count) letters") }
      })
    #expect(tester.html.contains("href=\"/\(letters.dropLast())\""))
    #expect(!tester.html.contains(letters))
  }

  @Test("The way back names a long title by as much as a line shows")
  func back() {
    let tester = ViewTester(
      NavigationStack {
        NavigationLink("Open", value: 1).navigationTitle(long)
          .navigationDestination(for: Int.self) { Text(verbatim: "Place \($0)") }
      })
    tester.press("Open")
    #expect(tester.fresh.contains("aria-label=\"Back to \(long.prefix(511))…\""))
  }
}
