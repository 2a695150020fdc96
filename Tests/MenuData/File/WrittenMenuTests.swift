// A menu that a restaurant writes itself: everything that it may say.
import DataLayer
import Foundation
import Testing

@testable import MenuData

@Suite("A menu from a file")
struct WrittenMenuTests {
  let folder: WrittenFolder

  init() throws { folder = try WrittenFolder() }

  private static let all = """
    category,category_ar,name,name_ar,name_en,description,description_en,price,currency,\
    allergens,calories,photo,status
    Arroces,أرز,Paella,باييلا,Rice dish,"Para dos,
    con limón",For two,17.50,EUR,"Mariscos, Crustáceos / milk",690,paella.jpg,sold out

    """

  @Test("A product is all that its row says")
  func product() throws {
    let text = Self.all.replacing("Mariscos, ", with: "")
    try folder.writePhoto("paella.jpg")
    let section = try #require(try folder.sections(text).first)
    #expect(section.category.name == "Arroces" && section.category.localizedName == "أرز")
    let paella = try #require(section.products.first)
    #expect(section.products.count == 1)
    #expect(paella.name == "Paella" && paella.localizedName == "باييلا")
    #expect(paella.detail == "Para dos,\ncon limón" && paella.localizedDetail == nil)
    #expect(
      paella.translations == ["en": MenuTranslation(name: "Rice dish", detail: "For two")])
    #expect(paella.price?.value == Decimal(string: "17.5") && paella.calories == 690)
    #expect(paella.allergens == [.crustaceans, .milk] && paella.availability == .soldOut)
    let photo = try #require(paella.photo)
    #expect(photo.hasPrefix("https://menu.tapas.invalid/paella.jpg?v="))
    #expect(try folder.file.read().menu.currency == "EUR")
  }

  @Test("Categories and products stand in the order of the file, wherever a row stands")
  func order() throws {
    let sections = try folder.sections(
      "category,name,price\nB,1,1\nA,2,1\nB,3,1\n", currency: "EUR")
    #expect(sections.map(\.category.name) == ["B", "A"])
    #expect(sections.map { $0.products.map(\.name) } == [["1", "3"], ["2"]])
  }

  @Test(
    "Columns stand in any order and case, those without a title are empty, and rows may be short")
  func columns() throws {
    let sections = try folder.sections(
      "Price,NAME,Category,,\n1,Tea,Hot,,\n2,Coffee,Hot\n", currency: "EUR")
    #expect(sections[0].products.map { $0.price?.text } == ["1", "2"])
  }

  @Test("A file of a Spanish spreadsheet: a mark at its start, semicolons, CRLF, decimal commas")
  func spanish() throws {
    let sections = try folder.sections(
      "\u{FEFF}category;name;price;currency;allergens\r\n"
        + "Bebidas;Café con leche;1,90;EUR;leche\r\nBebidas;Té;2;;\r\n")
    #expect(sections[0].category.name == "Bebidas")
    #expect(sections[0].products.map(\.name) == ["Café con leche", "Té"])
    #expect(sections[0].products.map { $0.price?.text } == ["1.90", "2"])
    #expect(sections[0].products.map(\.allergens) == [[.milk], []])
  }

  @Test(
    "Prices are exact, within the decimals of the currency",
    arguments: [
      ("4.5", "EUR", "4.5"), ("4,50", "EUR", "4.50"), ("0", "EUR", "0"), ("1.250", "KWD", "1.250"),
      ("1200", "JPY", "1200"), ("0.1", "EUR", "0.1"), ("ask", "EUR", "open"),
      ("ASK", "EUR", "open"),
    ])
  func prices(text: String, code: String, exact: String) throws {
    let currency = try #require(MenuFileCurrency(code))
    #expect(MenuFilePrice(text, in: currency) == .price(try #require(text.priced(exact))))
  }

  @Test("No price is none, and one to ask for is open")
  func openPrice() throws {
    try folder.write("category,name,price\nFish,Catch,ask\nFish,Shells,\n")
    let products = try MenuFile(folder.file.url, currency: "EUR").read().menu.sections[0].products
    #expect(products.map { $0.price?.text } == ["open", nil])
  }

  @Test("The same menu as JSON is the same menu")
  func json() throws {
    try folder.writePhoto("paella.jpg")
    let csv = try folder.sections(Self.all.replacing("Mariscos, ", with: ""))
    let json = try folder.sections(
      #"""
      {"currency": "EUR", "categories": [{
        "name": "Arroces", "name_ar": "أرز",
        "products": [{
          "name": "Paella", "name_ar": "باييلا", "name_en": "Rice dish",
          "description": "Para dos,\ncon limón", "description_en": "For two",
          "price": 17.50, "allergens": ["crustáceos", "milk"], "calories": 690,
          "photo": "paella.jpg", "status": "sold out"
        }]
      }]}
      """#)
    #expect(json.map(\.category) == csv.map(\.category))
    #expect(json.map(\.products) == csv.map(\.products))
  }

  @Test("A set currency wins over the one in the file")
  func currency() throws {
    try folder.write("category,name,price,currency\nA,B,1,EUR\n")
    #expect(try MenuFile(folder.file.url, currency: "USD").read().menu.currency == "USD")
    #expect(try folder.file.read().menu.currency == "EUR")
  }

  @Test("A name keeps its id when prices and rows change, so that links and open pages stay")
  func ids() throws {
    let one = try folder.sections("category,name,price\nA,X,1\nA,Y,2\n", currency: "EUR")
    let two = try folder.sections("category,name,price\nA,Y,9\nA,X,1\nB,X,1\n", currency: "EUR")
    #expect(Set(one[0].products.map(\.id)) == Set(two[0].products.map(\.id)))
    #expect(one[0].category.id == two[0].category.id)
    #expect(two[1].products[0].id != two[0].products[1].id)
    let accents = ["Té", "Te\u{301}"].map { "category,name,price\nA,\($0),1\n" }
    let ids = try accents.map { try folder.sections($0, currency: "EUR")[0].products[0].id }
    #expect(ids[0] == ids[1])
  }

  @Test("The restaurant in Examples, which people copy, is faultless")
  func example() throws {
    let file = MenuFile(
      URL(filePath: #filePath).appending(path: "../../../../Examples/restaurant/menu.csv"))
    let found = try file.checked()
    #expect(found == (categories: 6, products: 30, warnings: []))
  }
}

extension String {
  /// The exact price with this text; the open one for its word.
  fileprivate func priced(_ exact: String) -> WirePrice? {
    exact == WirePrice.open.text ? .open : WirePrice(exact)
  }
}
