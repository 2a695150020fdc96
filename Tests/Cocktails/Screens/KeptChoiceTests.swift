// The choices of a person that the next visit has.
import AppTesting
import DataLayer
import SwiftUI
import SwiftUITesting
import Testing

@testable import Cocktails

@MainActor
@Suite("Kept choices", .timeLimit(.minutes(10)))
struct KeptChoiceTests {
  /// The page of a gin sour in a browser, beside the list.
  private func page(_ browser: TestBrowser) async throws -> Page<PlannedDrinks> {
    let sour = DrinkDetail(
      id: "7", ingredients: [Ingredient("Gin", measure: "2 oz"), Ingredient("Lime")],
      instructions: ["en": "Shake."])
    let store = try await ScreenStoryTests.store(sour)
    let page = try Page(at: ["7"], store: store, browser: browser)
    page.widen()
    try await page.planned.lists.next().answer(ScreenStoryTests.list)
    await page.wait(for: "Shake.")
    return page
  }

  /// Whether the bottle of gin is chosen in the cabinet, which is opened for that.
  private func hasGin(_ page: Page<PlannedDrinks>) -> Bool? {
    if page.element("What you have") == nil { page.tap("What can I make?") }
    return page.control("Gin", for: .toggle)?.isPressed
  }

  @Test("The unit and the bottles are there in the next page of a browser, and in no other's")
  func choices() async throws {
    let browser = TestBrowser()
    let first = try await page(browser)
    let open = try await page(browser)
    first.choose("Milliliters", in: "Unit")
    #expect(first.shows("60 ml") && open.shows("60 ml"))
    #expect(hasGin(first) == false && hasGin(open) == false)
    first.toggle("Gin")
    #expect(hasGin(first) == true && hasGin(open) == true)
    #expect(browser.text("cocktails.cabinet", base: "/cocktails") == "gin")
    let next = try await page(browser)
    #expect(next.shows("60 ml") && hasGin(next) == true)
    let other = try await page(TestBrowser())
    #expect(other.shows("2 oz") && hasGin(other) == false)
  }

  /// Kept texts outlive the version of the app that wrote them.
  @Test("The texts of kept choices stay, and one without meaning is no choice")
  func texts() async throws {
    #expect(MeasureUnit.allCases.map(\.rawValue) == ["written", "milliliters", "ounces"])
    var bottles = Bottles()
    for name in ["Lime Juice", "Gin", "gin", "Añejo Rum"] { bottles[name] = true }
    #expect(bottles.rawValue == "añejo rum\ngin\nlime juice")
    #expect(Bottles(rawValue: bottles.rawValue)?.names == bottles.names)
    #expect(Bottles(rawValue: "")?.names == [])
    let browser = TestBrowser(
      keeping: ["cocktails.unit": "drams", "cocktails.cabinet": "\n\ngin\n"], base: "/cocktails")
    let page = try await page(browser)
    #expect(page.shows("2 oz") && hasGin(page) == true)
  }
}
