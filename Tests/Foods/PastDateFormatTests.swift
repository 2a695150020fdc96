// Dates as people read them.
import DataLayer
import Foundation
import SharedUI
import Testing

@Suite("Dates in words")
struct PastDateFormatTests {
  /// 14 November 2023, 22:13:20 in Greenwich.
  static let now = Date(timeIntervalSince1970: 1_700_000_000)

  @Test(
    "A date within seven days is told by its age, an older one by the calendar",
    arguments: [
      (0, "now"), (30, "now"), (-30, "now"), (60, "1 minute ago"), (301, "5 minutes ago"),
      (7_300, "2 hours ago"), (90_000, "yesterday"), (6.9 * 86_400, "6 days ago"),
      (7 * 86_400, "Nov 7, 2023"), (1.7e9, "Jan 1, 1970"), (-7_200, "Nov 15, 2023"),
    ] as [(TimeInterval, String)])
  func english(age: TimeInterval, words: String) {
    #expect(Self.words("en")(Self.now - age) == words)
  }

  @Test("Words and calendar follow the reader")
  func languages() {
    #expect(Self.words("es")(Self.now - 301) == "hace 5 minutos")
    #expect(Self.words("es")(Self.now - 1e7) == "22 jul 2023")
    #expect(Self.words("ar")(Self.now - 7_300) == "قبل ساعتين")
  }

  @Test("The day is the reader's own, not Greenwich's")
  func timeZone() {
    let midnight = Date(timeIntervalSince1970: 1_693_526_400)
    #expect(Self.words("en", "Asia/Tokyo")(midnight) == "Sep 1, 2023")
    #expect(Self.words("en", "America/New_York")(midnight) == "Aug 31, 2023")
  }

  private static func words(_ language: String, _ zone: String = "GMT") -> PastDateFormat {
    PastDateFormat(
      now: now, locale: Locale(identifier: language), calendar: Calendar(identifier: .gregorian),
      timeZone: TimeZone(identifier: zone) ?? .gmt)
  }
}
