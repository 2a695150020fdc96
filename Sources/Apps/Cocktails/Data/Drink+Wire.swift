// The parser of drinks in the service's JSON, which has several forms of an empty list.
import DataLayer
import Foundation
import SharedUI

/// The answer to a list or a lookup: records, possibly none, or the service's message.
enum DrinksAnswer<Record: Decodable & Sendable>: Decodable, Sendable {
  /// The readable records, and the number of unreadable ones.
  case records([Record], unreadable: Int)
  /// A refusal with status 200, with the service's message.
  case refusal(String)

  private enum Key: String, CodingKey {
    case drinks
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    if try answer.decodeNil(forKey: .drinks) {
      self = .records([], unreadable: 0)
      // Only decoding shows whether a text replaces the records, which are read below.
    } else if let words = try? answer.decode(String.self, forKey: .drinks) {
      let said = words.beginning(300).trimmed
      let isNothing = ["", "no data found", "none found"].contains(said.lowercased())
      self = isNothing ? .records([], unreadable: 0) : .refusal(said)
    } else {
      let all = try answer.decode([Lossy<Record>].self, forKey: .drinks)
      let records = all.compactMap(\.element)
      self = .records(records, unreadable: all.count - records.count)
    }
  }
}

/// A drink in the service's JSON, in a list or a lookup.
struct DrinkRecord: Decodable, Sendable {
  let drink: Drink
  let detail: DrinkDetail

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: AnyKey.self)
    // Ids are quoted numbers, in some services plain ones.
    let id = try record.identity("idDrink")
    drink = Drink(
      id: id, name: try record.requiredText("strDrink", .name).onOneLine,
      photoURL: record.photo("strDrinkThumb"))
    detail = DrinkDetail(
      id: id, ingredients: Self.ingredients(in: record),
      instructions: Self.instructions(in: record),
      traits: ["strCategory", "strGlass", "strAlcoholic"].map { record.text($0, .name) ?? "" })
  }

  /// The ingredients in the used ones of 15 numbered slots, each with the measure of its slot.
  private static func ingredients(in record: KeyedDecodingContainer<AnyKey>) -> [Ingredient] {
    (1...15).compactMap { place in
      record.text("strIngredient\(place)", .name).map { name in
        Ingredient(name.onOneLine, measure: record.text("strMeasure\(place)", .word)?.onOneLine)
      }
    }
  }

  /// The instructions: `strInstructions` is English, `strInstructionsES` Spanish,
  /// `strInstructionsZH-HANS` simplified Chinese.
  private static func instructions(
    in record: KeyedDecodingContainer<AnyKey>
  ) -> [String: String] {
    let prefix = "strInstructions"
    // A language is a short tag, and no drink is described in more than a few.
    let keys = record.allKeys.filter {
      $0.stringValue.hasPrefix(prefix) && $0.stringValue.utf8.count < 40
    }
    let texts = keys.prefix(100).compactMap { key in
      record.text(key, .prose).map { (key.stringValue.dropFirst(prefix.count).lowercased(), $0) }
    }
    return Dictionary(texts.map { ($0.isEmpty ? "en" : $0, $1) }) { first, _ in first }
  }
}

/// Any key, because ingredients have numbered keys and the languages are not known in advance.
private struct AnyKey: CodingKey, ExpressibleByStringInterpolation {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension URL {
  /// The address of a photo with https, even if the service sends http or no scheme.
  ///
  /// One on the local network is kept, because it is a sandbox, which has no certificate.
  init?(repairing text: String) {
    let hasScheme = text.contains("://")
    let bare = text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    guard let url = URL(web: hasScheme ? text : "https://\(bare)") else { return nil }
    self = url.overTLS
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text with each run of white space as one space, because measures contain `\r\n`.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
