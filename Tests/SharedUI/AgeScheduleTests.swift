// When the words for an age are drawn again.
import Foundation
import SwiftUI
import Testing

@testable import SharedUI

@Suite("Times of growing ages")
struct AgeScheduleTests {
  let date = Date(timeIntervalSince1970: 1_700_000_000)

  /// The first times after the start, in seconds after the date, for a start at this age.
  private func times(_ age: TimeInterval, _ count: Int = 3) -> [TimeInterval] {
    AgeSchedule(of: date).entries(from: date + age, mode: .normal).prefix(count)
      .map { $0.timeIntervalSince(date) }
  }

  @Test("Each minute in the first hour, at whole minutes of the age")
  func minutes() {
    #expect(times(0) == [0, 60, 120])
    #expect(times(90) == [90, 120, 180])
  }

  @Test("Then every ten minutes, and after a day each hour")
  func longer() {
    #expect(times(3_590, 4) == [3_590, 3_600, 4_200, 4_800])
    #expect(times(86_399) == [86_399, 86_400, 90_000])
  }

  @Test("A date ahead of the clock begins when it is reached, or at the next minute before")
  func ahead() {
    #expect(times(-30) == [-30, 0, 60])
    #expect(times(-90) == [-90, -60, 0])
  }

  @Test("A date that is shown as a day of the calendar is never drawn again")
  func calendar() {
    let week: TimeInterval = 7 * 86_400
    #expect(times(week - 1, 5) == [week - 1, week])
    #expect(times(30 * 86_400, 5) == [30 * 86_400])
  }

  @Test("Without a date nothing is drawn again, nor for one that is far ahead")
  func never() {
    #expect(times(-30 * 86_400, 5) == [-30 * 86_400])
    let entries = AgeSchedule(of: nil).entries(from: date, mode: .normal)
    #expect(Array(entries.prefix(5)) == [date])
  }
}
