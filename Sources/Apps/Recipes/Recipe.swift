// A recipe: what the service says of one dish, and the list of all.
import Foundation

/// One dish of the list, as the service describes it.
struct Recipe: Identifiable, Hashable, Encodable, Sendable {
  /// The service's own identifier.
  let id: UUID
  /// Never blank.
  var name: String
  /// Such as "Malaysian"; never blank.
  var cuisine: String
  /// A photo for the list; nil when the service gave none.
  var smallPhoto: URL?
  /// A photo for the whole width; nil when the service gave none.
  var largePhoto: URL?
  /// The page that the recipe comes from.
  var source: URL?
  /// A video of the recipe.
  var video: URL?

  /// The service's names of the parts.
  enum CodingKeys: String, CodingKey {
    case id = "uuid"
    case name, cuisine
    case smallPhoto = "photo_url_small"
    case largePhoto = "photo_url_large"
    case source = "source_url"
    case video = "youtube_url"
  }
}

/// The recipes in the service's order, each id once.
struct RecipeList: Hashable, Encodable, Sendable {
  /// In the order of the service.
  let recipes: [Recipe]

  init(_ recipes: [Recipe]) { self.recipes = recipes }

  enum CodingKeys: String, CodingKey {
    case recipes
  }
}
