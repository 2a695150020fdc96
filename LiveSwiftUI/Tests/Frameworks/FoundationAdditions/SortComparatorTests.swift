// Orders of texts for people.
import Foundation
import FoundationAdditions
import Testing

@Suite("Orders of texts")
struct SortComparatorTests {
  private struct Recipe {
    let name: String
  }

  private let recipes = ["b10", "B9", "Zebra", "apfel", "äpfel"].map(Recipe.init(name:))

  @Test("The standard order counts numbers, and regards accents after letters")
  func standard() {
    let sorted = recipes.sorted(using: KeyPathComparator(\.name, comparator: .localizedStandard))
    #expect(sorted.map(\.name) == ["apfel", "äpfel", "B9", "b10", "Zebra"])
    #expect(["a10", "a9"].sorted(using: .localizedStandard) == ["a9", "a10"])
  }

  @Test("An order can be reversed")
  func reverse() {
    let comparator = KeyPathComparator(
      \Recipe.name, comparator: .localizedStandard, order: .reverse)
    #expect(
      recipes.sorted(using: comparator).map(\.name) == ["Zebra", "b10", "B9", "äpfel", "apfel"])
  }

  @Test("The order of a dictionary does not count numbers")
  func dictionary() {
    #expect(["a9", "a10"].sorted(using: .localized) == ["a10", "a9"])
  }
}
