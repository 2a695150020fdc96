// The service's real answer, where a folder with recorded answers lies beside the package.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Recipes

/// Where the recorded answers are, if they are anywhere.
private enum Recorded {
  /// `../shared/payloads/recipes`, seen from the package or, in a second checkout, from its parent.
  static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return ["../shared", "../../shared"]
      .map { package.appending(path: "\($0)/payloads/recipes").standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }()
}

@Suite("Recorded answers", .enabled(if: Recorded.folder != nil))
struct RealPayloadTests {
  @Test("The recorded list is 63 recipes, the empty one none, and the malformed one no list")
  func lists() async throws {
    let folder = try #require(Recorded.folder)
    func list(_ name: String) async throws -> RecipeList {
      let json = try String(contentsOf: folder.appending(path: name), encoding: .utf8)
      let client = HTTPClient(transport: ScriptedTransport(["GET /recipes.json": json]))
      let address = ScriptedTransport.base.appending(path: "recipes.json")
      return try await RecipeService.live(at: address, client: client).list()
    }
    #expect(try await list("recipes.json").recipes.count == 63)
    #expect(try await list("recipes-empty.json") == RecipeList([]))
    await #expect(throws: RecipesError.self) { try await list("recipes-malformed.json") }
  }
}
