// Which recipe spoiled the list, said so that a person can find it.
import DataLayer
import SharedUI
import SwiftUI

/// The record and the part that a list was disregarded for.
struct MalformedRecipe: Equatable, Sendable {
  /// The place of the record in the service's list, counted from 1.
  let number: Int
  /// What it has none of that could be used; nil when the record is no recipe at all.
  let part: Part?

  /// What every recipe must have.
  enum Part: String, Sendable {
    case uuid, name, cuisine
  }

  /// Finds the record in the place that the error names, such as `recipes[11].name`; nil when it names none.
  init?(_ error: HTTPError) {
    guard case .unreadable(let place, _) = error,
      let match = place.wholeMatch(of: /recipes\[(\d+)\](?:\.(\w+))?/), let index = Int(match.1)
    else { return nil }
    number = index + 1
    part = match.2.flatMap { Part(rawValue: String($0)) }
  }
}

extension MalformedRecipe {
  /// Such as "Recipe 12 has no name."
  var words: Text {
    let number = String(number)
    return switch part {
    case .name: Text("Recipe \(number) has no name.")
    case .cuisine: Text("Recipe \(number) has no cuisine.")
    case .uuid: Text("Recipe \(number) has no valid ID of its own.")
    case nil: Text("Recipe \(number) cannot be read.")
    }
  }
}

extension HTTPError {
  /// Why there are no recipes, in the reader's language.
  @MainActor var recipeWords: Text {
    if let malformed = MalformedRecipe(self) { malformed.words } else { words }
  }
}
