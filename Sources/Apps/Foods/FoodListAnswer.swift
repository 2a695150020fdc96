// What the service answers: foods in one of two shapes, and the results of likes.
import DataLayer
import Foundation

/// How a service lists its foods, known from its first answer.
enum ListShape: Sendable {
  /// One array with everything, at `food`.
  case whole
  /// Pages of a few foods, at `food/0` and on.
  case paged
}

/// The answer to a request of foods.
enum FoodListAnswer: Decodable, Sendable {
  /// The bare array of the first form.
  case list([Lossy<FoodRecord>])
  /// One page of the second form; the count of all foods may be missing.
  case page([Lossy<FoodRecord>], totalCount: Int?)
  /// A refusal that calls itself a success (status 200), with the service's words.
  case refusal(String)

  private enum Key: String, CodingKey {
    case foods, totalCount, error, message
  }

  init(from decoder: any Decoder) throws {
    // What is no object must be an array; the failure only tells which of the two it is.
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
    // The count only says when to stop; without it the pages themselves do.
    self = .page(records, totalCount: try? object.decode(Int.self, forKey: .totalCount))
  }
}

/// The answer to a like: only `"success": true` is a yes.
struct LikeAnswer: Decodable, Sendable {
  let isSuccess: Bool
  let words: String?

  private enum Key: String, CodingKey {
    case success, error, message
  }

  init(from decoder: any Decoder) throws {
    let object = try decoder.container(keyedBy: Key.self)
    // Absent, null or of another type: in no case is it true.
    isSuccess = (try? object.decode(Bool.self, forKey: .success)) ?? false
    words = object.refusal(in: .error, .message)
  }
}

extension KeyedDecodingContainer {
  /// What the service says about its own refusal: the first text in these, 300 characters at most.
  fileprivate func refusal(in keys: Key...) -> String? {
    keys.lazy.compactMap { text($0) }.first.map { String($0.prefix(300)) }
  }
}
