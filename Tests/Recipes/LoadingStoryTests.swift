// The list over time: slow, malformed, late, and after leaving.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import Testing

@testable import Recipes

@MainActor
@Suite("Loading the recipes", .timeLimit(.minutes(10)))
struct LoadingStoryTests {
  private let planned = Planned<String, RecipeList, RecipesError>(cancelled: .service(.cancelled))
  private let clock = TestClock()
  private let store = InMemoryRecordStore(now: { Date(timeIntervalSince1970: 1_700_000_000) })
  private let malformed = RecipesError.malformed(MalformedRecipe(number: 2, part: .name))

  @Test("A malformed recipe neither takes the list away nor reaches the disk")
  func malformedRefresh() async throws {
    let list = model().list
    let screen = Task { await list.appeared() }
    try await planned.next().answer(RecipeList([.tart, .brulee]))
    await until { list.content.value != nil }
    list.refreshTapped()
    try await planned.next().fail(malformed)
    await until { list.content.failure == malformed }
    #expect(shown(list) == [.tart, .brulee])
    #expect(list.staleSince == list.now())
    #expect(try await onDisk() == RecipeList([.tart, .brulee]))
    screen.cancel()
  }

  @Test("An empty list is a good answer: it takes the place of the last one, on disk too")
  func emptied() async throws {
    try await store.save(RecipeList([.tart]), to: "recipes", key: SHA256Digest.hex("preview"))
    let list = model().list
    let screen = Task { await list.appeared() }
    let call = try await planned.next()
    #expect(shown(list) == [.tart])
    call.answer(RecipeList([]))
    await until { list.content.value?.isEmpty == true }
    list.refreshTapped()
    // The next request is made only after the answer was saved.
    _ = try await planned.next()
    #expect(try await onDisk() == RecipeList([]))
    #expect(list.staleSince == nil)
    screen.cancel()
  }

  @Test(
    "A saved list says its age once the service has been slow for a second, and why once it failed")
  func slow() async throws {
    try await store.save(RecipeList([.tart]), to: "recipes", key: SHA256Digest.hex("preview"))
    let list = model().list
    let screen = Task { await list.appeared() }
    let call = try await planned.next()
    await clock.waitForSleepers(1)
    #expect(list.staleSince == nil && !list.isSlow)
    clock.advance(by: .seconds(1))
    await until { list.isSlow }
    #expect(list.staleSince == Date(timeIntervalSince1970: 1_700_000_000))
    call.fail(malformed)
    await until { !list.isSlow }
    #expect(shown(list) == [.tart])
    #expect(list.content.failure == malformed)
    screen.cancel()
  }

  @Test("A pull during a load joins the load, whose answer is shown and saved")
  func pullWhileLoading() async throws {
    let list = model().list
    let screen = Task { await list.appeared() }
    let call = try await planned.next()
    let pull = Task { await list.pulled() }
    // Before it has joined, the answer might end the load.
    while list.list.waiterCount < 2, !Task.isCancelled { await Task.yield() }
    call.answer(RecipeList([.brulee]))
    await pull.valueWithinTest
    screen.cancel()
    await screen.valueWithinTest
    #expect(shown(list) == [.brulee])
    #expect(try await onDisk() == RecipeList([.brulee]))
  }

  @Test("Leaving cancels the loading and is no failure; coming back loads again")
  func leaving() async throws {
    let list = model().list
    let screen = Task { await list.appeared() }
    let call = try await planned.next()
    screen.cancel()
    await screen.valueWithinTest
    #expect(list.content.activity == .idle)
    call.answer(RecipeList([.tart]))
    let again = Task { await list.appeared() }
    try await planned.next().answer(RecipeList([.brulee]))
    await until { list.content.value != nil }
    #expect(shown(list) == [.brulee])
    again.cancel()
  }

  @Test("A list saved from one address is never shown under another, and comes back under its own")
  func otherAddress() async throws {
    let (mine, theirs) = ("https://recipes.test/a.json", "https://recipes.test/b.json")
    let first = model(mine).list
    let before = Task { await first.appeared() }
    try await planned.next().answer(RecipeList([.tart]))
    await until { first.content.value != nil }
    before.cancel()
    await before.valueWithinTest
    for (source, expected) in [(theirs, nil), (mine, [.tart])] as [(String, [Recipe]?)] {
      let list = model(source).list
      let screen = Task { await list.appeared() }
      try await planned.next().fail(malformed)
      await until { list.content.failure == malformed }
      #expect(shown(list) == expected)
      screen.cancel()
    }
  }

  private func model(_ source: String = "preview") -> RecipesModel {
    let service = RecipeService(source: source) { [planned] () async throws(RecipesError) in
      try await planned.ask("list")
    }
    return RecipesModel(
      ServiceDependencies(
        service: service, store: store, clock: clock,
        now: { Date(timeIntervalSince1970: 1_700_000_300) }))
  }

  private func shown(_ list: SavedList<LoadedRecipes, LoadedRecipes, RecipesError>) -> [Recipe]? {
    list.content.value?.recipes(RecipeFilter(), in: Locale(identifier: "en"))
  }

  private func onDisk() async throws -> RecipeList? {
    try await store.load(RecipeList.self, from: "recipes", key: SHA256Digest.hex("preview"))?.value
  }
}
