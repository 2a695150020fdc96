// A page that was out of sight for a while, and ages that grow on screen.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import Foods

@MainActor
@Suite("A page that stays open", .timeLimit(.minutes(10)))
struct ReturnScreenTests {
  let planned = PlannedFoods()
  let wall = WallClock(FoodsFixture.noon + 300)
  let timers = Timers()

  /// The delayed calls of a page.
  @MainActor final class Timers {
    private var waiting: [(id: Int, seconds: TimeInterval, work: @MainActor () -> Void)] = []
    private var last = 0

    /// After how many seconds each is called.
    var delays: [TimeInterval] { waiting.map(\.seconds) }

    func wait(
      _ seconds: TimeInterval, _ work: @escaping @MainActor () -> Void
    ) -> @MainActor () -> Void {
      last += 1
      let id = last
      waiting.append((id, seconds, work))
      return { self.waiting.removeAll { $0.id == id } }
    }

    /// Makes the calls that wait.
    func ring() {
      let due = waiting
      waiting = []
      for each in due { each.work() }
    }
  }

  /// A page with these foods.
  func page(_ foods: [Food]) async throws -> TestPage {
    let scene = FoodsApp.description.scene(
      ServiceDependencies(
        service: planned.service, store: InMemoryRecordStore(now: { FoodsFixture.noon }),
        clock: TestClock(), now: { [wall] in wall.now }))
    let tables = try StringTables(
      contentsOf: [SharedUIResources.strings, FoodsApp.description.strings].compactMap(\.self))
    let page = TestPage(scene, base: "/foods", tables: tables) { [wall, timers] services in
      services.clock.now = { wall.now }
      services.clock.wait = timers.wait
    }
    try await planned.next().answer(foods)
    await page.wait(for: foods[0].name)
    return page
  }

  /// Bug: a tab that was hidden for a night showed the list of the evening as current.
  @Test("A page that was hidden for a night says the age of its list and asks for a new one")
  func hidden() async throws {
    let page = try await page([Food(id: 1, name: "Pie")])
    page.tree.update { $0.scenePhase = .background }
    _ = page.tree.flush()
    wall.advance(by: 8 * 3_600)
    page.tree.update { $0.scenePhase = .active }
    _ = page.tree.flush()
    let call = try await planned.next()
    #expect(call.question == .list)
    await page.html(with: "Saved copy from 8 hours ago")
    call.answer([Food(id: 2, name: "Stew")])
    await page.html(with: "Stew")
    #expect(!page.html.contains("Saved copy"))
  }

  /// Bug: "5 minutes ago" stayed for hours.
  @Test("The age of a food grows on screen, in its row and for a screen reader")
  func age() async throws {
    let page = try await page([ScreenStoryTests.soup])
    #expect(page.html.contains("France, updated 5 minutes ago"))
    #expect(timers.delays == [60])
    wall.advance(by: 60)
    timers.ring()
    await page.html(with: "France, updated 6 minutes ago")
    #expect(page.html.contains(">6 minutes ago<"))
    #expect(timers.delays == [60])
  }

  @Test("A food of long ago, whose date is a day of the calendar, costs no timer")
  func old() async throws {
    var soup = ScreenStoryTests.soup
    soup.lastUpdatedDate = FoodsFixture.noon - 30 * 86_400
    let page = try await page([soup])
    #expect(page.html.contains("Oct 15, 2023"))
    #expect(timers.delays == [])
  }

  /// Bug: the row was made anew, with its photo, and lost the focus.
  @Test("A food of long ago that is liked keeps its row, in which the date changes")
  func renewed() async throws {
    var soup = ScreenStoryTests.soup
    soup.lastUpdatedDate = FoodsFixture.noon - 30 * 86_400
    let page = try await page([soup])
    page.toggle("Like Soup <b>")
    try await planned.next().agree()
    soup.isLiked = true
    soup.lastUpdatedDate = FoodsFixture.noon
    try await planned.next().answer([soup])
    var operations: [PageOperation] = []
    var isRenewed = false
    for _ in 0..<1_000 where !isRenewed {
      await Task.yield()
      operations += page.tree.flush()
      isRenewed = operations.contains {
        if case .attribute(_, _, "France, updated 5 minutes ago") = $0 { true } else { false }
      }
    }
    #expect(isRenewed)
    #expect(!operations.contains { if case .remove = $0 { true } else { false } })
  }
}
