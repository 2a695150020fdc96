// Real answers of the service, where the folder with recorded answers lies beside the package.
import AppTesting
import Foundation
import Testing

@testable import Cocktails

/// Where the recorded answers are, if they are anywhere.
private enum Recorded {
  /// `../shared/payloads/cocktails`, from the package or, in a second checkout, from its parent.
  static let folder: URL? = {
    let package = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
    return ["../shared", "../../shared"]
      .map { package.appending(path: "\($0)/payloads/cocktails").standardizedFileURL }
      .first { FileManager.default.fileExists(atPath: $0.path()) }
  }()

  static func text(_ name: String) throws -> String {
    let folder = try #require(folder)
    return try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }
}

@Suite("Recorded answers", .enabled(if: Recorded.folder != nil))
struct RealPayloadTests {
  @Test("The recorded list has all its drinks, each with a photo over https")
  func list() async throws {
    let json = try Recorded.text("filter-g-Cocktail_glass.mchirino89.json")
    let list = try await ScriptedTransport(["GET /filter.php?g=Cocktail_glass": json]).drinks.list()
    #expect(list.drinks.count == 132)
    #expect(list.skipped == 0)
    #expect(list.drinks.first?.name == "9 1/2 Weeks")
    #expect(list.drinks.allSatisfy { $0.photoURL?.scheme == "https" })
    #expect(list.drinks.allSatisfy { $0.photoURL?.host() == "www.thecocktaildb.com" })
  }

  @Test("The recorded drink has four of fifteen ingredients, each with its measure")
  func lookup() async throws {
    let json = try Recorded.text("lookup-16108.mchirino89.json")
    let service = ScriptedTransport(["GET /lookup.php?i=16108": json]).drinks
    let detail = try await service.lookUp("16108")
    #expect(
      detail.ingredients == [
        Ingredient("Absolut Citron", measure: "2 oz"),
        Ingredient("Orange Curacao", measure: "1/2 oz"),
        Ingredient("Strawberry liqueur", measure: "1 splash"),
        Ingredient("Orange juice", measure: "1 oz"),
      ])
    #expect(detail.facts == ["Cocktail", "Cocktail glass", "Alcoholic"])
    #expect(detail.instructions(in: Locale(identifier: "es"))?.hasPrefix("Combine all") == true)
  }

  @Test("The recorded nothing is nothing")
  func nothing() async throws {
    let json = try Recorded.text("none-found.json")
    let server = ScriptedTransport(["GET /filter.php?g=Cocktail_glass": json])
    #expect(try await server.drinks.list() == DrinkList(drinks: []))
  }
}
