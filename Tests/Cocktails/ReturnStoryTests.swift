// The drinks after their person or the network has come back.
import AppTesting
import DataLayer
import Foundation
import Testing

@testable import Cocktails

@MainActor
@Suite("Coming back to the drinks", .timeLimit(.minutes(10)))
struct ReturnStoryTests {
  /// Bug: drinks whose lookup had failed offline stayed so while they were on screen.
  @Test("A lookup that failed offline is made again; the list, which is current, is not")
  func lookups() async throws {
    let fixture = CocktailsFixture()
    try await fixture.arrive(with: [Drink(id: "1", name: "Gin Fizz")])
    let item = fixture.item("1")
    let before = fixture.model.lookupID(of: item)
    fixture.show([item])
    try await fixture.planned.lookups.next().fail(.unreachable(host: "drinks.test", why: "no"))
    await fixture.rowsSettled()
    fixture.model.returned()
    #expect(fixture.model.lookupID(of: item) != before)
    #expect(item.detail.failure == nil)
    #expect(!fixture.model.list.content.isLoading)
    fixture.show([item])
    try await fixture.planned.lookups.next().answer(.of("1", "Gin"))
    await fixture.rowsSettled()
    #expect(item.detail.value == .of("1", "Gin"))
    await fixture.leave()
  }
}
