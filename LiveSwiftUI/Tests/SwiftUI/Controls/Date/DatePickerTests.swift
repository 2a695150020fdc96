// Dates as the browser's fields have them.
import Foundation
import Testing

@testable import SwiftUI

@Suite("Dates of a browser's fields") struct DatePickerTests {
  private let field = BrowserDate(components: [.date, .hourAndMinute], zone: .gmt)

  @Test("A date and its text are the same after each other")
  func text() {
    let date = field.date("2026-03-09T17:05", on: Date(timeIntervalSince1970: 0))
    #expect(date.map(field.text) == "2026-03-09T17:05")
  }

  /// Bug: a month of 99 was eight years later, and there was a year 0.
  @Test(
    "What no field has is no date",
    arguments: [
      "", "2026", "2026-03-09", "0000-03-09T17:05", "2026-00-09T17:05", "2026-99-09T17:05",
      "2026-03-32T17:05", "2026-03-09T24:05", "2026-03-09T17:60", "10000-03-09T17:05",
      "nan-03-09T17:05", "2026-03-09T1e1:05", "٢٠٢٦-03-09T17:05",
    ])
  func nothing(text: String) {
    #expect(field.date(text, on: Date(timeIntervalSince1970: 0)) == nil)
  }
}
