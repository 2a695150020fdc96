// A recipe as it ships with the sandbox and as it is sent.
import Foundation

/// A recipe with the service's own members. A nil member is omitted, never sent as null.
struct StoredRecipe: Codable, Equatable, Sendable {
  var cuisine: String
  /// The name; nil only in the malformed response.
  var name: String?
  /// A file name in the data; an absolute address once it is sent.
  var photoURLLarge: String?
  /// A file name in the data; an absolute address once it is sent.
  var photoURLSmall: String?
  var uuid: String
  var sourceURL: String?
  var youtubeURL: String?

  enum CodingKeys: String, CodingKey {
    case cuisine, name, uuid
    case photoURLLarge = "photo_url_large"
    case photoURLSmall = "photo_url_small"
    case sourceURL = "source_url"
    case youtubeURL = "youtube_url"
  }
}

/// The form of every response: an object with the recipes.
struct StoredRecipeList: Codable, Equatable, Sendable {
  var recipes: [StoredRecipe]
}

extension StoredRecipeList {
  /// All recipes that ship with the sandbox, in the order of the service.
  static func shipped() throws(SandboxError) -> StoredRecipeList {
    try SandboxResources.decode(StoredRecipeList.self, "recipes.json", of: "Recipes")
  }

  /// The same list without the names of three recipes, as in the real service's malformed file.
  func withoutThreeNames() -> StoredRecipeList {
    var list = self
    for index in [2, list.recipes.count / 2, list.recipes.count - 1] {
      list.recipes[index].name = nil
    }
    return list
  }
}
