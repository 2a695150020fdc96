// Toggles and pickers of several sources: mixed where they differ, and written together.
import SwiftUI
import Testing

@MainActor @Suite struct SharedSelectionTests {
  private struct Alarm {
    var isOn: Bool
    var tone = 0
  }

  private struct Switches: View {
    @State var alarms: [Alarm]
    var body: some View { Toggle("All", sources: $alarms, isOn: \.isOn) }
  }

  @Test("A toggle of sources that differ is a mixed checkbox, and a press switches all on")
  func mixedToggle() {
    let tester = ViewTester(Switches(alarms: [Alarm(isOn: true), Alarm(isOn: false)]))
    #expect(
      tester.html
        == #"<button class="switch gx" type="button" role="checkbox" aria-checked="mixed" "#
        + #"data-e="t"><span class="t">All</span><span class="knob"></span></button>"#)
    #expect(
      tester.send(.toggle, .flag(true), to: "All") == [.attribute(1, "aria-checked", "true")])
    #expect(
      tester.send(.toggle, .flag(false), to: "All") == [.attribute(1, "aria-checked", "false")])
  }

  @Test("A toggle is on or off where its sources agree, and off without sources")
  func agreeingToggles() {
    let states = [[true, true], [false, false], []].map { values in
      ViewTester(Switches(alarms: values.map { Alarm(isOn: $0) })).html
        .firstMatch(of: /aria-checked="(.*?)"/)?.1
    }
    #expect(states == ["true", "false", "false"])
  }

  @Test("A toggle's button and its item of a menu are mixed too")
  func mixedForms() {
    let sources = [Binding.constant(true), Binding.constant(false)]
    let button = ViewTester(
      Toggle("All", systemImage: "star", sources: sources, isOn: \.self).toggleStyle(.button))
    #expect(button.html.contains(#"aria-pressed="mixed""#))
    let menu = ViewTester(Menu("Show") { Toggle("All", sources: sources, isOn: \.self) })
    #expect(menu.html.contains(#"role="menuitemcheckbox" aria-checked="mixed""#))
  }

  @Test("A style of an app's own reads that a toggle is mixed")
  func ownStyle() {
    struct Plain: ToggleStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(verbatim: configuration.isMixed ? "mixed" : "\(configuration.isOn)")
      }
    }
    func text(_ values: [Bool]) -> String {
      ViewTester(
        Toggle("All", sources: values.map { Binding.constant($0) }, isOn: \.self)
          .toggleStyle(Plain())
      ).html
    }
    #expect(
      [[true, false], [true, true], [false]].map(text) == [
        #"<span class="t">mixed</span>"#, #"<span class="t">true</span>"#,
        #"<span class="t">false</span>"#,
      ])
  }

  @Test("A picker of sources that differ selects no option, and a choice is written into all")
  func mixedPicker() {
    struct Tones: View {
      @State private var alarms = [Alarm(isOn: true, tone: 1), Alarm(isOn: true, tone: 2)]
      var body: some View {
        Picker("Tone", sources: $alarms, selection: \.tone) {
          ForEach(1..<3, id: \.self) { Text(verbatim: "\($0)") }
        }
        .pickerStyle(.segmented)
        Text(verbatim: "\(alarms.map(\.tone))")
      }
    }
    let tester = ViewTester(Tones())
    #expect(
      tester.html.matches(of: /aria-checked="(.*?)"/).map { $0.1 } == ["false", "false"])
    #expect(tester.html.contains("[1, 2]"))
    tester.send(.pick, .text("1"), to: "Tone")
    #expect(
      tester.fresh.matches(of: /aria-checked="(.*?)"/).map { $0.1 } == ["false", "true"])
    #expect(tester.fresh.contains("[2, 2]"))
  }
}
