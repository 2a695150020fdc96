// The list on the wire: what a recipe needs, what it may lack, and what spoils the list.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Recipes

@MainActor
@Suite("A list of recipes on the wire", .timeLimit(.minutes(10)))
struct RecipeWireTests {
  static let id = "00000000-0000-0000-0000-000000000001"
  static let good =
    #"{"uuid": "00000000-0000-0000-0000-000000000002", "name": "Pie", "cuisine": "British"}"#

  @Test("A whole record is read whole, in the service's order; unknown keys are no trouble")
  func whole() async throws {
    let list = try await list(
      """
      {"recipes": [\(Self.good), {
        "uuid": "\(Self.id)", "name": " Bakewell Tart\\n", "cuisine": "British",
        "photo_url_small": "https://photos.test/tart/small.jpg",
        "photo_url_large": "https://photos.test/tart/large.jpg",
        "source_url": " http://recipes.test/tart ",
        "youtube_url": "https://videos.test/v?id=1&t=2", "stars": [5]}], "page": 1}
      """)
    let pie = Recipe(id: Recipe.id(2), name: "Pie", cuisine: "British")
    #expect(list == RecipeList([pie, .tart]))
  }

  @Test("A list of 20,001 recipes is too long")
  func tooLong() async {
    let records = (0...20_000).map {
      #"{"uuid": "\#(Recipe.id($0))", "name": "Pie", "cuisine": "British"}"#
    }
    await #expect(throws: RecipesError.service(.tooLong)) {
      try await list(#"{"recipes": [\#(records.joined(separator: ","))]}"#)
    }
  }

  @Test(
    "An address may be absent, null, empty, blank, of another type, or lead to no page",
    arguments: [
      "", "null", #""""#, #"" ""#, "5", "[]", #""nonsense""#, #""/tart""#, #""https://""#,
      #""javascript:alert(1)""#, #""ftp://recipes.test/tart""#, #""data:text/html,x""#,
    ])
  func addresses(value: String) async throws {
    let keys = ["photo_url_small", "photo_url_large", "source_url", "youtube_url"]
    let addresses = value.isEmpty ? "" : keys.map { #", "\#($0)": \#(value)"# }.joined()
    let list = try await list(
      #"{"recipes": [{"uuid": "\#(Self.id)", "name": "Pie", "cuisine": "British"\#(addresses)}]}"#)
    #expect(list == RecipeList([Recipe(id: Recipe.id(1), name: "Pie", cuisine: "British")]))
  }

  @Test("An empty list is a list")
  func empty() async throws {
    #expect(try await list(#"{"recipes": []}"#) == RecipeList([]))
  }

  @Test(
    "One malformed recipe spoils the list, and the record and its part are named",
    arguments: [
      (#"{"uuid": "U", "cuisine": "British"}"#, "name"),
      (#"{"uuid": "U", "name": null, "cuisine": "British"}"#, "name"),
      (#"{"uuid": "U", "name": "", "cuisine": "British"}"#, "name"),
      (#"{"uuid": "U", "name": " \n\t ", "cuisine": "British"}"#, "name"),
      (#"{"uuid": "U", "name": 5, "cuisine": "British"}"#, "name"),
      (#"{"uuid": "U", "name": "Pie"}"#, "cuisine"),
      (#"{"uuid": "U", "name": "Pie", "cuisine": null}"#, "cuisine"),
      (#"{"uuid": "U", "name": "Pie", "cuisine": " "}"#, "cuisine"),
      (#"{"uuid": "U", "name": "Pie", "cuisine": ["British"]}"#, "cuisine"),
      (#"{"name": "Pie", "cuisine": "British"}"#, "uuid"),
      (#"{"uuid": null, "name": "Pie", "cuisine": "British"}"#, "uuid"),
      (#"{"uuid": "", "name": "Pie", "cuisine": "British"}"#, "uuid"),
      (#"{"uuid": "seven", "name": "Pie", "cuisine": "British"}"#, "uuid"),
      (#"{"uuid": 7, "name": "Pie", "cuisine": "British"}"#, "uuid"),
      (#"{"uuid": "00000000-0000-0000-0000-000000000002", "name": "A", "cuisine": "B"}"#, "uuid"),
      ("null", nil), ("7", nil), (#""Pie""#, nil), ("[]", nil),
    ] as [(String, String?)])
  func malformed(record: String, part: String?) async {
    let record = record.replacing(#""U""#, with: #""\#(Self.id)""#)
    await #expect {
      try await list(#"{"recipes": [\#(Self.good), \#(record)]}"#)
    } throws: { error in
      let malformed = MalformedRecipe(number: 2, part: part.flatMap(MalformedRecipe.Part.init))
      return error as? RecipesError == .malformed(malformed)
    }
  }

  @Test(
    "An answer that is no list is unreadable, and no recipe is blamed",
    arguments: ["", "{", "[]", "{}", #"{"recipes": null}"#, #"{"recipes": {}}"#, "<html></html>"])
  func noList(json: String) async {
    await #expect {
      try await list(json)
    } throws: { error in
      if case .service(.unreadable) = error as? RecipesError { true } else { false }
    }
  }

  @Test("A kept list is read back as it was")
  func kept() throws {
    let list = RecipeList([.tart, .brulee, .crumble])
    let kept = try JSONEncoder().encode(list)
    #expect(try JSONDecoder().decode(RecipeList.self, from: kept) == list)
  }

  private func list(_ json: String) async throws -> RecipeList {
    let server = ScriptedTransport(["GET /recipes.json": json])
    let address = ScriptedTransport.base.appending(path: "recipes.json")
    return try await RecipeService.live(at: address, client: HTTPClient(transport: server)).list()
  }
}
