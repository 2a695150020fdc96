// Values of Foundation inside keys: as their description, or by a formatter.
import Foundation
import Testing

@testable import SwiftUI

@Suite("Values of Foundation in a key")
@MainActor struct InterpolatedValueTests {
  private func text(_ key: LocalizedStringKey) -> String {
    ViewTester(Text(key)).elements.compactMap(\.ownText).joined()
  }

  @Test("A date, an identifier, an address and bytes are shown as their description")
  func descriptions() throws {
    let day = Date(timeIntervalSinceReferenceDate: 0)
    let id = UUID()
    let url = try #require(URL(string: "https://a.test/b"))
    #expect(text("on \(day)") == "on \(day.description)")
    #expect(text("\(id)!") == "\(id.uuidString)!")
    #expect(text("\(url)") == "https://a.test/b")
    #expect(text("\(Data([1, 2]))") == "2 bytes")
    #expect(text("\(Locale(identifier: "de_DE"))").hasPrefix("de_DE"))
  }

  @Test("A key with a date has a placeholder for it, as a string table does")
  func key() {
    let key: LocalizedStringKey = "Since \(Date(timeIntervalSinceReferenceDate: 0))"
    #expect(key.key == "Since %@")
  }

  @Test("A formatter formats a date")
  func formatter() {
    let years = DateFormatter()
    years.timeZone = TimeZone(identifier: "UTC")
    years.dateFormat = "yyyy"
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    #expect(text("In \(day, formatter: years)") == "In 2001")
  }

  @Test("A button takes a title with a date and an identifier")
  func button() {
    let (day, id) = (Date(timeIntervalSinceReferenceDate: 0), UUID())
    let page = ViewTester(Button("\(day) \(id)") {})
    #expect(page.html.contains(">\(day) \(id)<"))
  }

  @Test("A string from the tables takes them as well")
  func localizedString() {
    let id = UUID()
    let page = ViewTester(Text(verbatim: String(localized: "Of \(id)")))
    #expect(page.html.contains(">Of \(id)<"))
  }
}
