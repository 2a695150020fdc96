// The choice of drinks besides their names.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Cocktails

@MainActor
@Suite("The filter of drinks", .timeLimit(.minutes(10)))
struct DrinkFilterTests {
  private func filter(
    favouritesOnly: Bool = false, category: String = "", glass: String = ""
  ) -> DrinkFilter {
    var filter = DrinkFilter()
    (filter.favouritesOnly, filter.category, filter.glass) = (favouritesOnly, category, glass)
    return filter
  }

  @Test(
    "Favourites, category and glass narrow the list together, and a drink not looked up has none")
  func drinks() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: Drink.row(of: 4))
    let traits = [
      "1": ["Shot", "Shot glass"], "2": ["Shot", "Jar"], "3": ["", "Jar", "Alcoholic"],
    ]
    for (id, traits) in traits {
      let detail = DrinkDetail(id: id, ingredients: [], traits: traits)
      fixture.item(id).take(Record(value: detail, savedAt: CocktailsFixture.evening))
    }
    var favourites = Favourites()
    for id in ["2", "4"] { favourites[id] = true }
    let list = try #require(fixture.model.list.content.value)
    func ids(_ filter: DrinkFilter, _ query: String = "") -> [String] {
      filter.drinks(in: list, matching: query, favourites: favourites).map(\.id)
    }
    #expect(ids(filter()) == ["1", "2", "3", "4"])
    #expect(ids(filter(favouritesOnly: true)) == ["2", "4"])
    #expect(ids(filter(category: "Shot")) == ["1", "2"])
    #expect(ids(filter(glass: "Jar")) == ["2", "3"])
    #expect(ids(filter(favouritesOnly: true, category: "Shot", glass: "Jar")) == ["2"])
    #expect(ids(filter(category: "Shot"), "drink 1") == ["1"])
    await fixture.leave()
  }

  @Test("It is kept as a text, and a text of another form is no choice")
  func text() {
    let chosen = filter(favouritesOnly: true, category: "Punch / Party Drink")
    #expect(chosen.rawValue == "favourites\nPunch / Party Drink\n")
    #expect(DrinkFilter(rawValue: chosen.rawValue) == chosen)
    #expect(DrinkFilter(rawValue: filter().rawValue)?.isActive == false)
    #expect(DrinkFilter(rawValue: "favourites") == nil)
    #expect(chosen.needsDetails && !filter(favouritesOnly: true).needsDetails)
  }
}
