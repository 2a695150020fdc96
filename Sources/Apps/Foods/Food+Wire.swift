// How one food is read from the service's JSON, forgiving what can be forgiven.
import DataLayer
import Foundation
import SharedUI

/// A record as it stands on the wire: only an id and a name are needed for it to be a food.
struct FoodRecord: Decodable, Sendable {
  let food: Food

  private enum Key: String, CodingKey {
    case id, name, isLiked, photoURL, description, countryOfOrigin, lastUpdatedDate
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    food = Food(
      id: try FoodRecord.id(in: record), name: try record.requiredText(.name),
      isLiked: try FoodRecord.like(in: record), photoURL: record.webAddress(.photoURL),
      description: record.text(.description) ?? "",
      countryOfOrigin: record.text(.countryOfOrigin).flatMap(Country.init(code:)),
      lastUpdatedDate: record.text(.lastUpdatedDate).flatMap(FoodRecord.date))
  }

  /// Ids come as numbers, and from some writers as numbers in quotes.
  private static func id(in record: KeyedDecodingContainer<Key>) throws -> Int {
    // A number that is not there is looked for as text next; that failure is the one thrown.
    if let number = try? record.decode(Int.self, forKey: .id) { return number }
    let text = try record.decode(String.self, forKey: .id)
    guard let number = Int(text.trimmingCharacters(in: .whitespaces)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: record, debugDescription: "The id is not a number")
    }
    return number
  }

  /// A like left out is "not liked"; a like of another kind is not guessed.
  private static func like(in record: KeyedDecodingContainer<Key>) throws -> Bool {
    // Any other type falls through to the Bool below, whose failure says what is wrong.
    if let number = try? record.decode(Int.self, forKey: .isLiked), (0...1).contains(number) {
      return number == 1
    }
    return try record.decodeIfPresent(Bool.self, forKey: .isLiked) ?? false
  }

  /// ISO 8601, with or without fractional seconds.
  private static func date(_ text: String) -> Date? {
    // Which of the two styles fits is only known by trying; a text neither reads is no date.
    (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
      ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}

extension FoodList {
  /// The readable records in order, each id once; the unreadable ones counted.
  init(records: [Lossy<FoodRecord>]) {
    self.init(foods: [])
    let foods = records.compactMap(\.element?.food)
    append(FoodList(foods: foods, skipped: records.count - foods.count))
  }
}
