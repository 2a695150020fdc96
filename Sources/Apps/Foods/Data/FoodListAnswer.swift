// The answers of the service: foods in one of two shapes, and the results of likes.
import DataLayer
import Foundation

/// The form of a service's list, known from its first answer.
enum ListShape: Sendable {
  /// One array with all foods, at `food`.
  case whole
  /// Pages of a few foods, at `food/0` and on.
  case paged
}

/// The answer to a request for foods.
enum FoodListAnswer: Decodable, Sendable {
  /// The bare array of the first form.
  case list([Lossy<FoodRecord>])
  /// One page of the second form; the count of all foods may be missing.
  case page([Lossy<FoodRecord>], totalCount: Int?)
  /// A refusal with status 200, with the service's message.
  case refusal(String)

  private enum Key: String, CodingKey {
    case foods, totalCount, error, message
  }

  init(from decoder: any Decoder) throws {
    // An answer that is no object must be an array; the failure only shows which of the two it is.
    guard let object = try? decoder.container(keyedBy: Key.self) else {
      self = .list(try decoder.singleValueContainer().decode([Lossy<FoodRecord>].self))
      return
    }
    if !object.contains(.foods), let words = object.refusal(in: .error, .message) {
      self = .refusal(words)
      return
    }
    let records =
      try object.decodeNil(forKey: .foods)
      ? [] : object.decode([Lossy<FoodRecord>].self, forKey: .foods)
    // The count only helps to stop; without it, the pages themselves do.
    self = .page(records, totalCount: try? object.decode(Int.self, forKey: .totalCount))
  }
}

/// The answer to a like. Only `"success": true` is an acceptance.
struct LikeAnswer: Decodable, Sendable {
  let isSuccess: Bool
  let message: String?

  private enum Key: String, CodingKey {
    case success, error, message
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    // An absent or null value, or one of another type, is not true.
    isSuccess = (try? object.decode(Bool.self, forKey: .success)) ?? false
    message = object.refusal(in: .error, .message)
  }
}

extension KeyedDecodingContainer {
  /// The service's reason for its refusal: the first text at these keys, of at most 300 characters.
  fileprivate func refusal(in keys: Key...) -> String? {
    keys.lazy.compactMap { text($0) }.first.map { String($0.prefix(300)) }
  }
}
