// Forms and the controls in them: what they are in HTML and what they answer.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Forms") struct FormTests {
  @Test("A form is a list of its controls, in its sections")
  func form() {
    let form = ViewTester(
      Form { Section(header: Text(verbatim: "A")) { Toggle("Sound", isOn: .constant(true)) } })
    let list = ViewTester(
      List {
        Section {
          Toggle("Sound", isOn: .constant(true))
        } header: {
          Text(verbatim: "A")
        }
      }
      .listStyle(.insetGrouped))
    #expect(form.html == list.html)
  }

  @Test("A slider is the browser's own, and keeps to its bounds")
  func slider() {
    struct Screen: View {
      @State private var value = 2.0
      var body: some View {
        Slider(value: $value, in: 0...10, step: 2) { Text("Size") }
        Text(verbatim: "\(value)")
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.hasPrefix(
        #"<input class="slide gx" type="range" aria-label="Size" min="0" max="10" step="2" "#
          + #"value="2" data-e="i">"#))
    #expect(tester.send(.input, .text("4"), to: "Size") == [.text(2, "4.0")])
    #expect(tester.send(.input, .text("99"), to: "Size").contains(.text(2, "10.0")))
    #expect(tester.send(.input, .text("nan"), to: "Size") == [])
  }

  @Test("A stepper has two named buttons and ends at its bounds")
  func stepper() {
    struct Screen: View {
      @State private var count = 1
      var body: some View { Stepper("Count \(count)", value: $count, in: 0...2) }
    }
    let tester = ViewTester(Screen())
    #expect(tester.html.contains(#"role="group" aria-label="Count 1""#))
    tester.press("Increment")
    #expect(tester.fresh.contains("Count 2"))
    #expect(tester.press("Increment") == [])
    tester.press("Decrement")
    tester.press("Decrement")
    #expect(tester.fresh.contains("Count 0"))
  }

  @Test("A date picker is the browser's field, in the reader's time zone")
  func datePicker() throws {
    struct Screen: View {
      @State var date: Date
      var body: some View {
        DatePicker("Day", selection: $date, displayedComponents: .date)
          .environment(\.timeZone, TimeZone(secondsFromGMT: 7200)!)
        Text(verbatim: "\(date.timeIntervalSince1970)")
      }
    }
    let tester = ViewTester(Screen(date: Date(timeIntervalSince1970: 86_400 * 10 + 82_800)))
    #expect(tester.html.contains(#"type="date" aria-label="Day" value="1970-01-12""#))
    let sent = choose("1970-01-20", in: tester)
    #expect(sent.contains(.text(4, "\(86_400.0 * 18 + 82_800)")))
    #expect(choose("", in: tester) == [])
  }

  /// Writes a date into the only date field of a page.
  private func choose(_ text: String, in tester: ViewTester) -> [PageOperation] {
    let field = tester.elements.first { $0.tag == .input }
    return tester.operations {
      tester.tree.handle(.input, on: Int(field?.id ?? -1), value: .text(text))
    }
  }

  @Test("A date picker keeps to its range, and its other forms are a time and both")
  func dateForms() throws {
    let zone = try #require(TimeZone(identifier: "UTC"))
    let start = Date(timeIntervalSince1970: 0)
    let time = BrowserDate(components: .hourAndMinute, zone: zone)
    let both = BrowserDate(components: [.date, .hourAndMinute], zone: zone)
    #expect(time.text(start) == "00:00" && both.text(start) == "1970-01-01T00:00")
    #expect(time.date("01:30", on: start) == start + 5400)
    #expect(both.date("1970-01-02T00:01", on: start) == start + 86_460)
    #expect(both.date("1970-01", on: start) == nil)
    var chosen = start
    let tester = ViewTester(
      DatePicker(
        selection: Binding {
          chosen
        } set: {
          chosen = $0
        }, in: start...(start + 86_400), displayedComponents: .date
      ) { Text("Day") })
    _ = choose("1999-01-01", in: tester)
    #expect(chosen == start + 86_400)
  }

  @Test("A field for a number takes what can be read and drops the rest")
  func formatted() {
    struct Screen: View {
      @State private var amount = 5.0
      @State private var limit: Int? = 3
      var body: some View {
        TextField("Amount", value: $amount, format: .number)
        TextField("Limit", value: $limit, format: .number)
        Text(verbatim: "\(amount) \(limit.map(String.init) ?? "none")")
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.html.contains(#"value="5""#))
    #expect(tester.send(.input, .text("7.5"), to: "Amount").contains(.text(3, "7.5 3")))
    #expect(
      !tester.send(.input, .text("x"), to: "Amount").contains {
        if case .text = $0 { true } else { false }
      })
    #expect(tester.send(.input, .text(""), to: "Limit").contains(.text(3, "7.5 none")))
  }

  @Test("A tall field and an editor are text areas with their text inside")
  func tall() {
    let field = ViewTester(TextField("Note", text: .constant("a<b"), axis: .vertical))
    #expect(
      field.html == """
        <textarea class="tf gx" name="Note" aria-label="Note" placeholder="Note" data-e="i" \
        maxlength="200000">
        a&lt;b</textarea>
        """)
    let editor = ViewTester(TextEditor(text: .constant("long")))
    #expect(editor.html.contains("<textarea") && editor.html.contains("\nlong</textarea>"))
  }

  @Test("A field tells when it is edited and when Return is pressed")
  func committing() {
    var told: [String] = []
    let tester = ViewTester(
      TextField(
        "Name", text: .constant(""), onEditingChanged: { told.append("\($0)") },
        onCommit: { told.append("done") }))
    tester.send(.focus, to: "Name")
    tester.send(.submit, .text(""), to: "Name")
    tester.send(.blur, to: "Name")
    #expect(told == ["true", "done", "false"])
  }
}
