// State and environment in what is no view: styles, and items of a toolbar.
import Foundation
import Testing

@testable import SwiftUI

private struct Fading: ButtonStyle {
  @Environment(\.isEnabled) private var isEnabled
  func makeBody(configuration: Configuration) -> some View {
    HStack {
      configuration.label
      Text(verbatim: isEnabled ? "on" : "off")
    }
  }
}

private struct Counting: ToggleStyle {
  @State private var count = 0
  func makeBody(configuration: Configuration) -> some View {
    Button("Count \(count)") { count += 1 }
  }
}

private struct Twice: PrimitiveButtonStyle {
  @State private var taps = 0
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
    Button(taps == 0 ? "Sure?" : "Done") {
      taps += 1
      configuration.trigger()
    }
  }
}

private final class Basket: ObservableObject {
  @Published var count = 1
}

private struct BasketItems: ToolbarContent {
  @EnvironmentObject private var basket: Basket
  @State private var isOpen = false
  var body: some ToolbarContent {
    ToolbarItem { Button("Add to \(basket.count)") { basket.count += 1 } }
    if basket.count > 1 {
      ToolbarItem { Button(isOpen ? "Close" : "Open") { isOpen.toggle() } }
    }
  }
}

@MainActor @Suite("State in styles and toolbars") struct ContentStateTests {
  @Test("A style reads the environment of the control that it draws")
  func environment() {
    let tester = ViewTester(
      VStack {
        Button("A") {}
        Button("B") {}.disabled(true)
      }.buttonStyle(Fading()))
    let texts = tester.elements.compactMap(\.ownText)
    #expect(texts == ["A", "on", "B", "off"])
  }

  @Test("Each control has its own state of its style")
  func state() {
    let tester = ViewTester(
      VStack {
        Toggle("A", isOn: .constant(true))
        Toggle("B", isOn: .constant(true))
      }.toggleStyle(Counting()))
    tester.press("Count 0")
    #expect(tester.elements.compactMap(\.ownText) == ["Count 1", "Count 0"])
  }

  @Test("A primitive style draws the whole button and decides when its action runs")
  func primitive() {
    struct Screen: View {
      @State private var runs = 0
      var body: some View {
        Button("Delete") { runs += 1 }.buttonStyle(Twice())
        Text(verbatim: "runs \(runs)")
      }
    }
    let tester = ViewTester(Screen())
    #expect(tester.elements.compactMap(\.ownText) == ["Delete", "Sure?", "runs 0"])
    tester.press("Sure?")
    #expect(tester.elements.compactMap(\.ownText) == ["Delete", "Done", "runs 1"])
  }

  /// Bug: a published app ended at its start, because its toolbar read an object.
  @Test("Toolbar content reads objects of the environment and keeps state")
  func toolbar() {
    let tester = ViewTester(
      NavigationStack { Text("Shop").toolbar { BasketItems() } }.environmentObject(Basket()))
    #expect(tester.fresh.contains("Add to 1") && !tester.fresh.contains("Open"))
    tester.press("Add to 1")
    #expect(tester.fresh.contains("Add to 2"))
    tester.press("Open")
    #expect(tester.fresh.contains("Close") && tester.fresh.contains("Add to 2"))
  }
}
