// The calendar of a `MultiDatePicker`: the month that it shows, and its days.
import Foundation

/// Shows one month, and remembers which.
final class CalendarNode: Node {
  private var selection = Binding<Set<DateComponents>>.constant([])
  private var bounds: (least: Date?, end: Date?) = (nil, nil)
  private var name = ""
  /// A date in the month that is shown; nil until the first rendering.
  private var shown: Date?

  func accept(
    _ context: Context, _ selection: Binding<Set<DateComponents>>,
    _ bounds: (least: Date?, end: Date?), name: String
  ) {
    (self.selection, self.bounds, self.name) = (selection, bounds, name)
    adopt(context)
  }

  /// The calendar of the environment, in the reader's time zone and language.
  private var calendar: Calendar {
    let person = environment.builtIn.person
    var calendar = person.calendar
    (calendar.timeZone, calendar.locale) = (person.timeZone, person.locale)
    return calendar
  }

  /// Today, or the nearest date within the bounds. Foundation traps for dates far beyond its
  /// calendars.
  private var firstDate: Date {
    var date = tree.services.clock.now()
    if let end = bounds.end, date >= end { date = end.addingTimeInterval(-1) }
    if let least = bounds.least { date = max(date, least) }
    return min(max(date, Self.range.lowerBound), Self.range.upperBound)
  }

  private static let range =
    Date(timeIntervalSinceReferenceDate: -6e10)...Date(timeIntervalSinceReferenceDate: 2.4e11)

  override func produce(into items: inout [Item]) {
    let context = context()
    let calendar = calendar
    let date = shown ?? firstDate
    shown = date
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else { return }
    let element = context.element(.div, .calendar)
    element.set("role", "group")
    if !name.isEmpty { element.set("aria-label", name) }
    element.appetite = .fixed(.horizontal)
    var parts = header(of: month, calendar, context.inside(0))
    let start = calendar.component(.weekday, from: month.start)
    let column = (start - calendar.firstWeekday + 7) % 7
    let chosen = chosenDays(calendar)
    let days = context.inside(1)
    for index in 0..<count {
      guard let day = calendar.date(byAdding: .day, value: index, to: month.start) else { continue }
      let button = self.day(day, index + 1, calendar, chosen, days.child(index))
      if index == 0, column > 0 { button.style("grid-column-start", String(column + 1)) }
      parts.append(.element(button))
    }
    element.content = .items(parts)
    context.emit(element, into: &items)
  }

  /// The name of the month, the buttons for the months beside it, and the weekdays.
  private func header(
    of month: DateInterval, _ calendar: Calendar, _ context: Context
  ) -> [Item] {
    let title = context.child(.monthTitle).element(.div, .calendarMonth)
    title.set("aria-live", "polite")
    title.content = .text(format(calendar).month(.wide).year().format(month.start))
    let hasEarlier = bounds.least.map { $0 < month.start } ?? true
    let hasLater = bounds.end.map { $0 > month.end } ?? true
    var parts: [Item] = [
      .element(title),
      .element(
        step(-1, "Previous month", "chevron.backward", hasEarlier, context.child(.previousMonth))),
      .element(step(1, "Next month", "chevron.forward", hasLater, context.child(.nextMonth))),
    ]
    let symbols = calendar.veryShortStandaloneWeekdaySymbols
    for index in symbols.indices {
      let weekday = context.child(.weekdays).child(index).element(.div, .calendarWeekday)
      weekday.set("aria-hidden", "true")
      weekday.content = .text(symbols[(index + calendar.firstWeekday - 1) % symbols.count])
      parts.append(.element(weekday))
    }
    return parts
  }

  private func step(
    _ months: Int, _ name: LocalizedStringKey, _ icon: String, _ isOn: Bool, _ context: Context
  ) -> Element {
    let button = context.element(.button, .calendarButton)
    button.set("type", "button")
    button.set("aria-label", Text(name).resolve(context.builtIn))
    button.content = .items([.element(context.child(0).icon(icon))])
    if isOn, context.builtIn.controls.isEnabled {
      button.emits(.click)
      button.on(.click) { [weak self] _ in
        guard let self, let shown,
          let next = calendar.date(byAdding: .month, value: months, to: shown),
          Self.range.contains(next)
        else { return }
        self.shown = next
        markDirty()
      }
    } else {
      button.set("disabled", "")
    }
    return button
  }

  private func day(
    _ day: Date, _ number: Int, _ calendar: Calendar, _ chosen: Set<Date>, _ context: Context
  ) -> Element {
    let button = context.element(.button, .calendarDay)
    button.set("type", "button")
    button.set(
      "aria-label", format(calendar).weekday(.wide).month(.wide).day().year().format(day))
    button.set("aria-pressed", chosen.contains(day) ? "true" : "false")
    if calendar.isDate(day, inSameDayAs: tree.services.clock.now()) {
      button.set("aria-current", "date")
    }
    button.content = .text(number.formatted(.number.locale(calendar.locale ?? .current)))
    let next = calendar.date(byAdding: .day, value: 1, to: day) ?? day
    let isInBounds =
      (bounds.least.map { next > $0 } ?? true) && (bounds.end.map { day < $0 } ?? true)
    if isInBounds, context.builtIn.controls.isEnabled {
      button.emits(.toggle)
      button.on(.toggle) { [weak self] value in
        if case .flag(let isChosen) = value { self?.choose(day, isChosen) }
      }
    } else {
      button.set("disabled", "")
    }
    return button
  }

  private func format(_ calendar: Calendar) -> Date.FormatStyle {
    Date.FormatStyle(
      locale: calendar.locale ?? .current, calendar: calendar, timeZone: calendar.timeZone)
  }

  // MARK: The selection

  /// The starts of the chosen days.
  private func chosenDays(_ calendar: Calendar) -> Set<Date> {
    Set(selection.wrappedValue.compactMap { Self.day(of: $0, calendar) })
  }

  /// The start of the day of `parts`, which an app may have made in a calendar of its own.
  private static func day(of parts: DateComponents, _ calendar: Calendar) -> Date? {
    var own = parts.calendar ?? calendar
    own.timeZone = parts.timeZone ?? calendar.timeZone
    return own.date(from: parts).map(calendar.startOfDay)
  }

  private func choose(_ day: Date, _ isChosen: Bool) {
    let calendar = calendar
    var days = selection.wrappedValue
    let start = calendar.startOfDay(for: day)
    days = days.filter { Self.day(of: $0, calendar) != start }
    if isChosen {
      days.insert(calendar.dateComponents([.calendar, .era, .year, .month, .day], from: day))
    }
    selection.wrappedValue = days
  }
}
