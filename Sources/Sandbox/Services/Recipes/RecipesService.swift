// The simulated recipe service: its list, the malformed and the empty one, photos in two sizes.
import Foundation
import WebServer

/// Recipes as their upstream serves them: three files, and the photos that they name.
struct RecipesService: SandboxService {
  let name = "recipes"

  private let list: StoredRecipeList
  private let photos: PhotoFiles
  private let origin: Origin

  init(origin: Origin) throws(SandboxError) {
    self.origin = origin
    list = try StoredRecipeList.shipped()
    photos = try PhotoFiles(of: "Recipes")
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    let answer: Response
    switch path {
    case ["recipes.json"]: answer = .json(sent(list))
    case ["recipes-malformed.json"]: answer = .json(sent(list.withoutThreeNames()))
    case ["recipes-empty.json"]: answer = .json(StoredRecipeList(recipes: []))
    case _ where path.count == 2 && path[0] == "photos":
      answer = photos.answer(path[1], ifNoneMatch: request.headers["If-None-Match"])
    default: return .error("Nothing is here.", status: 404)
    }
    return request.method == "GET" ? answer : .wrongMethod(allowed: "GET")
  }

  /// Of every six recipes, the sixth has null for its name.
  func withWrongType(_ record: [String: Any], at index: Int) -> [String: Any] {
    index % 6 == 5 ? record.merging(["name": NSNull()]) { $1 } : record
  }

  /// A list as sent, with photo names made absolute addresses.
  private func sent(_ list: StoredRecipeList) -> StoredRecipeList {
    let photos = origin.text + "/recipes/photos/"
    return StoredRecipeList(
      recipes: list.recipes.map { recipe in
        var recipe = recipe
        recipe.photoURLLarge = recipe.photoURLLarge.map { photos + $0 }
        recipe.photoURLSmall = recipe.photoURLSmall.map { photos + $0 }
        return recipe
      })
  }
}
