// The parser of a food in the service's JSON. An optional member of a wrong type counts as absent.
import DataLayer
import Foundation

/// A food in the service's JSON. An id and a name are required.
struct FoodRecord: Decodable, Sendable {
  let food: Food

  private enum Key: String, CodingKey {
    case id, name, isLiked, photoURL, description, countryOfOrigin, lastUpdatedDate
  }

  init(from decoder: any Decoder) throws {
    let record = try decoder.container(keyedBy: Key.self)
    guard let id = Int(try record.identity(.id)) else {
      throw DecodingError.dataCorruptedError(
        forKey: .id, in: record, debugDescription: "The id is not a number")
    }
    food = Food(
      id: id, name: try record.requiredText(.name),
      isLiked: try FoodRecord.like(in: record), photoURL: record.photoAddress(.photoURL),
      description: record.text(.description) ?? "",
      countryOfOrigin: record.text(.countryOfOrigin).flatMap(Country.init(written:)),
      lastUpdatedDate: record.text(.lastUpdatedDate).flatMap(FoodRecord.date))
  }

  /// Whether the food is liked; false if absent. Throws for another type.
  private static func like(in record: KeyedDecodingContainer<Key>) throws -> Bool {
    // Any other type is read as a Bool below, whose failure is thrown.
    if let number = try? record.decode(Int.self, forKey: .isLiked), (0...1).contains(number) {
      return number == 1
    }
    return try record.decodeIfPresent(Bool.self, forKey: .isLiked) ?? false
  }

  /// A date in ISO 8601, with or without fractional seconds.
  private static func date(_ text: String) -> Date? {
    // Only parsing shows which of the two styles fits; a text that fits neither is no date.
    (try? Date.ISO8601FormatStyle(includingFractionalSeconds: true).parse(text))
      ?? (try? Date.ISO8601FormatStyle().parse(text))
  }
}
