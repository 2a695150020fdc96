// UIKit's screen, device and shared application, as the page of a person has them.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("UIKit's screen")
struct ScreenTests {
  private struct Measured: View {
    @State private var asked = ""

    var body: some View {
      let bounds = UIScreen.main.bounds
      let isPad = UIDevice.current.userInterfaceIdiom == .pad
      Text(verbatim: "\(Int(bounds.width)) by \(Int(bounds.height))\(isPad ? ", a tablet" : "")")
      Text(verbatim: asked)
      Button("Ask") { asked = "\(Int(UIScreen.main.bounds.width))" }
      Button("Read") { UIApplication.shared.open(URL(string: "https://example.org/a")!) }
      Button("Call") { UIApplication.shared.open(URL(string: "tel:1")!) { asked = "\($0)" } }
    }
  }

  private func texts(_ operations: [PageOperation]) -> [String] {
    operations.compactMap { if case .text(_, let text) = $0 { text } else { nil } }
  }

  @Test("The screen is the window of the person's page, in a body and in an action")
  func window() {
    let (one, other) = (ViewTester(Measured()), ViewTester(Measured()))
    #expect(one.html.contains("390 by 624"))
    let turned = one.operations {
      one.tree.update {
        $0.windowWidth = 1_024
        $0.windowHeight = 768
      }
    }
    #expect(texts(turned) == ["1024 by 768, a tablet"])
    #expect(texts(one.press("Ask")) == ["1024"])
    #expect(texts(other.press("Ask")) == ["390"])
  }

  @Test("The shared application opens what a browser opens")
  func opening() {
    let page = ViewTester(Measured())
    #expect(page.press("Read") == [.open("https://example.org/a")])
    #expect(texts(page.press("Call")) == ["false"])
    #expect(!UIApplication.shared.canOpenURL(URL(string: "javascript:alert(1)")!))
  }
}

@MainActor @Suite("A binding to a collection")
struct BindingCollectionTests {
  @Test("Its elements are bindings, which write into the collection")
  func elements() {
    var stored = [1, 2, 3]
    let binding = Binding(get: { stored }, set: { stored = $0 })
    #expect(binding.map(\.wrappedValue) == [1, 2, 3])
    #expect(binding.last?.wrappedValue == 3 && binding.reversed().count == 3)
    binding[1].wrappedValue = 20
    for element in binding { element.wrappedValue += 1 }
    #expect(stored == [2, 21, 4])
    #expect(zip(binding.indices, binding).map { $1.wrappedValue - $0 } == [2, 20, 2])
  }

  @Test("A list of bindings still has its rows by their ids")
  func rows() {
    struct Item: Identifiable { let id: Int }
    struct Screen: View {
      @State private var items = [Item(id: 1), Item(id: 2)]

      var body: some View {
        ForEach($items) { $item in Text(verbatim: "row \(item.id)") }
        ForEach(Array($items.enumerated()), id: \.offset) { offset, $item in
          Text(verbatim: "\(offset): \(item.id)")
        }
      }
    }
    let html = ViewTester(Screen()).html
    for text in ["row 1", "row 2", "0: 1", "1: 2"] { #expect(html.contains(text)) }
  }
}
