// What is typed and what the app writes, in one text; and values that are shown as text.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Typing") struct TypingTests {
  @Test(
    "Two changes of one text are both in the merged one",
    arguments: [
      // base, what the app wrote, what was typed, merged
      ["milk", "", "milke", "e"], ["milk", "", "milk", ""], ["milk", "", "mil", ""],
      ["milk", "", "eggs", "eggs"], ["12a", "12", "12ab", "12b"], ["ab", "AB", "abc", "ABc"],
      ["ab", "AB", "axb", "AxB"], ["abc", "Xabc", "abcd", "Xabcd"],
      ["abc", "abcX", "zabc", "zabcX"],
      ["ab", "ab", "abc", "abc"], ["ab", "abc", "ab", "abc"], ["ab", "abc", "abc", "abc"],
      ["a b", "a b c", "x b", "x b c"], ["", "now", "typed", "nowtyped"],
      ["1234", "1,234", "12345", "1,2345"], ["😀", "😁", "😀!", "😁!"], ["😀", "", "😁", "😁"],
    ])
  func merging(texts: [String]) {
    #expect(TextMerge.merged(base: texts[0], theirs: texts[1], ours: texts[2]) == texts[3])
  }

  struct Chat: View {
    @State private var text = ""
    @State private var sent: [String] = []
    var body: some View {
      TextField("Message", text: $text).onSubmit {
        sent.append(text)
        text = ""
      }
      Text(verbatim: sent.joined(separator: "|"))
    }
  }

  private func field(_ tester: ViewTester) throws -> Element {
    try #require(
      tester.tree.root.firstElement { $0.attribute("data-e") == "i" })
  }

  /// Sends as a browser does that had seen the batch `seen` when it made the event.
  private func send(
    _ kind: Handler.Kind, _ value: EventValue = .none, seen: Int, event: Int, to tester: ViewTester
  ) throws -> [PageOperation] {
    let fields = tester.tree.typedFields
    fields.handledEvent = event
    fields.seenBatch = seen
    let operations = tester.operations {
      // Without a field the event is for none, and the operations are not those expected.
      tester.tree.handle(kind, on: Int((try? field(tester).id) ?? 0), value: value)
    }
    if !operations.isEmpty { fields.sentBatch += 1 }
    return operations
  }

  /// Bug: milk, eggs and salt arrived as milk, milkeggs and milkeggssalt.
  @Test("What is typed after a message was sent is the beginning of the next one")
  func chat() throws {
    let tester = ViewTester(Chat())
    let id = try field(tester).id
    #expect(try send(.input, .text("milk"), seen: 0, event: 1, to: tester) == [])
    let sent = try send(.submit, .text("milk"), seen: 0, event: 2, to: tester)
    #expect(sent.contains(.value(id, "", event: 2)))
    // Typed before the empty text was on the page.
    #expect(
      try send(.input, .text("milkeggs"), seen: 0, event: 3, to: tester)
        == [.value(id, "eggs", event: 3)])
    #expect(try send(.input, .text("eggs!"), seen: 2, event: 4, to: tester) == [])
    #expect(try field(tester).attribute("value") == "eggs!")
    #expect(
      try send(.submit, .text("eggs!"), seen: 2, event: 5, to: tester).contains { operation in
        if case .text(_, "milk|eggs!") = operation { true } else { false }
      })
  }

  @Test("A text of the app and several of the person that did not know of it come to one")
  func several() throws {
    let tester = ViewTester(Chat())
    _ = try send(.input, .text("milk"), seen: 0, event: 1, to: tester)
    _ = try send(.submit, .text("milk"), seen: 0, event: 2, to: tester)
    _ = try send(.input, .text("milkeggs"), seen: 0, event: 3, to: tester)
    _ = try send(.submit, .text("milkeggs"), seen: 0, event: 4, to: tester)
    _ = try send(.input, .text("milkeggssa"), seen: 0, event: 5, to: tester)
    // This browser has the first two of the app's texts.
    _ = try send(.input, .text("eggssalt"), seen: 2, event: 6, to: tester)
    #expect(try field(tester).attribute("value") == "salt")
    #expect(tester.fresh.contains("milk|eggs<"))
  }

  @Test("A long text arrives in pieces, and is the app's when the last one is there")
  func pieces() throws {
    struct Note: View {
      @State private var text = ""
      var body: some View {
        TextEditor(text: $text)
        Text(verbatim: "has \(text.utf16.count)")
      }
    }
    let tester = ViewTester(Note())
    let half = String(repeating: "ä", count: 8_000)
    let first = TextEdit(start: 0, removed: 0, text: half, length: 0, isPart: true)
    let last = TextEdit(start: 8_000, removed: 0, text: half, length: 8_000, isPart: false)
    let key = TextEdit(start: 1, removed: 2, text: "😀x", length: 16_000, isPart: false)
    #expect(try send(.input, .edit(try #require(first)), seen: 0, event: 1, to: tester) == [])
    _ = try send(.input, .edit(try #require(last)), seen: 0, event: 2, to: tester)
    #expect(tester.fresh.contains("has 16000"))
    _ = try send(.input, .edit(try #require(key)), seen: 0, event: 3, to: tester)
    #expect(tester.fresh.contains("has 16001"))
    #expect(try field(tester).attribute("value")?.hasPrefix("ä😀xä") == true)
  }

  @Test("A piece for another text, or beyond the bound, changes nothing and brings the text back")
  func wrongPieces() throws {
    let tester = ViewTester(TextEditor(text: .constant("abc")))
    let id = try field(tester).id
    let long = String(repeating: "a", count: TypedText.longLimit)
    for edit in [
      TextEdit(start: 0, removed: 0, text: "x", length: 4, isPart: false),
      TextEdit(start: 0, removed: 0, text: long, length: 3, isPart: false),
    ] {
      #expect(
        try send(.input, .edit(try #require(edit)), seen: 0, event: 1, to: tester)
          == [.value(id, "abc", event: 1)])
    }
    for (start, removed, length) in [(-1, 0, 3), (0, -1, 3), (2, 2, 3), (4, 0, 3), (0, 0, .max)] {
      #expect(
        TextEdit(start: start, removed: removed, text: "", length: length, isPart: false) == nil)
    }
    let emoji = "😀"
    #expect(
      TextEdit(start: 1, removed: 0, text: "x", length: 2, isPart: false)?
        .applied(to: emoji, limit: 9) == nil)
  }

  @Test("A field has the line ends that its browser has")
  func lineEnds() throws {
    let line = ViewTester(TextField("A", text: .constant("a\r\nb\rc\nd")))
    #expect(try field(line).attribute("value") == "abcd")
    let text = ViewTester(TextEditor(text: .constant("a\r\nb\rc\nd")))
    #expect(try field(text).attribute("value") == "a\nb\nc\nd")
  }
}

@MainActor @Suite("Fields of values") struct ValueFieldTests {
  struct Amount: View {
    @State var value = 5.0
    @State private var other = 0
    var body: some View {
      TextField("Amount", value: $value, format: .number)
      Text(verbatim: "has \(value)")
      Text(verbatim: "other \(other)")
      Button("Other") { other += 1 }
      Button("Nine") { value = 9 }
    }
  }

  private func shown(_ tester: ViewTester) -> String? {
    tester.tree.root.firstElement { $0.tag == .input }?.attribute("value")
  }

  /// Bug: 1234567 typed key by key became 1,235,674.
  @Test("What is typed stays as it is until the field is left, and is tidied then")
  func tidied() {
    let tester = ViewTester(Amount())
    for end in 1...7 {
      let typed = String("1234567".prefix(end))
      let operations = tester.send(.input, .text(typed), to: "Amount")
      #expect(!operations.contains { if case .value = $0 { true } else { false } })
    }
    #expect(tester.fresh.contains("has 1234567.0"))
    tester.press("Other")
    #expect(shown(tester) == "1234567")
    let id = Int32(tester.number(of: "Amount"))
    #expect(tester.send(.blur, to: "Amount").contains(.value(id, "1,234,567", event: 0)))
  }

  /// Bug: an emptied field stayed empty when it was left, while the app had the old number; of
  /// "12x" the 12 was taken.
  @Test("What cannot be read is the app's value again when the field is left")
  func unreadable() {
    for typed in ["", "x", "-", "12x", "x12", "1x2", "1.2.3", "1.234,5", "12 34", "5 %"] {
      let tester = ViewTester(Amount())
      tester.send(.input, .text(typed), to: "Amount")
      #expect(shown(tester) == typed)
      let id = Int32(tester.number(of: "Amount"))
      #expect(tester.send(.blur, to: "Amount") == [.value(id, "5", event: 0)])
    }
  }

  @Test("Return tidies as leaving does")
  func submitted() {
    let tester = ViewTester(Amount())
    tester.send(.input, .text("1000"), to: "Amount")
    let id = Int32(tester.number(of: "Amount"))
    #expect(tester.send(.submit, .text("1000"), to: "Amount") == [.value(id, "1,000", event: 0)])
  }

  @Test("A value that the app sets meanwhile is shown")
  func written() {
    let tester = ViewTester(Amount())
    tester.send(.input, .text("12"), to: "Amount")
    let id = Int32(tester.number(of: "Amount"))
    #expect(tester.press("Nine").contains(.value(id, "9", event: 0)))
  }

  /// Bug: 3,75 was read as 375, the server's English.
  @Test(
    "Numbers are read and written in the reader's language",
    arguments: [
      ("de_DE", "3,75", 3.75, "3,75"), ("de_DE", "1.234,5", 1234.5, "1.234,5"),
      ("fr_FR", "0,5", 0.5, "0,5"), ("fr_FR", "1 234,5", 1234.5, "1\u{202F}234,5"),
      ("es_ES", "12345,5", 12345.5, "12.345,5"), ("en_US", "1,234.5", 1234.5, "1,234.5"),
      ("ar_EG", "٣٫٥", 3.5, "٣٫٥"), ("de_CH", "1'234.5", 1234.5, "1’234.5"),
      ("ar_EG", "3.5", 3.5, "٣٫٥"), ("ar", "٣٫٥", 3.5, "3.5"), ("en_DE", "3,75", 3.75, "3,75"),
      ("ar", "١٬٢٣٤٫٥", 1234.5, "1,234.5"), ("en_IN", "12,34,567", 1_234_567, "12,34,567"),
      // The separators of another region, where they can mean one thing only.
      ("de_DE", "3.75", 3.75, "3,75"), ("de_DE", "0.500", 0.5, "0,5"),
      ("de_DE", "1.500", 1500, "1.500"), ("en_US", "3,75", 3.75, "3.75"),
      ("en_US", "1,500", 1500, "1,500"), ("fr_FR", "3.5", 3.5, "3,5"), ("en_US", ".5", 0.5, "0.5"),
      ("en_US", "-5", -5, "-5"), ("en_US", "1e3", 1000, "1,000"), ("en_US", "12.", 12, "12"),
    ])
  func languages(locale: String, typed: String, value: Double, shown: String) {
    let tester = ViewTester(Amount().environment(\.locale, Locale(identifier: locale)))
    tester.send(.input, .text(typed), to: "Amount")
    #expect(tester.fresh.contains("has \(value)"))
    tester.send(.blur, to: "Amount")
    #expect(self.shown(tester) == shown)
  }

  @Test("Amounts are read and written in the reader's language")
  func amounts() {
    struct Price: View {
      @State private var price = Decimal(5)
      var body: some View {
        TextField("Price", value: $price, format: .currency(code: "EUR"))
        Text(verbatim: "has \(price)")
      }
    }
    for (locale, typed, value, shown) in [
      ("de_DE", "7,50", "7.5", "7,50\u{A0}€"), ("de_DE", "12,34 €", "12.34", "12,34\u{A0}€"),
      ("en_US", "12.34", "12.34", "€12.34"), ("en_DE", "7.50 EUR", "7.5", "7,50\u{A0}€"),
      ("fr_FR", "1234,5", "1234.5", "1\u{202F}234,50\u{A0}€"),
    ] {
      let tester = ViewTester(Price().environment(\.locale, Locale(identifier: locale)))
      tester.send(.input, .text(typed), to: "Price")
      #expect(tester.fresh.contains("has \(value)<"), "\(locale) \(typed)")
      tester.send(.blur, to: "Price")
      #expect(self.shown(tester) == shown, "\(locale) \(typed)")
    }
  }

  /// Bug: 1.5 as a number of persons was 1.
  @Test("A whole number has no fraction, and its groups are its own")
  func wholeNumbers() {
    struct Persons: View {
      @State private var persons = 2
      var body: some View {
        TextField("Persons", value: $persons, format: .number)
        Text(verbatim: "has \(persons)")
      }
    }
    for (typed, value) in [("1.5", 2), ("٣", 3), ("1,500", 1500), ("99999999999999999999", 2)] {
      let tester = ViewTester(Persons())
      tester.send(.input, .text(typed), to: "Persons")
      #expect(tester.fresh.contains("has \(value)<"), "\(typed)")
    }
  }

  @Test("A formatter reads in the reader's language unless the app gave it one")
  func formatters() {
    struct Rate: View {
      @State private var rate = 0.5
      let formatter: NumberFormatter
      var body: some View {
        TextField("Rate", value: $rate, formatter: formatter)
        Text(verbatim: "has \(rate)")
      }
    }
    let plain = NumberFormatter()
    plain.numberStyle = .decimal
    let english = NumberFormatter()
    english.numberStyle = .decimal
    english.locale = Locale(identifier: "en_GB")
    for (formatter, typed) in [(plain, "2,25"), (english, "2.25")] {
      let german = Rate(formatter: formatter).environment(\.locale, Locale(identifier: "de_DE"))
      let tester = ViewTester(german)
      tester.send(.input, .text(typed), to: "Rate")
      #expect(tester.fresh.contains("has 2.25"))
    }
  }

  /// Bug: an emptied date stayed empty.
  @Test("An emptied date is the app's again when the field is left")
  func date() throws {
    struct Day: View {
      @State private var day = Date(timeIntervalSince1970: 1_243_209_600)
      var body: some View {
        DatePicker("Day", selection: $day, displayedComponents: .date)
      }
    }
    let tester = ViewTester(Day().environment(\.timeZone, .gmt))
    let input = try #require(tester.tree.root.firstElement { $0.tag == .input })
    func send(_ kind: Handler.Kind, _ value: EventValue) -> [PageOperation] {
      tester.operations { tester.tree.handle(kind, on: Int(input.id), value: value) }
    }
    #expect(send(.input, .text("")) == [])
    #expect(send(.blur, .none) == [.value(input.id, "2009-05-25", event: 0)])
    #expect(send(.input, .text("2012-01-02")) == [])
    #expect(send(.blur, .none) == [])
  }

  /// Bug: the first choice was shown as chosen, and nobody could choose it.
  @Test("A picker whose value is none of its choices shows nothing as chosen")
  func nothingChosen() throws {
    struct Names: View {
      @State private var name = ""
      var body: some View {
        Picker("Name", selection: $name) {
          ForEach(["Ada", "Ben"], id: \.self) { Text(verbatim: $0) }
        }
      }
    }
    let tester = ViewTester(Names())
    #expect(
      tester.html.contains(#"<option value="-1" hidden selected></option><option value="0">"#))
    let select = try #require(tester.tree.root.firstElement { $0.tag == .select })
    _ = tester.operations { tester.tree.handle(.pick, on: Int(select.id), value: .text("0")) }
    #expect(!tester.fresh.contains("hidden"))
    #expect(tester.fresh.contains(#"<option value="0" selected>Ada"#))
  }
}
