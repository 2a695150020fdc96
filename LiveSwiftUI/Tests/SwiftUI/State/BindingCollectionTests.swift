// Bindings to collections.
import Foundation
import Testing

@testable import SwiftUI

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
