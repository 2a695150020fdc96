// The shipped foods and photos: their number, their countries, and their known irregularities.
import Foundation
import Testing

@testable import Sandbox

@Suite("The shipped foods")
struct FoodDataTests {
  let foods: [StoredFood]
  let photos: URL

  init() throws {
    foods = try StoredFood.shipped()
    photos = try SandboxResources.folder("Foods").appending(path: "photos")
  }

  @Test("There are at least 64 foods of at least 40 countries, numbered from 0, none twice")
  func enough() {
    #expect(foods.count >= 64)
    #expect(Set(foods.map(\.countryOfOrigin)).count >= 40)
    #expect(foods.map(\.id) == Array(foods.indices))
    #expect(Set(foods.map(\.name)).count == foods.count)
    #expect(foods.allSatisfy { !$0.name.isEmpty })
  }

  @Test("The texts are messy as the real ones: empty, huge, emoji, marks, markup, other scripts")
  func texts() {
    let texts = foods.map(\.description)
    #expect(texts.count { $0.isEmpty } >= 3)
    #expect(texts.contains { $0.count > 3_000 })
    #expect(texts.contains { $0.contains("🍣") })
    #expect(texts.contains { $0.contains("<b>") } && texts.contains { $0.contains("<script>") })
    #expect(texts.contains { $0.contains(" & ") } && texts.contains { $0.contains("\"") })
    #expect(foods.contains { $0.name.contains("ở") } && foods.contains { $0.name.contains("ხ") })
  }

  @Test("Some countries are no country, one is in lower case, one in three letters")
  func countries() {
    let codes = Set(foods.map(\.countryOfOrigin))
    #expect(codes.isSuperset(of: ["ZZ", "XK", "EU", "gr", "PRT"]))
  }

  @Test("Dates are ISO-8601 with and without fractions, and one is of 1970")
  func dates() {
    let plain = Date.ISO8601FormatStyle()
    let fine = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    var fractions = 0
    for food in foods {
      let text = food.lastUpdatedDate
      let isFine = text.contains(".")
      fractions += isFine ? 1 : 0
      // A date that does not read gives nil, and the test fails.
      #expect((try? (isFine ? fine : plain).parse(text)) != nil, "\(text)")
    }
    #expect(fractions >= 4)
    #expect(foods.contains { $0.lastUpdatedDate == "1970-01-01T00:00:00.000Z" })
  }

  @Test("Each photo is a whole JPEG of its own, except those broken on purpose")
  func photosExist() throws {
    let missing: Set = ["flija.jpg", "oka-ia.jpg", "nyama-choma.jpg"]
    let absent = missing.union(FoodsService.webPages)
    let names = Set(try FileManager.default.contentsOfDirectory(atPath: photos.path))
    #expect(names == Set(foods.map(\.photoURL)).subtracting(absent))
    var total = 0
    for name in names {
      let data = try Data(contentsOf: photos.appending(path: name))
      #expect(
        data.prefix(3).elementsEqual([0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
      #expect((10_000...60_000).contains(data.count), "\(name)")
      total += data.count
    }
    #expect(total <= 2_000_000)
  }
}
