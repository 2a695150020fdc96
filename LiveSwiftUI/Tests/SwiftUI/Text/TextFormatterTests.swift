// Texts of values by formatters of Foundation.
import Foundation
import Testing

@testable import SwiftUI

@Suite("Texts by formatters")
@MainActor struct TextFormatterTests {
  private func html(_ text: Text) -> String { ViewTester(text).styled }

  @Test("A date is written in the formatter's own locale and time zone")
  func dates() {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.timeZone = TimeZone(identifier: "Asia/Tokyo")
    formatter.dateFormat = "d. MMMM yyyy HH:mm"
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      html(Text(start, formatter: formatter)) == html(Text(verbatim: "1. Januar 2001 09:00")))
    let never = Date(timeIntervalSinceReferenceDate: .infinity)
    #expect(html(Text(never, formatter: formatter)) == html(Text(verbatim: "")))
  }

  @Test("A number is written by its formatter, and an object without a text not at all")
  func numbers() {
    let formatter = NumberFormatter()
    formatter.locale = Locale(identifier: "de_DE")
    formatter.minimumFractionDigits = 2
    formatter.minimumIntegerDigits = 1
    let number = NSNumber(value: 2.5)
    #expect(html(Text(number, formatter: formatter)) == html(Text(verbatim: "2,50")))
    #expect(html(Text(NSNull(), formatter: formatter)) == html(Text(verbatim: "")))
  }
}
