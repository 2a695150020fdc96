// The screen while its list arrives page by page.
import AppTesting
import DataLayer
import Foundation
import SharedUI
import SwiftUI
import SwiftUITesting
import Testing

@testable import Foods

@MainActor
@Suite("The screen of a list that arrives page by page", .timeLimit(.minutes(10)))
struct PartialListScreenTests {
  @Test("Rows of the first page say that more are coming, then why they are not, then nothing")
  func rest() async throws {
    let planned = PlannedFoods()
    var service = planned.service
    service.list = { (arrived) async throws(HTTPError) in
      await arrived(FoodList([ScreenStoryTests.pie]))
      return try await planned.ask(.list)
    }
    let page = try Page<Void>(of: ServiceDependencies(service: service, clock: TestClock()))
    let first = try await planned.next()
    await page.wait(for: "Loading more foods…")
    #expect(page.rows == ["Pie"])
    page.type("soup", in: "Search foods")
    await page.wait(for: "No foods found")
    #expect(page.shows("Loading more foods…"))
    page.type("", in: "Search foods")
    first.fail(.refused(status: 500, message: nil))
    await page.wait(for: "The other foods could not be loaded.")
    #expect(page.rows == ["Pie"])
    page.tap("Retry")
    try await planned.next().answer([ScreenStoryTests.pie, ScreenStoryTests.soup])
    await page.wait(for: "Soup <b>")
    #expect(!page.shows("The other foods could not be loaded."))
  }
}
