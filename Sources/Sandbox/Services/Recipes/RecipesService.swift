// The recipe service, played: its list, the malformed and the empty one, photos in two sizes.
import Foundation
import WebServer

/// Recipes as their upstream serves them: three files side by side, and the photos they name.
struct RecipesService: SandboxService {
  let name = "recipes"

  private let list: RecipeList
  private let photos: PhotoShelf
  private let origin: Origin

  init(origin: Origin) throws(SandboxError) {
    self.origin = origin
    list = try RecipeList.shipped()
    photos = try PhotoShelf(folder: RecipeList.folder().appending(path: "photos"))
  }

  func answer(_ request: Request, path: [String]) async -> Response {
    let answer: Response
    switch path {
    case ["recipes.json"]: answer = .json(sent(list))
    case ["recipes-malformed.json"]: answer = .json(sent(list.withoutThreeNames()))
    case ["recipes-empty.json"]: answer = .json(RecipeList(recipes: []))
    case _ where path.count == 2 && path[0] == "photos":
      answer = photos.answer(path[1], ifNoneMatch: request.headers["If-None-Match"])
    default: return .error("Nothing is here.", status: 404)
    }
    return request.method == "GET" ? answer : .wrongMethod(allowed: "GET")
  }

  /// A list as it is sent: photo names made absolute addresses.
  private func sent(_ list: RecipeList) -> RecipeList {
    let photos = origin.text + "/recipes/photos/"
    return RecipeList(
      recipes: list.recipes.map { recipe in
        var recipe = recipe
        recipe.photoURLLarge = recipe.photoURLLarge.map { photos + $0 }
        recipe.photoURLSmall = recipe.photoURLSmall.map { photos + $0 }
        return recipe
      })
  }
}
