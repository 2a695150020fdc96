// Dates in the reader's language, which a view has from its environment.
import DataLayer
import Foundation
import SwiftUI

/// The reader's language, calendar and time zone.
public struct DateEnvironment: DynamicProperty {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// What the view around has.
  public init() {}

  /// The words for dates, read at `now`.
  public func words(asOf now: Date) -> DateWords {
    DateWords(now: now, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

/// Gives its content the words for dates, in the reader's language, calendar and time zone.
public struct WithDateWords<Content: View>: View {
  private let environment = DateEnvironment()
  private let now: Date
  private let content: (DateWords) -> Content

  /// Content that speaks of dates as of `now`.
  public init(now: Date, @ViewBuilder content: @escaping (DateWords) -> Content) {
    self.now = now
    self.content = content
  }

  public var body: some View {
    content(environment.words(asOf: now))
  }
}

/// "5 minutes ago".
public struct DateText: View {
  private let environment = DateEnvironment()
  private let date: Date
  private let now: Date

  /// The words for a date, read at `now`.
  public init(_ date: Date, now: Date) {
    self.date = date
    self.now = now
  }

  public var body: some View {
    Text(verbatim: environment.words(asOf: now)(date))
  }
}

/// "Updated 5 minutes ago".
public struct UpdatedText: View {
  private let date: Date
  private let now: Date

  /// The words for a thing last changed at `date`, read at `now`.
  public init(_ date: Date, now: Date) {
    self.date = date
    self.now = now
  }

  public var body: some View {
    WithDateWords(now: now) { words in Text("Updated \(words(date))") }
  }
}
