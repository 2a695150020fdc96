// Whole answers of the service: some of our own and, where there are any, recorded ones.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Recipes

/// The three answers that the service has: a list, an empty one, and a malformed one.
struct ListAnswers: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let whole: String
  let count: Int
  let empty: String
  let malformed: String

  static let own = ListAnswers(
    testDescription: "our own",
    whole: """
      {
          "recipes": [
              \(record(1, "Plum Dumplings", "Czech")),
              \(record(2, "Fish Pie", "British", more: source)),
              \(record(3, "Semla", "Swedish", more: source + video))
          ]
      }
      """,
    count: 3,
    empty: #"{ "recipes": [] }"#,
    malformed: """
      {
          "recipes": [
              \(record(1, "Plum Dumplings", "Czech")),
              { "name": "Fish Pie", "photo_url_small": "https://photos.example/2/small.jpg" }
          ]
      }
      """)

  /// The answers that were recorded; nil in a clone.
  static let recorded: ListAnswers? = {
    guard let whole = Recorded.text("payloads/recipes/recipes.json"),
      let empty = Recorded.text("payloads/recipes/recipes-empty.json"),
      let malformed = Recorded.text("payloads/recipes/recipes-malformed.json")
    else { return nil }
    return ListAnswers(
      testDescription: "recorded", whole: whole, count: 63, empty: empty, malformed: malformed)
  }()

  private static let source = #", "source_url": "https://pages.example/recipe.html""#
  private static let video = #", "youtube_url": "https://videos.example/watch?v=1""#

  private static func record(
    _ number: Int, _ name: String, _ cuisine: String, more: String = ""
  ) -> String {
    """
    { "cuisine": "\(cuisine)", "name": "\(name)",
      "photo_url_large": "https://photos.example/\(number)/large.jpg",
      "photo_url_small": "https://photos.example/\(number)/small.jpg",
      "uuid": "00000000-0000-4000-8000-00000000000\(number)"\(more) }
    """
  }
}

@Suite("Whole answers", .timeLimit(.minutes(10)))
struct WholeAnswerTests {
  @Test(
    "A list is all its recipes, an empty one none, and a malformed one no list",
    arguments: [ListAnswers.own, ListAnswers.recorded].compactMap(\.self))
  func lists(answers: ListAnswers) async throws {
    func list(_ json: String) async throws -> RecipeList {
      let client = HTTPClient(transport: ScriptedTransport(["GET /recipes.json": json]))
      let address = ScriptedTransport.base.appending(path: "recipes.json")
      return try await RecipeService.live(at: address, client: client).list()
    }
    let recipes = try await list(answers.whole).recipes
    #expect(recipes.count == answers.count)
    #expect(recipes.allSatisfy { $0.smallPhoto != nil && $0.largePhoto != nil })
    #expect(try await list(answers.empty) == RecipeList([]))
    await #expect(throws: RecipesError.self) { try await list(answers.malformed) }
  }
}
