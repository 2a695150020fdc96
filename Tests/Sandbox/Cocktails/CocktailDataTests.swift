// The shipped drinks and photos: their number, and their known irregularities.
import Foundation
import Testing

@testable import Sandbox

@Suite("The shipped drinks")
struct CocktailDataTests {
  let drinks: [StoredDrink]
  let photos: URL

  init() throws {
    drinks = try StoredDrink.shipped()
    photos = try SandboxResources.folder("Cocktails").appending(path: "photos")
  }

  /// The ingredients that a reader should find, in order.
  private func ingredients(_ drink: StoredDrink) -> [String] {
    drink.slots.compactMap { $0[1]?.trimmingCharacters(in: .whitespacesAndNewlines) }
      .filter { !$0.isEmpty }
  }

  private func isBlank(_ text: String?) -> Bool {
    text?.trimmingCharacters(in: .whitespacesAndNewlines).isEmpty ?? true
  }

  @Test("There are at least 132 drinks in order of their names, none twice, ids all digits")
  func enough() {
    #expect(drinks.count >= 132)
    #expect(Set(drinks.map(\.id)).count == drinks.count)
    #expect(Set(drinks.map(\.name)).count == drinks.count)
    #expect(drinks.allSatisfy { Int($0.id) != nil && !$0.name.isEmpty })
    #expect(drinks.map { $0.name.lowercased() } == drinks.map { $0.name.lowercased() }.sorted())
    #expect(Set(drinks.map(\.glass)).count >= 20 && Set(drinks.map(\.category)).count >= 8)
    #expect(Set(drinks.map(\.alcoholic)).count == 3)
  }

  @Test("A drink has two to twelve ingredients in at most fifteen slots, and many have over five")
  func counts() {
    let counts = drinks.map { ingredients($0).count }
    #expect(counts.min() == 2 && counts.max() == 12)
    #expect(counts.count { $0 > 5 } >= 20)
    #expect(drinks.allSatisfy { $0.slots.count <= 15 && $0.slots.allSatisfy { $0.count == 2 } })
  }

  @Test("Measures are missing, at the end and in the middle; some ingredients come twice")
  func measures() {
    let without = drinks.filter { drink in
      drink.slots.contains { isBlank($0[0]) && !isBlank($0[1]) }
    }
    let inTheMiddle = without.filter { drink in
      let bare = drink.slots.firstIndex { isBlank($0[0]) && !isBlank($0[1]) } ?? drink.slots.count
      return drink.slots[bare...].contains { !isBlank($0[0]) && !isBlank($0[1]) }
    }
    #expect(without.count >= 30 && inTheMiddle.count >= 6)
    let twice = drinks.filter { Set(ingredients($0)).count < ingredients($0).count }
    #expect(twice.map(\.name) == ["Mojito", "New York Sour", "Piña Colada", "Whiskey Sour"])
  }

  @Test("Measures end in spaces or line ends, or are nothing but one; slots are empty in every way")
  func blanks() {
    let measures = drinks.flatMap { $0.slots.compactMap { $0[0] } }
    #expect(measures.contains { $0.hasSuffix(" ") && !isBlank($0) })
    #expect(measures.contains { $0.contains("\r\n") } && measures.contains("\n"))
    let bare = drinks.flatMap { $0.slots.filter { !isBlank($0[1]) }.map { $0[0] } }
    #expect(bare.contains(nil) && bare.contains("") && bare.contains(" "))
    #expect(drinks.count { Set($0.remaining) == ["", " ", nil] } >= 10)
    #expect(drinks.contains { $0.remaining.isEmpty })
    let gaps = drinks.filter { drink in
      guard let last = drink.slots.lastIndex(where: { !isBlank($0[1]) }) else { return false }
      return drink.slots[..<last].contains { isBlank($0[1]) }
    }
    #expect(gaps.count >= 3)
  }

  @Test("Names hold quotes, a slash, a number sign, an ampersand, marks and other letters")
  func names() {
    let all = drinks.map(\.name).joined(separator: "\n")
    for sign in ["\"", "'", "/", "#", "&", "ñ", "é", "ô", "ø", "í"] {
      #expect(all.contains(sign), "\(sign)")
    }
    #expect(all.contains("Piña Colada") && all.contains("Caipirinha"))
  }

  @Test("One drink has no instructions, sixty have them in Spanish, some in three more languages")
  func instructions() {
    #expect(drinks.filter { $0.en.isEmpty }.map(\.name) == ["Derby"])
    #expect(drinks.count { $0.es != nil } >= 60)
    #expect(drinks.count { $0.de != nil } >= 5)
    #expect(drinks.count { $0.fr != nil } >= 5 && drinks.count { $0.it != nil } >= 5)
    #expect(drinks.contains { $0.en.contains("\r\n") })
    #expect(drinks.contains { $0.modified == nil })
  }

  @Test("Each drink has a JPEG of its own of at most 20 KB, all of them at most 1.8 MB")
  func photosExist() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: photos.path)
    #expect(names.sorted() == drinks.map(\.photo).sorted())
    var total = 0
    for name in names {
      let data = try Data(contentsOf: photos.appending(path: name))
      #expect(
        data.prefix(3).elementsEqual([0xFF, 0xD8, 0xFF]) && data.suffix(2) == Data([0xFF, 0xD9]))
      #expect((5_000...20_000).contains(data.count), "\(name)")
      total += data.count
    }
    #expect(total <= 1_800_000)
  }

  @Test("Four photo addresses are odd, and all others whole")
  func addresses() {
    let odd = drinks.filter { $0.thumb != nil }
    let photos = "http://127.0.0.1:8100/cocktails/photos"
    #expect(
      Dictionary(uniqueKeysWithValues: odd.map { ($0.name, $0.address(photos: photos)) }) == [
        "Algonquin": "http://127.0.0.1:8100/cocktails/photos/algonquin-1930.jpg",
        "Brooklyn": "https://photos.cocktails.invalid/brooklyn.jpg",
        "Toronto": "127.0.0.1:8100/cocktails/photos/toronto.jpg",
        "Tuxedo Cocktail": "",
      ])
    for drink in drinks where drink.thumb == nil {
      #expect(drink.address(photos: photos) == "\(photos)/\(drink.photo)")
    }
  }
}
