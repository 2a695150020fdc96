// Faults of a menu file: each is told with its line and what to do, and all of them at once.
import Foundation
import Testing

@testable import MenuData

@Suite("Faults of a menu file")
struct WrittenMenuFaultTests {
  let folder: WrittenFolder

  init() throws { folder = try WrittenFolder() }

  private static let allergens =
    "gluten, crustaceans, eggs, fish, peanuts, soy, milk, nuts, celery, mustard, sesame, "
    + "sulphites, lupin, molluscs"

  @Test("Every row is checked, and all faults are told in the order of the lines")
  func all() throws {
    let text = """
      category,name,price,currency,allergens,calories,photo,status
      Hot,Tea,1.905,EUR,,,,
      Hot,Coffee,1.250 €,,,,,
      ,Soup,4,,,,,
      Hot,,4,,,,,
      Hot,Cake,4,USD,glutten,many,../cake.jpg,gone
      Hot,Tea,2,,,,,
      Hot,Pie,3,,,,http://p.test/pie.jpg,,x
      """
    #expect(
      try folder.faults(text) == [
        "line 2: the price “1.905” has more decimals than EUR; thousands have no mark",
        "line 3: “1.250 €” is no price: write digits alone, such as 4.50, or “ask” where guests "
          + "ask",
        "line 4: the product has no category", "line 5: the product has no name",
        "line 6: the currency is another one than in line 2",
        "line 6: the calories “many” are no whole number",
        "line 6: the allergen “glutten” is not known. Known are: \(Self.allergens)",
        "line 6: the status “gone” is none of: active, inactive, sold out",
        "line 6: the photo “../cake.jpg” is neither the name of a picture file in the folder of "
          + "the menu, such as paella.jpg, nor an https address",
        "line 7: “Tea” is in “Hot” already, in line 2",
        "line 8: “x” is in no column: put a value that holds a separator in quotation marks",
      ])
  }

  @Test(
    "What is no price is told, and never read as another one",
    arguments: [
      "-1", "1.2.3", "1,234.50", "1.234,50", "€ 4", "4 €", "1e2", "four", ".5", "5.", "٤", "4 50",
      "1.234", "0.001", "1234567890123456", "4.50EUR", "１",
    ])
  func noPrice(text: String) throws {
    let price = MenuFilePrice(text, in: try #require(MenuFileCurrency("EUR")))
    guard case .wrong = price else {
      Issue.record("\(text) is \(price)")
      return
    }
  }

  @Test("A header that lacks a column, has one twice or an unknown one is told with the columns")
  func header() throws {
    #expect(
      try folder.faults("category,name\nA,B\n", currency: "EUR")
        == ["line 1: the column “price” is missing; the first line names the columns"])
    #expect(
      try folder.faults("name,category,price,Name\n") == [
        "line 1: the column “name” is there twice"
      ])
    #expect(
      try folder.faults("categoría,name,price\n") == [
        "line 1: “categoría” is no column. Columns are: \(MenuColumn.all)"
      ])
    #expect(
      MenuColumn.all
        == "category (category_ar …), name (name_ar …), description (description_ar …), price, "
        + "currency, allergens, calories, photo, status")
  }

  @Test("A menu without products or a currency is none")
  func nothing() throws {
    let noCurrency =
      "no currency is stated: add the column “currency” with a code such as EUR, or set "
      + "TAPAS_MENU_CURRENCY"
    #expect(try folder.faults("") == ["the file is empty"])
    #expect(
      try folder.faults("category,name,price\n", currency: "EUR") == ["there are no products"])
    #expect(try folder.faults("category,name,price\nA,B,1\n") == [noCurrency])
    #expect(
      try folder.faults("category,name,price,currency\nA,B,1,EURO\n")
        == ["line 2: “EURO” is no code of a currency, such as EUR"])
  }

  @Test("A category with other names in another line is told")
  func names() throws {
    let text = "category,category_en,name,price\nA,One,X,1\nA,,Y,1\nA,Two,Z,1\n"
    #expect(
      try folder.faults(text, currency: "EUR") == [
        "line 4: the category “A” has other names in line 2"
      ])
    #expect(try folder.faults(text.replacing("Two", with: "One"), currency: "EUR") == [])
  }

  @Test("Bytes that are no UTF-8 are told with their line, and UTF-16 as such")
  func encoding() throws {
    let latin = Data("category,name,price\nA,Caf".utf8) + [0xE9] + Data(",1\n".utf8)
    #expect(
      try folder.faults(latin)
        == ["line 2: the text is not UTF-8: save the file as “CSV UTF-8”"])
    let wide = try #require("category".data(using: .utf16))
    #expect(
      try folder.faults(wide) == ["line 1: the file is UTF-16: save it as “CSV UTF-8”"])
    #expect(
      try folder.faults("category,name,price\nA,B\u{0}C,1\n", currency: "EUR")
        == ["line 2: the name holds a control character"])
  }

  @Test("A file that was cut off is not taken, wherever the cut is")
  func cut() throws {
    let whole = "category,name,price,status\n\"A\",\"B, C\",1,\nA,\"D\",2,active"
    #expect(try folder.faults(whole, currency: "EUR") == [])
    let bytes = Array(whole.utf8)
    // The cuts after which a shorter menu is left that is whole: after a line, or within its last
    // value, which cannot be told from a short one.
    let lastLine = try #require(whole.range(of: "A,\"D\"")).lowerBound.utf16Offset(in: whole)
    for end in 1..<bytes.count where end != lastLine && end != lastLine - 1 {
      let faults = try folder.faults(Data(bytes[..<end]), currency: "EUR")
      let isStatus = end >= bytes.count - "active".count
      #expect(isStatus || end == lastLine - 2 || !faults.isEmpty, "\(end): \(faults)")
    }
  }

  @Test(
    "Faults of JSON are told with their line",
    arguments: [
      ("{", "line 1: the file ends too early: it was cut off, or a bracket is missing"),
      (
        "{\n\"categories\": [,]}",
        "line 2: this is not JSON here: a comma, a quotation mark or a bracket is wrong or missing"
      ),
      ("{\"categories\": 5}", "the list “categories” is missing"),
      (
        "{\"categories\": [\n{\"name\": \"A\", \"products\": []}]}",
        "line 2: a category has no products"
      ),
      (
        "{\"categories\": [{\"products\": [\n{\"name\": \"B\"}]}]}",
        "line 1: a category has no name"
      ),
      (
        "{\"kategorien\": 1,\n\"categories\": []}",
        "line 1: “kategorien” is not known: currency and categories are"
      ),
    ])
  func json(text: String, fault: String) throws {
    #expect(try folder.faults(text, currency: "EUR").contains(fault))
  }

  @Test(
    "Faults of a product in JSON are told with the line of its member",
    arguments: [
      ("\"price\": 01", "a number is not written as JSON wants it, as 4.5"),
      (
        "\"price\": true",
        "“true” is no price: write digits alone, such as 4.50, or “ask” where guests ask"
      ),
      ("\"name\": \"C\"", "“name” is there twice"),
      (
        "\"category\": \"C\"",
        "“category” is not known in a product. Known are: name (name_ar …), description "
          + "(description_ar …), price, allergens, calories, photo, status"
      ),
    ])
  func jsonProduct(member: String, fault: String) throws {
    let product = "{\"name\": \"B\",\n\(member)}"
    #expect(
      try folder.faults(
        "{\"categories\": [{\"name\": \"A\", \"products\": [\(product)]}]}", currency: "EUR")
        == ["line 2: \(fault)"])
  }

  @Test("Texts, products and bytes beyond the bounds are told, and nothing hangs or overflows")
  func bounds() throws {
    let long = String(repeating: "x", count: 201)
    #expect(
      try folder.faults("category,name,price\nA,\(long),1\n", currency: "EUR")
        == ["line 2: the name is longer than 200 characters"])
    let rows = (0...5_000).map { "A,\($0),1\n" }.joined()
    #expect(
      try folder.faults("category,name,price\n" + rows, currency: "EUR")
        == ["there are over 5000 products: that is no menu"])
    #expect(
      try folder.faults(Data(count: MenuFile.maxBytes + 1))
        == ["the file is over 4 MB: that is no menu"])
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(
      try folder.faults("{\"categories\": \(deep)") == ["line 1: lists are nested too deep"])
    #expect(try folder.faults(String(repeating: "\"", count: 3_999_999)).count == 1)
  }

  @Test("A missing file, a folder and a pipe are told, and none is waited for")
  func noFile() throws {
    func fault(_ name: String) -> String? {
      do throws(MenuFileFailure) {
        _ = try MenuFile(folder.url.appending(path: name)).read()
        return nil
      } catch {
        return error.description
      }
    }
    #expect(fault("none.csv") == "the file does not exist")
    #expect(fault("") == "it is a folder or a device, and no file")
    mkfifo(folder.url.appending(path: "pipe.csv").path, 0o600)
    #expect(fault("pipe.csv") == "it is a folder or a device, and no file")
  }

  @Test("A failure in a sentence is its first fault, and how many there are besides")
  func sentence() {
    let failure = MenuFileFailure([MenuFileProblem(9, "late"), MenuFileProblem(2, "early")])
    #expect(failure.description == "line 2: early (and 1 more)")
  }
}
