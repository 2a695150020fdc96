// One food on screen: what the service last said, and what the person wishes on top of it.
import DataLayer
import Observation
import SharedUI

/// A food shared by its row and its detail, so that both always agree and a like draws one row anew.
@MainActor @Observable
final class FoodItem: Identifiable {
  /// The service's number for the food.
  let id: Food.ID
  /// What the service last said.
  private(set) var food: Food
  /// The likes that the service has not settled yet.
  private var wish = PendingLike()
  /// The last load of the list that had begun when the service last agreed to a like.
  @ObservationIgnored private var agreedDuring = LoadGeneration.savedCopy
  @ObservationIgnored private var foldedName: FoldedText

  init(_ food: Food) {
    id = food.id
    self.food = food
    foldedName = FoldedText(food.name)
  }

  /// Whether the heart is full: the person's wish, or else the service's word.
  var isLiked: Bool { wish.wanted ?? food.isLiked }

  /// Takes the person's wish and returns what to send now, if anything.
  func want(_ isLiked: Bool) -> Bool? { wish.want(isLiked) }

  /// The service has agreed to a like, after the load `generation` began; returns what to send next.
  func agreed(to isLiked: Bool, during generation: LoadGeneration) -> Bool? {
    agreedDuring = generation
    food.isLiked = isLiked
    return wish.answered()
  }

  /// The service has refused a like, so the heart is what it last said; returns what to send next.
  func refused() -> Bool? { wish.answered() }

  /// Takes what the list of the load `generation` says.
  func take(_ newer: Food, from generation: LoadGeneration) {
    var newer = newer
    if generation <= agreedDuring {
      // The list left before the service agreed to the last like, and knows nothing of it.
      newer.isLiked = food.isLiked
      newer.lastUpdatedDate = food.lastUpdatedDate
    }
    guard newer != food else { return }
    if newer.name != food.name { foldedName = FoldedText(newer.name) }
    food = newer
  }

  /// Whether the name holds every word of a search.
  func isFound(by words: SearchWords) -> Bool { words.find(foldedName) }
}
