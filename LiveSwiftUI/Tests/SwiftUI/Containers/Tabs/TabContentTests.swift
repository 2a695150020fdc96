// Tabs as values.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Tabs as values") struct TabContentTests {
  private struct Tagged: View {
    @State private var shown = 1
    var body: some View {
      TabView(selection: $shown) {
        Text(verbatim: "a").tabItem { Label("Home", systemImage: "house") }.tag(1)
        Text(verbatim: "b").badge(3).tabItem { Label("Cart", systemImage: "cart") }.tag(2)
      }
    }
  }

  private struct Declared: View {
    @State private var shown = 1
    var body: some View {
      TabView(selection: $shown) {
        Tab("Home", systemImage: "house", value: 1) { Text(verbatim: "a") }
        Tab("Cart", systemImage: "cart", value: 2) { Text(verbatim: "b") }.badge(3)
      }
    }
  }

  private func names(_ tester: ViewTester) -> [String] {
    tester.elements.filter { $0.attribute("role") == "tab" }.map {
      "\($0.attribute("aria-selected") ?? "") "
        + ($0.firstElement { $0.ownText != nil }?.ownText ?? "")
    }
  }

  @Test("A tab as a value is in the bar and selected as a view with an item is")
  func selection() {
    let (old, new) = (ViewTester(Tagged()), ViewTester(Declared()))
    #expect(names(new) == ["true Home", "false Cart"] && names(new) == names(old))
    new.press("Cart")
    #expect(names(new) == ["false Home", "true Cart"])
    #expect(new.html.contains(#"<span class="badge">3</span>"#))
  }

  @Test("Sections and conditions give tabs in their order; a search tab has a label")
  func contents() {
    let view = TabView {
      Tab("A", systemImage: "star") { Text(verbatim: "a") }
      if true { Tab("B", systemImage: "star") { Text(verbatim: "b") } }
      TabSection("More") {
        Tab("N0", systemImage: "star") { Text(verbatim: "n") }
        Tab("N1", systemImage: "star") { Text(verbatim: "n") }
      }
      Tab(role: .search) { Text(verbatim: "s") }
    }
    #expect(
      names(ViewTester(view))
        == ["true A", "false B", "false N0", "false N1", "false Search"])
  }
}
