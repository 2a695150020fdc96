// Buttons, toggles, fields, pickers, menus: what they are in HTML and what they answer.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Controls") struct ControlTests {
  @Test("A disabled button does nothing, whoever asks")
  func disabled() {
    var count = 0
    let tester = ViewTester(Button("Go") { count += 1 }.disabled(true))
    #expect(
      tester.html == #"<button class="b" type="button" disabled><span class="t">Go</span></button>"#
    )
    #expect(tester.press("Go") == [])
    #expect(count == 0)
  }

  @Test("A toggle says its state and settles what the browser shows")
  func toggle() {
    struct Screen: View {
      @State private var isOn = false
      var body: some View { Toggle("Sound", isOn: $isOn) }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html
        == #"<button class="switch gx" type="button" role="switch" aria-checked="false" "#
        + #"data-e="t"><span class="t">Sound</span><span class="knob"></span></button>"#
    )
    #expect(
      tester.send(.toggle, .flag(true), to: "Sound") == [.attribute(1, "aria-checked", "true")])
    #expect(tester.send(.toggle, .flag(true), to: "Sound") == [])
  }

  @Test("A toggle in a menu is an item with a check mark, in any style")
  func menuToggle() throws {
    struct Screen: View {
      @State private var isOn = false
      var body: some View {
        Menu("Show") { Toggle("Liked", systemImage: "heart", isOn: $isOn) }.toggleStyle(.button)
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.contains(
        #"<button class="mi" type="button" role="menuitemcheckbox" aria-checked="false" "#
          + #"data-e="t"><span class="label">"#))
    let on = tester.send(.toggle, .flag(true), to: "Liked")
    #expect(on.count == 1)
    guard case .attribute(_, "aria-checked", "true")? = on.first else {
      Issue.record("The item is not checked: \(on)")
      return
    }
  }

  @Test("A large button has its look, and an extra large one has it too")
  func controlSizes() {
    for size in [ControlSize.large, .extraLarge] {
      let tester = ViewTester(Button("Go") {}.controlSize(size))
      #expect(tester.html.contains(#"class="b big""#))
    }
    #expect(ViewTester(Button("Go") {}.controlSize(.mini)).html.contains(#"class="b tiny""#))
    let link = Link("Go", destination: URL(string: "https://example.org")!)
    #expect(ViewTester(link.controlSize(.large)).html.contains(#"class="b big""#))
    #expect(ViewTester(link.controlSize(.small)).html.contains(#"class="b tiny""#))
  }

  @Test("A hidden label is not seen, and still names the control")
  func hiddenLabels() {
    let toggle = ViewTester(Toggle("Night", isOn: .constant(true)).labelsHidden())
    #expect(
      toggle.html == """
        <button class="switch" type="button" role="switch" aria-checked="true" data-e="t">\
        <span class="t sr">Night</span><span class="knob"></span></button>
        """)
    let progress = ViewTester(ProgressView("Loading foods").labelsHidden())
    #expect(
      progress.html == """
        <div class="spin"><progress aria-label="Loading foods"></progress></div>
        """)
  }

  @Test("A progress without a label is loading, or has a share of its way behind it")
  func progressNames() {
    #expect(ViewTester(ProgressView()).html.contains(#"aria-label="Loading""#))
    #expect(ViewTester(ProgressView(value: 0.3)).html.contains(#"aria-label="Progress""#))
  }

  @Test("A symbol without a name draws nothing")
  func noSymbol() {
    let styled = ViewTester(Image(systemName: "")).styled
    #expect(styled.contains("{display:none}"))
  }

  @Test("A view below its siblings is not below what they lie on")
  func negativeZIndex() {
    let below = ViewTester(ZStack { Circle().zIndex(-1) }).styled
    #expect(below.contains("below") && below.contains("{z-index:-1}"))
    #expect(!ViewTester(ZStack { Circle().zIndex(1) }).styled.contains("below"))
  }

  @Test("A spacer in a frame has the frame's size")
  func framedSpacer() {
    let styled = ViewTester(VStack { Spacer().frame(height: 100) }).styled
    #expect(styled.contains(#"class="fr {height:100px}"><div class="sp"#))
  }

  @Test("A view that reaches over its stack is wider than that")
  func reachingOver() {
    let styled = ViewTester(ZStack { Circle().padding(-40) }).styled
    #expect(styled.contains("{margin:-40px}") && styled.contains("{max-width:none}"))
    #expect(!ViewTester(Circle().padding(.top, -40)).styled.contains("max-width"))
  }

  @Test("A toggle that may not change says so again")
  func stubborn() {
    let tester = ViewTester(Toggle("Sound", isOn: .constant(false)).toggleStyle(.button))
    #expect(tester.html.contains(#"aria-pressed="false""#))
    #expect(tester.send(.toggle, .flag(true), to: "Sound") == [])
  }

  @Test("Typing is not answered with what was typed; only a different text is sent back")
  func typing() {
    struct Screen: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: $text)
        Text(verbatim: text)
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.send(.input, .text("a"), to: "Name") == [.text(2, "a")])

    struct Upper: View {
      @State private var text = ""
      var body: some View {
        TextField(
          "Name",
          text: Binding {
            text
          } set: {
            text = $0.uppercased()
          })
      }
    }
    let upper = ViewTester(Upper())
    upper.tree.typedFields.handledEvent = 7
    #expect(upper.send(.input, .text("a"), to: "Name") == [.value(1, "A", event: 7)])
  }

  @Test("Text set by the app reaches the field")
  func setByApp() {
    struct Screen: View {
      @State private var text = "old"
      var body: some View {
        TextField("Name", text: $text).textInputAutocapitalization(.never).autocorrectionDisabled()
        Button("Clear") { text = "" }
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.hasPrefix(
        #"<input class="tf gx" type="text" name="Name" aria-label="Name" placeholder="Name" "#
          + #"value="old" data-e="i" maxlength="8000" autocorrect="off" spellcheck="false" "#
          + #"autocapitalize="none">"#
      ))
    #expect(tester.press("Clear") == [.value(1, "", event: 0)])
  }

  @Test("Return submits the text as it stands")
  func submit() {
    struct Screen: View {
      @State private var text = ""
      @State private var sent = "-"
      var body: some View {
        TextField("Name", text: $text).onSubmit { sent = text }
        Text(verbatim: sent)
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.send(.submit, .text("abc"), to: "Name") == [.text(2, "abc")])
  }

  @Test("A picker is a select that answers only with a different choice")
  func picker() {
    struct Screen: View {
      @State private var size = 2
      var body: some View {
        Picker("Size", selection: $size) {
          Text(verbatim: "Small").tag(1)
          Text(verbatim: "Large").tag(2)
        }
        Button("Shrink") { size = 1 }
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.hasPrefix(
        #"<select class="pick" aria-label="Size" name="Size" data-e="p"><option value="0">Small"#
          + #"</option><option value="1" selected>Large</option></select>"#
      ))
    #expect(
      tester.press("Shrink") == [
        .value(1, "0", event: 0), .attribute(2, "selected", ""), .attribute(3, "selected", nil),
      ])
    let again = tester.send(.pick, .text("1"), to: "Size")
    #expect(!again.contains { if case .value = $0 { true } else { false } })
  }

  @Test("A select has the size of the font around it, as in a header, whose own is smaller")
  func pickerFont() {
    let view = List {
      Section {
        Text("Row")
      } header: {
        Picker("Size", selection: .constant(1)) { Text("Small").tag(1) }.font(.body)
      }
    }
    #expect(ViewTester(view).styled.contains(#"<select class="pick {font-size:1.0625rem}""#))
  }

  @Test("Segments are a group of radio buttons")
  func segments() {
    let view = Picker("Size", selection: .constant(1)) {
      ForEach(1..<3, id: \.self) { Text(verbatim: "\($0)") }
    }
    .pickerStyle(.segmented)
    #expect(
      ViewTester(view).html
        == #"<div class="segs gx" role="radiogroup" aria-label="Size" data-e="p">"#
        + #"<button class="seg" type="button" role="radio" aria-checked="true" tabindex="0" "#
        + #"data-v="0">1</button>"#
        + #"<button class="seg" type="button" role="radio" aria-checked="false" tabindex="-1" "#
        + #"data-v="1">2</button></div>"#
    )
  }

  @Test("A menu is a button and a hidden list of commands that act")
  func menu() {
    var chosen = ""
    let tester = ViewTester(Menu("More") { Button("Sort") { chosen = "sort" } })
    #expect(
      tester.html
        == #"<div class="menu">"#
        + #"<button class="b" type="button" aria-haspopup="menu" aria-expanded="false" data-menu>"#
        + #"<span class="t">More</span></button><div class="pop" role="menu" hidden>"#
        + #"<button class="mi" type="button" role="menuitem" data-e="c"><span class="t">Sort"#
        + #"</span></button></div></div>"#
    )
    tester.press("Sort")
    #expect(chosen == "sort")
  }

  @Test("A link outside opens only pages and mail")
  func link() {
    let good = ViewTester(Link("Site", destination: URL(string: "https://example.org")!)).html
    #expect(
      good.contains(
        #"href="https://example.org" data-out target="_blank" rel="noopener noreferrer""#))
    #expect(
      !ViewTester(Link("Bad", destination: URL(string: "javascript:alert(1)")!)).html.contains(
        "href"))
    #expect(
      ViewTester(Link(path: "/?lang=es") { Text("Español") }).html.contains(
        #"href="/?lang=es" data-out>"#))
  }

  @Test("What a screen reader hears: names, values and hints together, traits, headings")
  func accessibility() {
    let view = Image(systemName: "heart").accessibilityLabel("Like").accessibilityValue("3")
      .accessibilityHint("Press twice").accessibilityAddTraits([.isHeader, .isSelected])
    let html = ViewTester(view).html
    #expect(html.contains(#"aria-label="Like" role="heading" aria-description="3. Press twice""#))
    #expect(html.contains(#"aria-level="2" aria-current="true""#))
    #expect(!html.prefix(while: { $0 != ">" }).contains("aria-hidden"))
  }

  @Test("A change under withAnimation carries the animation's time, another none")
  func animation() {
    struct Screen: View {
      @State private var count = 0
      var body: some View {
        Button("Soft") { withAnimation(.easeIn(duration: 0.2)) { count += 1 } }
        Button("Hard") { count += 1 }
        Text(verbatim: "\(count)").transition(.asymmetric(insertion: .opacity, removal: .scale))
      }
    }
    let tester = ViewTester(Screen())
    #expect(
      tester.html.hasSuffix(#"<span class="t" data-tr="opacity" data-tr-out="scale">0</span>"#))
    tester.press("Soft")
    #expect(tester.tree.takeAnimation() == 200)
    tester.press("Hard")
    #expect(tester.tree.takeAnimation() == 0)
  }
}
