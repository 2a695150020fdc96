// Looks that an app makes: of buttons, labels and toggles.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite struct StyleTests {
  @Test("A button style that asks whether the button is pressed has both drawings in the page")
  func pressed() {
    let page = ViewTester(Button("Go") {}.buttonStyle(PressedStyle()))
    #expect(page.html.contains(#"<span class="up">"#))
    #expect(page.html.contains(#"<span class="down">"#))
    #expect(page.styled.contains("{opacity:0.5}"))
  }

  @Test("A button style that does not ask has one drawing")
  func notPressed() {
    let page = ViewTester(Button("Go") {}.buttonStyle(PlainTextStyle()))
    #expect(!page.html.contains("class=\"up\""))
    #expect(page.elements.filter { $0.ownText == "Go" }.count == 1)
  }

  @Test("A style whose view asks later gets the second drawing then")
  func pressedLater() {
    let page = ViewTester(Button("Go") {}.buttonStyle(LateStyle()))
    #expect(page.fresh.contains("class=\"down\""))
  }

  @Test("The pressed drawing changes with the label")
  func labelChanges() {
    let page = ViewTester(CountingButton())
    let texts = page.press("0").compactMap { if case .text(_, let text) = $0 { text } else { nil } }
    #expect(texts == ["1", "1"])
  }

  @Test("A label style is given the words and the icon, and a system's look within is as usual")
  func label() {
    let page = ViewTester(Label("Tea", systemImage: "leaf").labelStyle(IconLastStyle()))
    let words = page.html.range(of: ">Tea<")
    let icon = page.html.range(of: "leaf")
    #expect(words.map { word in icon.map { word.lowerBound < $0.lowerBound } ?? false } == true)
    let usual = ViewTester(Label("Tea", systemImage: "leaf").labelStyle(.iconOnly))
    #expect(usual.html.contains("sr"))
    let again = ViewTester(
      Label("Tea", systemImage: "leaf").labelStyle(.titleOnly).labelStyle(IconLastStyle()))
    #expect(!again.html.contains("leaf"))
  }

  @Test("A label style may draw the label that it was given")
  func wrappedLabel() {
    let page = ViewTester(Label("Tea", systemImage: "leaf").labelStyle(FramedStyle()))
    #expect(page.html.contains(">Tea<"))
    #expect(page.html.contains("leaf"))
  }

  @Test("A toggle style draws the toggle, and changes what it is bound to")
  func toggle() {
    let page = ViewTester(TickScreen())
    #expect(!page.html.contains("switch"))
    #expect(page.html.contains("circle"))
    let changed = page.press("Tick")
    #expect(
      changed.contains {
        if case .attribute(_, "href", let href?) = $0 { href.contains("checkmark") } else { false }
      })
  }

  @Test("A toggle of a system's look within another style is a switch")
  func systemToggle() {
    let page = ViewTester(
      Toggle("Tick", isOn: .constant(true)).toggleStyle(.switch).toggleStyle(TickStyle()))
    #expect(page.html.contains(#"role="switch""#))
  }
}

private struct PressedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
  }
}

private struct PlainTextStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View { configuration.label.padding() }
}

private struct LateStyle: ButtonStyle {
  struct Inner: View {
    let configuration: ButtonStyleConfiguration
    var body: some View { configuration.label.opacity(configuration.isPressed ? 0.5 : 1) }
  }
  func makeBody(configuration: Configuration) -> some View { Inner(configuration: configuration) }
}

private struct CountingButton: View {
  @State private var count = 0
  var body: some View { Button("\(count)") { count += 1 }.buttonStyle(PressedStyle()) }
}

private struct IconLastStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.title
      configuration.icon
    }
  }
}

private struct FramedStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View { Label(configuration).padding() }
}

private struct TickStyle: ToggleStyle {
  func makeBody(configuration: Configuration) -> some View {
    Button {
      configuration.isOn.toggle()
    } label: {
      HStack {
        Image(systemName: configuration.isOn ? "checkmark.circle" : "circle")
        configuration.label
      }
    }
  }
}

private struct TickScreen: View {
  @State private var isOn = false
  var body: some View { Toggle("Tick", isOn: $isOn).toggleStyle(TickStyle()) }
}
