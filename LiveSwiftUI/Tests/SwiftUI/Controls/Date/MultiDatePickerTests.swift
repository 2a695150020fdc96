// Calendars in which several days are chosen.
import Foundation
import Testing

@testable import SwiftUI

@MainActor @Suite("Several dates") struct MultiDatePickerTests {
  /// The calendar of the tests.
  private static var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }

  private static func date(_ year: Int, _ month: Int, _ day: Int) -> Date {
    let parts = DateComponents(timeZone: .gmt, year: year, month: month, day: day)
    return Self.calendar.date(from: parts) ?? .distantPast
  }

  /// A picker for the days from 6 June to 2 August 2022, with what is chosen below it.
  private struct Screen: View {
    @State var dates: Set<DateComponents> = [DateComponents(year: 2022, month: 6, day: 8)]

    var body: some View {
      MultiDatePicker(
        "Dates Available", selection: $dates, in: date(2022, 6, 6)..<date(2022, 8, 2))
      Text(
        verbatim: dates.map { "\($0.year ?? 0)-\($0.month ?? 0)-\($0.day ?? 0)" }.sorted()
          .joined(separator: " "))
    }
  }

  private func days(_ tester: ViewTester, where isWanted: (Element) -> Bool) -> [String] {
    tester.elements.filter { $0.isNamed("cal-d") && isWanted($0) }.compactMap(\.ownText)
  }

  private func chosen(_ tester: ViewTester) -> [String] {
    days(tester) { $0.attribute("aria-pressed") == "true" }
  }

  private func title(_ tester: ViewTester) -> String? {
    tester.elements.first { $0.isNamed("cal-h") }?.ownText
  }

  /// The number of the day's button.
  private func number(of day: String, _ tester: ViewTester) -> Int {
    Int(tester.elements.first { $0.isNamed("cal-d") && $0.ownText == day }?.id ?? -1)
  }

  @Test("The last month within the bounds is shown, with its days in the columns of weekdays")
  func month() {
    let tester = ViewTester(Screen())
    // The bounds are in the past.
    #expect(title(tester) == "August 2022" && days(tester) { _ in true }.count == 31)
    #expect(days(tester) { $0.attribute("disabled") == nil } == ["1"])
    #expect(
      tester.elements.first { $0.isNamed("cal") }?.attribute("aria-label") == "Dates Available")
    tester.press("Previous month")
    tester.press("Previous month")
    #expect(title(tester) == "June 2022" && days(tester) { _ in true }.count == 30)
    #expect(days(tester) { $0.attribute("disabled") != nil } == ["1", "2", "3", "4", "5"])
    #expect(chosen(tester) == ["8"])
    // 1 June 2022 was a Wednesday, and a week starts on Sunday.
    #expect(tester.styled.contains("{grid-column-start:4}"))
    // There is no earlier month.
    tester.press("Previous month")
    #expect(title(tester) == "June 2022")
  }

  @Test("Days are chosen and left out, however the app wrote them")
  func choosing() {
    let tester = ViewTester(Screen())
    tester.press("Previous month")
    tester.press("Previous month")
    func toggle(_ day: String, _ isChosen: Bool) {
      _ = tester.operations {
        tester.tree.handle(.toggle, on: number(of: day, tester), value: .flag(isChosen))
      }
    }
    toggle("15", true)
    #expect(chosen(tester) == ["8", "15"] && tester.fresh.contains(">2022-6-15 2022-6-8<"))
    toggle("8", false)
    #expect(chosen(tester) == ["15"] && tester.fresh.contains(">2022-6-15<"))
    toggle("15", true)
    #expect(chosen(tester) == ["15"])
    toggle("2", true)
    #expect(chosen(tester) == ["15"])
    tester.press("Next month")
    #expect(title(tester) == "July 2022" && chosen(tester) == [])
  }

  @Test("Without bounds, and with one, it shows the month of today or the nearest")
  func bounds() {
    let dates = Binding<Set<DateComponents>>.constant([])
    let later = Self.date(2222, 2, 3)
    #expect(
      title(ViewTester(MultiDatePicker("Dates", selection: dates, in: later...)))
        == "February 2222")
    #expect(
      title(
        ViewTester(
          MultiDatePicker(selection: dates, in: ..<Self.date(2001, 1, 1)) { Text("Dates") }))
        == "December 2000")
    let today = ViewTester(MultiDatePicker(selection: dates) { Text("Dates") })
    #expect(days(today) { $0.attribute("aria-current") == "date" }.count == 1)
  }
}
