// The recipe service over a real socket: its three lists, photos, faults, hostile paths.
import Foundation
import Testing

@testable import Sandbox

@Suite("The simulated recipe service", .timeLimit(.minutes(10)))
struct RecipesServiceTests {
  private func recipes(_ answer: HTTPAnswer) throws -> [StoredRecipe] {
    #expect(answer.status == 200)
    #expect(answer.headers["content-type"] == "application/json; charset=utf-8")
    return try JSONDecoder().decode(StoredRecipeList.self, from: Data(answer.body)).recipes
  }

  /// The shipped recipes with the absolute photo addresses of a running sandbox.
  private func expected(_ sandbox: RunningSandbox) throws -> [StoredRecipe] {
    let photos = "http://127.0.0.1:\(sandbox.port)/recipes/photos/"
    return try StoredRecipeList.shipped().recipes.map { recipe in
      var recipe = recipe
      if let name = recipe.photoURLLarge { recipe.photoURLLarge = photos + name }
      if let name = recipe.photoURLSmall { recipe.photoURLSmall = photos + name }
      return recipe
    }
  }

  @Test("The list is whole, with absolute photo addresses, and leaves out what is absent")
  func list() async throws {
    try await withSandbox { sandbox in
      #expect(
        sandbox.recipesURL.absoluteString
          == "http://127.0.0.1:\(sandbox.port)/recipes/recipes.json")
      let answer = try await ask(sandbox.port, sandbox.recipesURL.path())
      #expect(try recipes(answer) == expected(sandbox))
      #expect(!answer.text.contains("null"))
      #expect(answer.text.contains("\"name\":\"Crème Brûlée\""))
    }
  }

  @Test("The malformed list is valid JSON in which three recipes lack their name, nothing else")
  func malformed() async throws {
    try await withSandbox { sandbox in
      let answer = try await ask(sandbox.port, sandbox.malformedRecipesURL.path())
      let sent = try recipes(answer)
      var whole = try expected(sandbox)
      let nameless = sent.indices.filter { sent[$0].name == nil }
      #expect(nameless.count == 3)
      for index in nameless { whole[index].name = nil }
      #expect(sent == whole)
      #expect(!answer.text.contains("null"))
    }
  }

  @Test("The empty list is the list's form with nothing in it")
  func empty() async throws {
    try await withSandbox { sandbox in
      let answer = try await ask(sandbox.port, sandbox.emptyRecipesURL.path())
      #expect(try recipes(answer) == [])
      #expect(answer.text == #"{"recipes":[]}"#)
    }
  }

  @Test("A recipe's photos come in both sizes, with type, tag and age")
  func photos() async throws {
    try await withSandbox { sandbox in
      let recipe = try #require(try expected(sandbox).first { $0.name == "Crème Brûlée" })
      var sizes: [Int] = []
      for text in [recipe.photoURLSmall, recipe.photoURLLarge] {
        let path = try #require(text.flatMap { URL(string: $0) }).path()
        let photo = try await ask(sandbox.port, path)
        #expect(photo.status == 200 && photo.isWhole)
        #expect(photo.headers["content-type"] == "image/jpeg")
        #expect(photo.headers["cache-control"] == "public, max-age=86400")
        #expect(photo.body.prefix(2) == [0xFF, 0xD8] && photo.body.suffix(2) == [0xFF, 0xD9])
        let tag = try #require(photo.headers["etag"])
        let again = try await ask(sandbox.port, path, headers: ["If-None-Match": tag])
        #expect(again.status == 304)
        sizes.append(photo.body.count)
      }
      #expect(sizes[0] * 2 < sizes[1])
    }
  }

  @Test("A fault planned for the list meets the list only")
  func faults() async throws {
    try await withSandbox { sandbox in
      let fault = #"{"service":"recipes","path":"/recipes.json","kind":"status","status":503}"#
      let planned = try await ask(sandbox.port, "/_faults", method: "POST", body: fault)
      let other = try await ask(sandbox.port, "/recipes/recipes-empty.json")
      let met = try await ask(sandbox.port, "/recipes/recipes.json")
      let statuses = [planned, other, met].map(\.status)
      #expect(statuses == [201, 200, 503])
    }
  }

  @Test("Another method is refused, an unknown or hostile path is not found")
  func refusals() async throws {
    try await withSandbox { sandbox in
      let posted = try await ask(sandbox.port, "/recipes/recipes.json", method: "POST")
      #expect(posted.status == 405)
      #expect(posted.headers["allow"] == "GET")
      for path in [
        "/recipes", "/recipes/recipes", "/recipes/photos", "/recipes/photos/zurek-large.jpg",
        "/recipes/photos/..%2frecipes.json", "/recipes/photos/%2e%2e/recipes.json",
        "/recipes/photos/jalebi-small.jpg/x", "/recipes/recipes.json/x",
      ] {
        #expect(try await ask(sandbox.port, path).status == 404, "\(path)")
      }
    }
  }
}
