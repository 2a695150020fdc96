// Dates in the reader's language, taken from a view's environment.
public import DataLayer
public import Foundation
public import SwiftUI

/// The reader's language, calendar and time zone.
public struct DateEnvironment: DynamicProperty {
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone

  /// Takes the values from the view's environment.
  public init() {}

  /// The formatted dates relative to `now`.
  public func format(asOf now: Date) -> PastDateFormat {
    PastDateFormat(now: now, locale: locale, calendar: calendar, timeZone: timeZone)
  }
}

/// A relative date such as "5 minutes ago", or "Updated 5 minutes ago" for a last change.
public struct DateText: View {
  private let environment = DateEnvironment()
  private let date: Date
  private let now: @MainActor () -> Date
  private let isUpdate: Bool
  private var isFixed = false

  /// The text of a date relative to `now`, inside an ``AgeTimeline`` that draws it again.
  public init(_ date: Date, asOf now: Date) {
    self.init(date, now: now)
    isFixed = true
  }

  /// The text of a date relative to `now`, which is asked again as time passes.
  public init(
    _ date: Date, now: @autoclosure @escaping @MainActor () -> Date, isUpdate: Bool = false
  ) {
    self.date = date
    self.now = now
    self.isUpdate = isUpdate
  }

  public var body: some View {
    AgeTimeline(isFixed ? nil : date, now: now) { now in
      let text = environment.format(asOf: now)(date)
      isUpdate ? Text("Updated \(text)") : Text(verbatim: text)
    }
  }
}
