// Names, money and searches, in three languages.
import AppTesting
import Foundation
import SwiftUITesting
import Testing

@testable import Menu
@testable import MenuData

@MainActor
@Suite("Names, money and search", .timeLimit(.minutes(10)))
struct MessageStoryTests {
  private let menu = PlannedMenu()

  /// The price in the popup of a product, as it is shown.
  private func shown(_ price: String?, currency: String, language: String) async throws -> String {
    let product = Product(
      id: "p", categoryID: "c1", name: "Ful", price: price.flatMap { Decimal(string: $0) })
    menu.save(MenuCategory.row(of: 1), [product])
    let page = try Page(
      menu, language: language, sceneStorage: ["menu.open": "p"],
      restaurant: Restaurant(currency: currency))
    await page.html(with: "<dialog")
    // The name comes first.
    return try #require(page.dialog).words[1]
  }

  @Test(
    "Money has the digits of its currency, as the reader writes it",
    arguments: [
      ("4.35", "SAR", "en", "SAR 4.35"), ("12.5", "SAR", "en", "SAR 12.50"),
      ("12.50", "SAR", "es", "12,50 SAR"), ("1234.5", "SAR", "es", "1234,50 SAR"),
      ("4.35", "SAR", "ar", "\u{200F}4.35 ر.س.\u{200F}"),
      ("4.35", "SAR", "ar-EG", "\u{200F}٤٫٣٥ ر.س.\u{200F}"),
      ("1.5", "KWD", "en", "KWD 1.500"), ("450", "JPY", "en", "¥450"),
      ("4.3505", "SAR", "en", "SAR 4.35"), ("450.5", "JPY", "en", "¥451"),
      ("0.30000000000000004", "SAR", "en", "SAR 0.30"),
      ("0", "EUR", "es", "0,00 €"),
    ])
  func money(price: String, currency: String, language: String, words: String) async throws {
    let shown = try await shown(price, currency: currency, language: language)
    // Spaces that do not break are spaces to a reader.
    #expect(shown.replacing("\u{A0}", with: " ") == words)
  }

  @Test("A product without a price shows a dash, and says so to a screen reader")
  func priceless() async throws {
    #expect(try await shown(nil, currency: "SAR", language: "en") == "—")
    let page = try Page(menu, sceneStorage: ["menu.open": "p"])
    await page.html(with: "<dialog")
    #expect(page.element("No price")?.text == "—")
  }

  @Test("Readers of Arabic read Arabic names where there are any; others the restaurant's own")
  func arabic() async throws {
    let categories = [
      MenuCategory(id: "c1", name: "Salads", localizedName: "سلطات"),
      MenuCategory(id: "c2", name: "Grill", localizedName: " "),
      MenuCategory(id: "c3", name: "", localizedName: "حلويات"),
      MenuCategory(id: MenuCategory.otherID, name: "Other"),
    ]
    let products = [
      Product(id: "1", categoryID: "c1", name: "Fattoush", localizedName: "فتوش", price: 1),
      Product(id: "2", categoryID: "c1", name: "Rocca", price: 1),
    ]
    menu.save(categories, products)
    let page = try Page(menu, language: "ar-SA")
    await page.html(with: "سلطات")
    #expect(page.tiles == ["سلطات", "Grill", "حلويات", "أخرى"])
    #expect(page.location.title == "الفئات")
    await page.tap("سلطات", until: "فتوش")
    #expect(page.tiles == ["فتوش", "Rocca"])
    #expect(page.location.title == "سلطات")
    let english = try Page(menu)
    await english.html(with: "Salads")
    #expect(english.tiles == ["Salads", "Grill", "حلويات", "Other"])
  }

  @Test("Names are only names, however they look and however long they are")
  func hostile() async throws {
    let name = "<script>alert(1)</script> & \"Co\""
    let long = String(repeating: "Very long ", count: 200)
    menu.save([MenuCategory(id: "</a>", name: name), MenuCategory(id: "2", name: long)])
    let page = try Page(menu)
    let html = await page.html(with: "Very long")
    #expect(!html.contains("<script"))
    #expect(html.contains("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;Co&quot;"))
    // A tile gets no more of a name than its three lines can show; the screen of the category
    // has it whole.
    let cut = long.prefix(1_535) + "…"
    #expect(page.tiles == [name, String(cut)])
    let whole = try Page(menu, at: ["2"])
    await whole.html(with: "No products")
    #expect(whole.location.title == long)
    let other = try Page(menu, at: ["</a>"])
    await other.html(with: "No products")
    #expect(other.location.title == name)
  }

  @Test("A search over the whole menu shows name, category and price, and opens the same popup")
  func search() async throws {
    let products = [
      Product(id: "1", categoryID: "c1", name: "Ful", price: Decimal(string: "4.35")),
      Product(id: "2", categoryID: MenuCategory.otherID, name: "Ful Medames", price: nil),
      Product(id: "3", categoryID: "c1", name: "Tea", price: 2),
    ]
    let categories = MenuCategory.row(of: 1) + [MenuCategory(id: MenuCategory.otherID, name: "x")]
    menu.save(categories, products)
    let page = try Page(menu)
    await page.html(with: "Category 1")
    page.type(" Ful ", in: "Search menu")
    await page.html(with: "Ful Medames")
    #expect(
      page.tiles.map { $0.replacing("\u{A0}", with: " ") } == [
        "FulCategory 1SAR 4.35", "Ful MedamesOther—",
      ])
    #expect(page.element("Next") == nil)
    await page.tap("Ful Medames", until: "<dialog")
    #expect(page.dialog?.name == "Ful Medames")
    #expect(page.sceneStorage["menu.search"] == " Ful ")
    page.type("a<b", in: "Search menu")
    await page.html(with: "No product is called “a&lt;b”. Try another name.")
    page.type("", in: "Search menu")
    await page.html(with: "Category 1<")
    #expect(page.tiles == ["Category 1", "Other"])
  }

  @Test("A search that finds more than is shown says so")
  func tooMany() async throws {
    menu.save(MenuCategory.row(of: 1), Product.row(of: 120))
    let page = try Page(menu, sceneStorage: ["menu.search": "Dish"])
    await page.html(with: "The first 100 products that were found")
    // The browser asks for the others as they come near.
    #expect(page.tiles.count == 20)
  }
}
