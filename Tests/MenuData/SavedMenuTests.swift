// What is saved and how it is read: pages of 20, "Other", search, and one menu at a time.
import AppTesting
import DataLayer
import Foundation
import Synchronization
import Testing

@testable import MenuData

@Suite("The saved menu", .everyStore, .timeLimit(.minutes(10)))
struct SavedMenuTests {
  let fixture: MenuFixture

  init() throws { fixture = try MenuFixture() }

  @Test("Pages of 50 become pages of 20 with every product once, in order, and a short last page")
  func paging() async throws {
    let records = PlayedMenu.Records.numbered(categories: 120, products: 1_300)
    let repository = fixture.repository(PlayedMenu(records))
    _ = try await repository.download { _ in }
    let all = try await repository.everything()
    var expected: [String: [[String]]] = [:]
    for category in 0..<120 {
      let ids = stride(from: category, to: 1_300, by: 120).map { "p\($0)" }
      expected["c\(category)"] = stride(from: 0, to: ids.count, by: 20).map {
        Array(ids[$0..<min($0 + 20, ids.count)])
      }
    }
    #expect(all == expected)
    let pages = [1, 2, 6, 7, 0, -3].map { $0 }
    var cut: [MenuPage<MenuCategory>] = []
    for page in pages { cut.append(try await repository.categories(page)) }
    #expect(cut.map(\.number) == [1, 2, 6, 6, 1, 1] && cut.allSatisfy { $0.count == 6 })
    #expect(cut[2].items.map(\.id) == (100..<120).map { "c\($0)" })
  }

  @Test(
    "Twenty is one page, twenty-one are two, none is one empty page",
    arguments: [0, 1, 19, 20, 21, 40, 41])
  func edges(count: Int) async throws {
    let repository = fixture.repository(PlayedMenu(.numbered(categories: 1, products: count)))
    _ = try await repository.download { _ in }
    let last = try await repository.products("c0", 99)
    #expect(last.count == max(1, (count + 19) / 20) && last.number == last.count)
    #expect(last.items.count == (count == 0 ? 0 : (count - 1) % 20 + 1))
    #expect(try await repository.products("nowhere", 1) == MenuPage(items: [], number: 1, count: 1))
  }

  @Test(
    """
    Products without a category stand in Other, which is last; those of a deleted one are hidden, \
    and so is a category without products
    """)
  func other() async throws {
    var records = PlayedMenu.Records.numbered(categories: 3, products: 9)
    let repository = fixture.repository(PlayedMenu(records))
    _ = try await repository.download { _ in }
    #expect(try await repository.products(MenuCategory.otherID, 1).category == nil)
    records.categories[1] = PlayedMenu.Records.category(
      "c1", "Gone", #","deleted_at":"2024-01-01 00:00:00""#)
    records.categories.append(PlayedMenu.Records.category("c3", "Empty"))
    records.categories.append(PlayedMenu.Records.category("c4", "Sold no more"))
    records.products += [
      #"{"id":"none","name":"None","category":null}"#, #"{"id":"absent","name":"Absent"}"#,
      PlayedMenu.Records.product("lost", "Lost", in: "nowhere"),
      PlayedMenu.Records.product(
        "old", "Old", in: "c4", #","deleted_at":"2024-01-01 00:00:00""#),
      PlayedMenu.Records.product("off", "Off", in: "c0", #","is_active":false"#),
    ]
    let update = fixture.repository(PlayedMenu(records))
    let saved = try await update.download { _ in }
    #expect(saved.version == 2 && saved.categories == 3 && saved.products == 10)
    #expect(try await update.categories(1).items.map(\.id) == ["c0", "c2", MenuCategory.otherID])
    let others = try await update.products(MenuCategory.otherID, 1).items
    #expect(others.map(\.id) == ["none", "absent", "lost"])
    #expect(try await update.product("p1") == nil)
    #expect(Set(others.map(\.categoryID)) == [MenuCategory.otherID])
    #expect(try await update.product("off")?.availability == .inactive)
  }

  @Test("One name with two ids is two products, and a product comes back as it was written")
  func facts() async throws {
    let records = PlayedMenu.Records(
      categories: [
        PlayedMenu.Records.category(
          "c", "Teas", #","name_localized":"شاي","image":"https://p.test/c.jpg""#)
      ],
      products: [
        PlayedMenu.Records.product(
          "1", "Tea", in: "c", price: #""12.50""#,
          #","image":"https://p.test/1.jpg","description":"Hot","name_localized":"شاي","#
            + #""is_in_stock":0,"calories":"12.4","preparation_time":7,"#
            + #""description_localized":"ساخن","#
            + #""modifiers":[{"name":"Milk","options":[{"name":"Oat","price":1.50}]}]"#),
        PlayedMenu.Records.product(
          "2", "Tea", in: "c", price: "null", #","image":"not an address""#),
      ])
    let repository = fixture.repository(PlayedMenu(records))
    _ = try await repository.download { _ in }
    var tea = Product(
      id: "1", categoryID: "c", name: "Tea", localizedName: "شاي", detail: "Hot",
      price: Decimal(string: "12.5"), photo: URL(string: "https://p.test/1.jpg"))
    (tea.availability, tea.calories, tea.minutes) = (.soldOut, 12, 7)
    tea.localizedDetail = "ساخن"
    tea.modifiers = [
      ProductModifier(name: "Milk", options: [ProductModifier.Option(name: "Oat", digits: "1.50")])
    ]
    #expect(
      try await repository.products("c", 1).items == [
        tea,
        Product(id: "2", categoryID: "c", name: "Tea", price: nil),
      ])
    #expect(
      try await repository.products("c", 1).category
        == MenuCategory(
          id: "c", name: "Teas", localizedName: "شاي", photo: URL(string: "https://p.test/c.jpg")))
    #expect(try await fixture.store.photos() == [URL(string: "https://p.test/1.jpg")])
  }

  @Test("Search finds either name without case and accents, in menu order, and follows an update")
  func search() async throws {
    let names = ["Crème brûlée", "Water", "ICE CREAM", "Kunafa"]
    var records = PlayedMenu.Records(categories: [PlayedMenu.Records.category("c", "C")])
    records.products = names.enumerated().map {
      PlayedMenu.Records.product(
        "\($0)", $1, in: "c", #","name_localized":"\#($0 == 3 ? "كُنافة" : "")""#)
    }
    let repository = fixture.repository(PlayedMenu(records))
    _ = try await repository.download { _ in }
    #expect(try await repository.search("CREM", 9).map(\.id) == ["0"])
    #expect(try await repository.search("cre", 9).map(\.id) == ["0", "2"])
    #expect(try await repository.search("cream ice", 9).map(\.id) == ["2"])
    #expect(try await repository.search("كنافة", 9).map(\.id) == ["3"])
    #expect(try await repository.search("كنافه", 9).map(\.id) == ["3"])
    #expect(try await repository.search("cremebrulee", 9).map(\.id) == ["0"])
    #expect(try await repository.search("e", 2).map(\.id) == ["0", "1"])
    #expect(try await repository.search("x", 9) == [])
    records.products[1] = PlayedMenu.Records.product("x", "Xylitol gum", in: "c")
    _ = try await fixture.repository(PlayedMenu(records)).download { _ in }
    #expect(try await repository.search("x", 9).map(\.id) == ["x"])
  }

  @Test("Each search and each page of products is of one menu with its categories, during updates")
  func oneAtATime() async throws {
    let played = PlayedMenu(.numbered(categories: 7, products: 210, tag: " 0"))
    let repository = fixture.repository(played)
    _ = try await repository.download { _ in }
    let isDone = Mutex(false)
    let updates = Task { [fixture] in
      defer { isDone.withLock { $0 = true } }
      for round in 1...12 {
        played.change { $0 = .numbered(categories: 7, products: 210, tag: " \(round)") }
        // Another repository, because one waits a second between downloads.
        _ = try await fixture.repository(played).download { _ in }
      }
    }
    func tag(_ name: String?) -> Substring { name?.split(separator: " ").last ?? "" }
    var tags: Set<Substring> = []
    func look() async throws {
      let found = try await repository.search("product", 500)
      let seen = Set(found.flatMap { [tag($0.product.name), tag($0.category?.name)] })
      #expect(found.count == 210 && seen.count == 1, "\(seen)")
      let page = try await repository.products("c3", 1)
      let read = Set(page.items.map { tag($0.name) } + [tag(page.category?.name)])
      #expect(page.items.count == 20 && read.count == 1, "\(read)")
      tags.formUnion(seen)
    }
    try await look()
    while !isDone.withLock({ $0 }), !Task.isCancelled { try await look() }
    try await updates.valueWithinTest
    try await look()
    #expect(tags.isSuperset(of: ["0", "12"]))
  }
}
