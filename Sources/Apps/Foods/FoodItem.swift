// One food on screen: what the service last said, and what the person wishes on top of it.
import Foundation
import Observation

/// A food shared by its row and its detail, so that both always agree and a like draws one row anew.
@Observable
final class FoodItem: Identifiable {
  /// The service's number for the food.
  nonisolated let id: Food.ID
  /// What the service last said.
  private(set) var food: Food
  /// The likes that the service has not settled yet.
  private var wish = LikeWish()
  /// The moment, on the model's own count, at which the service last agreed to a like.
  @ObservationIgnored private var agreedAt = 0
  /// The name as searching compares it: without case and accents.
  @ObservationIgnored private var foldedName: String

  init(_ food: Food) {
    id = food.id
    self.food = food
    foldedName = FoodItem.fold(food.name)
  }

  /// Whether the heart is full: the person's wish, or else the service's word.
  var isLiked: Bool { wish.wanted ?? food.isLiked }

  /// Takes the person's wish and returns what to send now, if anything.
  func want(_ isLiked: Bool) -> Bool? { wish.want(isLiked) }

  /// The service has agreed to a like, at `moment`; returns what to send next.
  func agreed(to isLiked: Bool, at moment: Int) -> Bool? {
    agreedAt = moment
    food.isLiked = isLiked
    return wish.answered()
  }

  /// The service has refused a like, so the heart is what it last said; returns what to send next.
  func refused() -> Bool? { wish.answered() }

  /// Takes what a list said that was asked for at `moment`.
  func take(_ newer: Food, askedAt moment: Int) {
    var newer = newer
    if moment < agreedAt {
      // The list left before the service agreed to the last like, and knows nothing of it.
      newer.isLiked = food.isLiked
      newer.lastUpdatedDate = food.lastUpdatedDate
    }
    guard newer != food else { return }
    if newer.name != food.name { foldedName = FoodItem.fold(newer.name) }
    food = newer
  }

  /// Whether the name holds every word of `query`, whatever the case and accents.
  func matches(_ query: String) -> Bool {
    FoodItem.fold(query).split(whereSeparator: \.isWhitespace).allSatisfy(foldedName.contains)
  }

  private static func fold(_ text: String) -> String {
    text.folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
