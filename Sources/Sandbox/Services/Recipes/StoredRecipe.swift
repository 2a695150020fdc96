// A recipe as the service keeps and sends it.
import Foundation

/// One recipe in the service's own shape; what is nil is left out of the answer, never sent as null.
struct RecipeRecord: Codable, Equatable, Sendable {
  var cuisine: String
  /// Nil only in the malformed answer.
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

/// The one form every answer has: the recipes in an object of their own.
struct RecipeList: Codable, Equatable, Sendable {
  var recipes: [RecipeRecord]
}

extension RecipeList {
  /// The folder with the data and the photos, as it ships with the sandbox.
  static func folder() throws(SandboxError) -> URL {
    guard let folder = Bundle.module.url(forResource: "Recipes", withExtension: nil) else {
      throw .dataMissing(file: "Recipes")
    }
    return folder
  }

  /// All recipes that ship with the sandbox, in the order of the service.
  static func shipped() throws(SandboxError) -> RecipeList {
    let file = try folder().appending(path: "recipes.json")
    do {
      return try JSONDecoder().decode(RecipeList.self, from: Data(contentsOf: file))
    } catch {
      throw .dataUnreadable(file: "recipes.json", reason: "\(error)")
    }
  }

  /// The same list with the names of three recipes missing, as in the real service's malformed file.
  func withoutThreeNames() -> RecipeList {
    var list = self
    for index in [2, list.recipes.count / 2, list.recipes.count - 1] {
      list.recipes[index].name = nil
    }
    return list
  }
}
