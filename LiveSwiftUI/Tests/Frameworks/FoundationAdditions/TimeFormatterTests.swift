// Relative dates and lengths of time as texts.
import Foundation
import FoundationAdditions
import Testing

@Suite("Formatters of time")
struct TimeFormatterTests {
  private func relative(
    _ style: RelativeDateTimeFormatter.UnitsStyle = .full, isNamed: Bool = false,
    locale: String = "en_US"
  ) -> RelativeDateTimeFormatter {
    let formatter = RelativeDateTimeFormatter()
    formatter.unitsStyle = style
    formatter.dateTimeStyle = isNamed ? .named : .numeric
    formatter.locale = Locale(identifier: locale)
    return formatter
  }

  @Test("The largest unit of a relative time counts, and smaller ones are cut off")
  func largestUnit() {
    let formatter = relative()
    let seconds: [TimeInterval] = [0, 59, -60, -90, 3_600, -3_599, 86_400, -604_800]
    #expect(
      seconds.map(formatter.localizedString(fromTimeInterval:)) == [
        "in 0 seconds", "in 59 seconds", "1 minute ago", "1 minute ago", "in 1 hour",
        "59 minutes ago", "in 1 day", "1 week ago",
      ])
  }

  @Test("Units have four lengths, and near days have names")
  func styles() {
    let components = DateComponents(month: -2, day: 3)
    let styles: [RelativeDateTimeFormatter.UnitsStyle] = [.full, .spellOut, .short, .abbreviated]
    #expect(
      styles.map { relative($0).localizedString(from: components) } == [
        "2 months ago", "two months ago", "2 mo. ago", "2mo ago",
      ])
    let named = relative(isNamed: true)
    #expect(
      [-1, 0, 1, 2].map { named.localizedString(from: DateComponents(day: $0)) } == [
        "yesterday", "today", "tomorrow", "in 2 days",
      ])
    let german = relative(isNamed: true, locale: "de")
    #expect(german.localizedString(from: DateComponents(day: 2)) == "übermorgen")
  }

  @Test("A date is seen from another, and numbers that are none have no text")
  func dates() {
    let formatter = relative()
    let start = Date(timeIntervalSinceReferenceDate: 0)
    #expect(
      formatter.localizedString(for: start.addingTimeInterval(7_200), relativeTo: start)
        == "in 2 hours")
    #expect(formatter.localizedString(fromTimeInterval: .nan) == "")
    #expect(formatter.localizedString(from: DateComponents()) == "")
    #expect(formatter.string(for: "now") == nil)
  }

  private func length(
    _ style: DateComponentsFormatter.UnitsStyle,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> DateComponentsFormatter {
    let formatter = DateComponentsFormatter()
    formatter.calendar = Calendar(identifier: .gregorian)
    formatter.calendar?.locale = Locale(identifier: "en_US")
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    formatter.zeroFormattingBehavior = zeros
    return formatter
  }

  @Test("The positional style drops leading zeros, or pads each unit")
  func positional() {
    let seconds: [TimeInterval] = [0, 45, 65, 3_610, 93_784, -90]
    #expect(
      seconds.map { length(.positional).string(from: $0) } == [
        "0", "45", "1:05", "1:00:10", "26:03:04", "-1:30",
      ])
    #expect(length(.positional, .pad).string(from: 65) == "00:01:05")
  }

  @Test("The other styles name each unit that is not zero")
  func named() {
    let styles: [DateComponentsFormatter.UnitsStyle] = [
      .abbreviated, .short, .full, .spellOut, .brief,
    ]
    #expect(
      styles.map { length($0).string(from: 3_661) } == [
        "1h 1m 1s", "1 hr, 1 min, 1 sec", "1 hour, 1 minute, 1 second",
        "one hour, one minute, one second", "1hr 1min 1sec",
      ])
    #expect(length(.abbreviated).string(from: 0) == "0s")
    #expect(length(.abbreviated, .dropLeading).string(from: 600) == "10m 0s")
    #expect(length(.full).string(from: .infinity) == nil)
  }

  @Test("A phrase surrounds a length, and units beyond a count are cut off")
  func phrases() {
    let formatter = length(.full)
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    formatter.maximumUnitCount = 1
    #expect(formatter.string(from: 330) == "About 5 minutes remaining")
    formatter.includesApproximationPhrase = false
    formatter.includesTimeRemainingPhrase = false
    formatter.allowedUnits = [.day, .hour]
    #expect(formatter.string(from: DateComponents(hour: 49)) == "2 days")
  }
}
