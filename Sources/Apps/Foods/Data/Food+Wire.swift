// The parser of the service's JSON. An optional member of a wrong type counts as absent.
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
    food = Food(
      id: try record.identity(.id) { Int($0) }, name: try record.requiredText(.name, .name),
      isLiked: try record.flag(.isLiked) ?? false, photoURL: record.photoAddress(.photoURL),
      description: record.text(.description, .prose) ?? "",
      countryOfOrigin: record.text(.countryOfOrigin, .word).flatMap(Country.init(written:)),
      lastUpdatedDate: record.text(.lastUpdatedDate, .word).flatMap(ServiceDate.read))
  }
}

/// An answer with foods: an array of all, at `food`, or a page of a few, at `food/0` and on.
struct FoodsAnswer: Decodable, Sendable {
  var page: RecordPage<Food>
  /// Whether it is a bare array, and so the whole list.
  let isWhole: Bool

  /// Reads either form. Throws `refused` for a refusal with status 200.
  init(from decoder: any Decoder) throws {
    // An answer that is no object must be an array; the failure only shows which of the two it is.
    let object = try? decoder.container(keyedBy: AnswerKey.self)
    isWhole = object == nil
    guard let object else {
      let foods = try [Lossy<FoodRecord>](from: decoder)
      page = RecordPage(foods.map(\.element?.food), total: foods.count)
      return
    }
    if !object.contains(.foods), let message = object.message {
      throw HTTPError.refused(status: 200, message: message)
    }
    let foods = try object.decode([Lossy<FoodRecord>]?.self, forKey: .foods) ?? []
    // The count only helps to stop; without it, the pages themselves do.
    let total = try? object.decode(Int.self, forKey: .totalCount)
    page = RecordPage(foods.map(\.element?.food), total: total)
  }
}

/// The acceptance of a like.
struct LikeAnswer: Decodable, Sendable {
  /// Throws `refused` for anything but `"success": true`.
  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: AnswerKey.self)
    // An absent or null value, or one of another type, is not true.
    guard (try? object.decode(Bool.self, forKey: .success)) == true else {
      throw HTTPError.refused(status: 200, message: object.message)
    }
  }
}

private enum AnswerKey: String, CodingKey {
  case foods, totalCount, success, error, message
}

extension KeyedDecodingContainer<AnswerKey> {
  /// The service's reason for a refusal.
  fileprivate var message: String? {
    (text(.error, .word) ?? text(.message, .word))?.beginning(300)
  }
}
