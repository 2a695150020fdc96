// Names, descriptions and the currency, as a menu file states them.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Names in several languages", .timeLimit(.minutes(10)))
struct NamesTests {
  @Test("Each reader gets the own language, else the restaurant's, else Arabic")
  func names() {
    var product = Product(
      id: "1", categoryID: "c", name: "Sopa", localizedName: "حساء", detail: "Fría", price: nil)
    product.localizedDetail = "بارد"
    product.translations = ["en": MenuTranslation(name: "Soup"), "de": MenuTranslation(name: " ")]
    let category = MenuCategory(
      id: "c", name: "Sopas", localizedName: "شوربات",
      translations: ["en": MenuTranslation(name: "Soups")])
    func read(_ language: String) -> [String] {
      let locale = Locale(identifier: language)
      return [
        product.title(in: locale), product.description(in: locale), category.title(in: locale),
      ]
    }
    #expect(read("en_GB") == ["Soup", "Fría", "Soups"])
    #expect(read("es") == ["Sopa", "Fría", "Sopas"])
    #expect(read("de") == ["Sopa", "Fría", "Sopas"])
    #expect(read("ar") == ["حساء", "بارد", "شوربات"])
  }

  @Test("Prices are in the currency of the menu, or in the one that is set")
  func currency() async throws {
    let menu = PlannedMenu()
    let model = MenuModel(
      MenuDependencies(
        repository: menu.repository, restaurant: Restaurant(currency: "KWD"), now: { evening }))
    #expect(model.currency == "KWD")
    let screen = Task { await model.appeared() }
    let download = try await menu.downloads.next()
    var saved = menu.save(MenuCategory.row(of: 1))
    saved.currency = "EUR"
    download.answer(saved)
    await until { model.menu.value != nil }
    #expect(model.currency == "EUR")
    screen.cancel()
  }
}
