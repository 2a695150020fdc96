// The first HTML of a page when another page has loaded the list.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import Foods

@MainActor
@Suite("The first HTML of a page", .timeLimit(.minutes(10)))
struct SharedPageTests {
  let planned = PlannedFoods()
  let clock = TestClock()
  let dependencies: ServiceDependencies<FoodService>

  init() {
    dependencies = ServiceDependencies(
      service: planned.service, store: InMemoryRecordStore(now: { FoodsFixture.noon }),
      clock: clock, now: { FoodsFixture.noon })
  }

  /// The page that loads the list.
  func first() async throws -> Page<Void> {
    let page = try Page(of: dependencies)
    #expect(!page.placeholders.isEmpty)
    try await planned.next().answer([ScreenStoryTests.soup, ScreenStoryTests.pie])
    await page.wait(for: "Pie")
    return page
  }

  @Test("A page that opens soon after another has the rows at once, and nothing is drawn again")
  func rowsAtOnce() async throws {
    let first = try await first()
    let page = try Page(of: dependencies)
    #expect(page.rows == ["Soup <b>", "Pie"])
    #expect(page.placeholders.isEmpty)
    #expect(!page.shows("Loading foods…"))
    let works = WorkCount()
    page.tree.onWork = { works.count += 1 }
    for _ in 0..<100 { await Task.yield() }
    #expect(works.count == 0)
    // Refresh asks only once the task of the screen has run, so it ran above.
    page.tap("Refresh")
    try await planned.next().answer([ScreenStoryTests.pie])
    for _ in 0..<100 where page.rows != ["Pie"] { await Task.yield() }
    #expect(works.count > 0)
    // What one person has refreshed is on the other's page, too.
    await first.wait { first.rows == ["Pie"] }
    #expect(first.rows == ["Pie"])
  }

  @Test("A page that opens later has the rows at once too, without a notice, and then newer ones")
  func rowsBeforeTheNewerOnes() async throws {
    _ = try await first()
    clock.advance(by: .seconds(60))
    let page = try Page(of: dependencies)
    #expect(page.rows == ["Soup <b>", "Pie"])
    #expect(page.status == nil)
    try await planned.next().answer([ScreenStoryTests.pie])
    await page.wait { page.rows == ["Pie"] }
    #expect(page.status == nil)
  }
}

/// How often a page had something to draw again.
@MainActor
private final class WorkCount {
  var count = 0
}
