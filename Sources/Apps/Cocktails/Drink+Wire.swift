// How drinks are read from the service's JSON, where nothing is said in a dozen ways.
import DataLayer
import Foundation
import SharedUI

/// What came for a list or a lookup: records, which may be none, or words.
enum DrinksAnswer<Record: Decodable & Sendable>: Decodable, Sendable {
  /// The readable records, and how many were not.
  case records([Record], unreadable: Int)
  /// A refusal that calls itself a success (status 200), in the service's words.
  case refusal(String)

  private enum Key: String, CodingKey {
    case drinks
  }

  init(from decoder: any Decoder) throws {
    let answer = try decoder.container(keyedBy: Key.self)
    if try answer.decodeNil(forKey: .drinks) {
      self = .records([], unreadable: 0)
      // Whether there is a text in place of the records is only known by trying; an array is read below.
    } else if let words = try? answer.decode(String.self, forKey: .drinks) {
      let isNothing = ["", "no data found", "none found"].contains(words.trimmed.lowercased())
      self = isNothing ? .records([], unreadable: 0) : .refusal(words.trimmed)
    } else {
      let all = try answer.decode([Lossy<Record>].self, forKey: .drinks)
      let records = all.compactMap(\.element)
      self = .records(records, unreadable: all.count - records.count)
    }
  }
}

/// A drink as it stands on the wire, in a list or in a lookup.
struct DrinkRecord: Decodable, Sendable {
  let drink: Drink
  let detail: DrinkDetail

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: AnyKey.self)
    // Ids are numbers in quotes, and from some writers plain numbers.
    let number = try? record.decode(Int.self, forKey: "idDrink")
    let id = try number.map(String.init) ?? record.requiredText("idDrink")
    drink = Drink(
      id: id, name: try record.requiredText("strDrink").onOneLine,
      photoURL: record.text("strDrinkThumb").flatMap(URL.init(repairing:)))
    detail = DrinkDetail(
      id: id, ingredients: Self.ingredients(in: record),
      instructions: Self.instructions(in: record),
      facts: ["strCategory", "strGlass", "strAlcoholic"].compactMap { record.text($0) })
  }

  /// The filled ones of the 15 places; a measure belongs to the place, so an empty one before it moves nothing.
  private static func ingredients(in record: KeyedDecodingContainer<AnyKey>) -> [Ingredient] {
    (1...15).compactMap { place in
      record.text("strIngredient\(place)").map { name in
        Ingredient(name.onOneLine, measure: record.text("strMeasure\(place)")?.onOneLine)
      }
    }
  }

  /// `strInstructions` is English, `strInstructionsES` Spanish, `strInstructionsZH-HANS` one of the Chinese.
  private static func instructions(
    in record: KeyedDecodingContainer<AnyKey>
  ) -> [String: String] {
    let prefix = "strInstructions"
    let texts = record.allKeys.filter { $0.stringValue.hasPrefix(prefix) }.compactMap { key in
      record.text(key).map { (key.stringValue.dropFirst(prefix.count).lowercased(), $0) }
    }
    return Dictionary(texts.map { ($0.isEmpty ? "en" : $0, $1) }) { first, _ in first }
  }
}

/// Any key at all: the places of ingredients are counted, and the languages are not known beforehand.
private struct AnyKey: CodingKey, ExpressibleByStringInterpolation {
  let stringValue: String
  var intValue: Int? { nil }

  init(stringLiteral value: String) { stringValue = value }
  init?(stringValue: String) { self.stringValue = stringValue }
  init?(intValue: Int) { nil }
}

extension URL {
  /// The address of a photo as the service means it: https, also where it says http or nothing.
  ///
  /// An http address on this very machine stays, as that is a sandbox, which has no certificate.
  init?(repairing text: String) {
    let hasScheme = text.contains("://")
    let bare = text.hasPrefix("//") ? String(text.dropFirst(2)) : text
    guard let url = URL(web: hasScheme ? text : "https://\(bare)") else { return nil }
    guard url.scheme?.lowercased() == "http", !url.isOnThisMachine else {
      self = url
      return
    }
    var parts = URLComponents(url: url, resolvingAgainstBaseURL: false)
    parts?.scheme = "https"
    self = parts?.url ?? url
  }

  private var isOnThisMachine: Bool {
    let host = host()?.lowercased() ?? ""
    let parts = host.split(separator: ".").map { UInt8($0) }
    return ["localhost", "::1", "[::1]"].contains(host)
      || (parts.count == 4 && parts.first == 127 && !parts.contains(nil))
  }
}

extension String {
  fileprivate var trimmed: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// The text with every run of spaces and line ends as one space: measures end in `\r\n`, some hold one.
  fileprivate var onOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
