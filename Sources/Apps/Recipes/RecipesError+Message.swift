// The message and the symbol for each reason why there are no recipes.
import Foundation
import SharedUI
import SwiftUI

extension RecipesError: PresentableError {
  var message: Text {
    switch self {
    case .malformed(let recipe): recipe.message
    case .service(let error): error.message
    }
  }

  var symbol: String {
    switch self {
    case .malformed: "exclamationmark.triangle"
    case .service(let error): error.symbol
    }
  }
}

extension MalformedRecipe {
  /// A message such as "Recipe 12 has no name."
  fileprivate var message: Text {
    let number = Text(number, format: .number)  // In the digits of the reader.
    return switch part {
    case .name: Text("Recipe \(number) has no name.")
    case .cuisine: Text("Recipe \(number) has no cuisine.")
    case .uuid: Text("Recipe \(number) has no valid ID of its own.")
    case nil: Text("Recipe \(number) cannot be read.")
    }
  }
}
