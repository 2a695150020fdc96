// A recipe of the service, and the list of all.
import Foundation

/// A dish as the service describes it.
struct Recipe: Identifiable, Hashable, Encodable, Sendable {
  /// The service's own identifier.
  let id: UUID
  /// The name, never blank.
  var name: String
  /// The cuisine, such as "Malaysian"; never blank.
  var cuisine: String
  /// A photo for the list; nil when the service has none.
  var smallPhoto: URL?
  /// A photo for the full width; nil when the service has none.
  var largePhoto: URL?
  /// The page where the recipe was published.
  var source: URL?
  /// A video of the recipe.
  var video: URL?

  /// The address to share: the page where it was published, else its video, else a photo.
  var address: URL? { source ?? video ?? largePhoto ?? smallPhoto }

  /// The last twelve digits of the id: a browser keeps favourites in a short text.
  var favouriteID: String { String(id.uuidString.suffix(12)) }

  /// The service's names of the members.
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
  /// The recipes in the service's order.
  let recipes: [Recipe]

  init(_ recipes: [Recipe]) { self.recipes = recipes }

  enum CodingKeys: String, CodingKey {
    case recipes
  }
}
