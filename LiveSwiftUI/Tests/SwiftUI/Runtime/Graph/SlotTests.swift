// The positions of children that are no list.
import Testing

@testable import SwiftUI

@MainActor @Suite("Slots") struct SlotTests {
  @Test("No slot meets another or the index of a list")
  func distinct() {
    let numbers = Slot.allCases.map(\.rawValue)
    #expect(Set(numbers).count == numbers.count)
    #expect(numbers.allSatisfy { $0 < 0 })
    let places = Set(Slot.allCases.map { Position.root.child($0) })
    #expect(places.count == numbers.count)
    #expect((0..<1_000).allSatisfy { !places.contains(Position.root.child($0)) })
  }

  private struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\(name) \(count)") { count += 1 } }
  }

  private struct Rows: View {
    @State private var hasPreview = true
    @State private var names = ["Bread"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(names, id: \.self) { name in
            Text(verbatim: name)
              .draggable(name) {
                Text("Preview")
                if hasPreview { Counter(name: "Drag") }
              }
              .swipeActions { if true { Counter(name: "Swipe") } }
              .swipeActions(edge: .leading) { if true { Counter(name: "Lead") } }
          }
          .onDelete { names.remove(atOffsets: $0) }
        }
        .toolbar {
          EditButton()
          Button("Hide") { hasPreview = false }
        }
      }
    }
  }

  @Test("A row that is dragged, swiped and deleted keeps the state of each button")
  func states() {
    let tester = ViewTester(Rows())
    for name in ["Drag 0", "Swipe 0", "Swipe 1", "Lead 0", "Lead 1", "Lead 2"] {
      _ = tester.press(name)
    }
    func shown() -> [String] {
      ["Drag 1", "Swipe 2", "Lead 3"].filter { tester.number(of: $0) >= 0 }
    }
    #expect(shown() == ["Drag 1", "Swipe 2", "Lead 3"])
    _ = tester.press("Hide")
    #expect(shown() == ["Swipe 2", "Lead 3"])
    _ = tester.press("Edit")
    #expect(shown() == ["Swipe 2", "Lead 3"])
  }
}
