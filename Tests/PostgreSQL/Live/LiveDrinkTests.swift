// A drink that one process looks up, on the open pages of the others.
import AppTesting
import Cocktails
import Foundation
import SwiftUITesting
import Testing

@testable import tapas

@MainActor
@Suite("Looked-up drinks on the pages of all processes", .timeLimit(.minutes(2)))
struct LiveDrinkTests {
  private static let list =
    #"{"drinks":[{"idDrink":"7","strDrink":"Sling"},{"idDrink":"8","strDrink":"Colada"}]}"#
  private static let lists = ["GET /filter.php?g=Cocktail_glass": list]
  private static let lookups = [
    "GET /lookup.php?i=7":
      #"{"drinks":[{"idDrink":"7","strDrink":"Sling","strIngredient1":"Gin"}]}"#,
    "GET /lookup.php?i=8":
      #"{"drinks":[{"idDrink":"8","strDrink":"Colada","strIngredient1":"Rum"}]}"#,
  ]

  private func page(_ pair: ProcessPair, _ process: Int) throws -> Page<Void> {
    var wiring = CocktailsWiring()
    wiring.url = ScriptedTransport.base
    let dependencies = try #require(wiring.dependencies(pair.containers[process], nil))
    return try pair.page(of: CocktailsApp.self, dependencies, at: [])
  }

  @Test("A row that failed shows the detail that another process has looked up")
  func failed() async throws {
    let pair = try await ProcessPair([Self.lists.merging(Self.lookups) { $1 }, Self.lists])
    let there = try page(pair, 1)
    await there.html(with: "Sling")
    there.scroll(to: "Sling")
    await there.html(with: "The ingredients could not be loaded")
    let here = try page(pair, 0)
    await here.html(with: "Sling")
    here.scroll(to: "Sling")
    await here.html(with: "Gin")
    await there.html(with: "Gin")
    #expect(!there.html.contains("could not be loaded"))
    #expect(pair.services[1].asked.count { $0.contains("lookup") } == 1)
    await pair.close()
  }

  @Test("A row that comes near later finds the detail without a request")
  func later() async throws {
    let pair = try await ProcessPair([Self.lists.merging(Self.lookups) { $1 }, Self.lists])
    let here = try page(pair, 0)
    await here.html(with: "Colada")
    for (name, words) in [("Sling", "Gin"), ("Colada", "Rum")] {
      here.scroll(to: name)
      await here.html(with: words)
    }
    let there = try page(pair, 1)
    await there.html(with: "Colada")
    for (name, words) in [("Sling", "Gin"), ("Colada", "Rum")] {
      there.scroll(to: name)
      await there.html(with: words)
    }
    #expect(!pair.services[1].asked.contains { $0.contains("lookup") })
    await pair.close()
  }
}
