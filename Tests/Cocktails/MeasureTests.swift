// Measures in other units: what is understood, what stays as written, and how far it is rounded.
import Foundation
import Testing

@testable import Cocktails

@Suite("Measures in other units")
struct MeasureTests {
  private let english = Locale(identifier: "en")

  private func shown(_ words: String, _ unit: MeasureUnit) -> String {
    Measure.shown(words, in: unit, locale: english)
  }

  @Test("A volume is shown in millilitres or ounces, a range as a range")
  func converted() {
    for (words, milliliters, ounces) in MeasureTable.converted {
      #expect(
        [shown(words, .milliliters), shown(words, .ounces), shown(words, .written)]
          == [milliliters, ounces, words], "\(words)")
    }
  }

  @Test("What was not understood completely stays as it is written")
  func unchanged() {
    for words in MeasureTable.unchanged {
      #expect(shown(words, .milliliters) == words && shown(words, .ounces) == words, "\(words)")
    }
  }

  @Test("The numbers have the reader's digits and decimal mark")
  func locales() {
    let shown = ["es", "de", "ar-EG", "fa"].map {
      Measure.shown("1/2-3/4 oz fresh", in: .milliliters, locale: Locale(identifier: $0))
    }
    #expect(
      shown == ["15–22,5 ml fresh", "15–22,5 ml fresh", "١٥–٢٢٫٥ ml fresh", "۱۵–۲۲٫۵ ml fresh"])
    // What is no volume stands in the same list.
    let written = ["es", "ar", "ar-EG", "fa"].map {
      Measure.shown("1 1/2 dashes", in: .milliliters, locale: Locale(identifier: $0))
    }
    #expect(written == ["1 1/2 dashes", "1 1/2 dashes", "١ ١/٢ dashes", "۱ ۱/۲ dashes"])
  }

  // An ounce of 30 ml is 1.45 % too large, so 0.55 % are left for rounding.
  @Test("No amount is moved by more than 2 %, whatever the number, its spelling and the unit")
  func rounding() throws {
    for whole in [0, 1, 2, 3, 7, 12, 40] {
      for (upper, lower) in [
        (0, 1), (1, 2), (1, 3), (2, 3), (1, 4), (3, 4), (1, 8), (5, 8), (1, 16),
      ] {
        let exact = Double(whole) + Double(upper) / Double(lower)
        let fraction = upper == 0 ? "" : "\(upper)/\(lower)"
        let words = [whole == 0 ? "" : "\(whole)", fraction].filter { !$0.isEmpty }
        for (unit, size) in Measure.units where exact > 0 && exact * size <= 20_000 {
          for text in [
            "\(words.joined(separator: " ")) \(unit)", "\(words.joined(separator: "-"))\(unit)",
          ] {
            let (milliliters, ounces) = (shown(text, .milliliters), shown(text, .ounces))
            try #expect(
              abs(number(milliliters) / (exact * size) - 1) <= 0.0055, "\(text): \(milliliters)")
            try #expect(
              abs(number(ounces) * 30 / (exact * size) - 1) <= 0.0055, "\(text): \(ounces)")
          }
        }
      }
    }
  }

  /// The number that a converted measure begins with.
  private func number(_ shown: String) throws -> Double {
    let parts = shown.split(separator: " ")
    try #require(parts.count == 2 && ["ml", "oz"].contains(parts[1]), "\(shown)")
    return try #require(Double(parts[0].replacing(",", with: "")))
  }

  @Test("A digit behind the unit, or one too many before it, leaves a measure as written")
  func extraDigits() {
    for (words, _, _) in MeasureTable.converted {
      for extra in [" 2", " ½", "(3)", " 1/2", "٣"] {
        #expect(shown(words + extra, .milliliters) == words + extra)
      }
      #expect(shown("7 7 " + words, .milliliters) == "7 7 " + words)
    }
  }

  @Test("Each volume among the sandbox's measures is converted")
  func sandbox() throws {
    let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let file = tests.deletingLastPathComponent()
      .appending(path: "Sources/Sandbox/Resources/Cocktails/drinks.json")
    let drinks = try #require(
      JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [[String: Any]])
    let slots = drinks.flatMap { $0["slots"] as? [[Any]] ?? [] }
    let measures = Set(slots.compactMap { $0.first as? String })
    #expect(measures.count > 100)
    for words in measures {
      let isConverted = shown(words, .milliliters) != words || words.contains("ml")
      let hasUnit = words.contains(/\d\s*(oz|cl|tsp|tblsp|tbsp|cups?|shots?|dl|L)\b/)
      #expect(isConverted == hasUnit || words.contains("ml"), "\(words)")
    }
  }

  @Test("A text too long for a measure is not read")
  func long() {
    let longest = "2 oz " + String(repeating: "a", count: 95)
    #expect(shown(longest, .milliliters) == longest.replacing("2 oz", with: "60 ml"))
    #expect(shown(longest + "a", .milliliters) == longest + "a")
  }
}
