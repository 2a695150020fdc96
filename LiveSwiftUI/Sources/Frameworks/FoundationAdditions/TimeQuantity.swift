// The units of time that DateComponentsFormatter counts, and their texts.
import Foundation

/// A unit of time, from the largest.
enum TimeUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The count of this unit.
  func count(in components: DateComponents) -> Int { components.value(for: component) ?? 0 }

  /// The identifier of ICU.
  var name: String { "duration-\(self)" }

  /// The number of next smaller units in it; nil where that varies or there is none.
  var factor: Int? {
    switch self {
    case .year: 12
    case .month, .second: nil
    case .week: 7
    case .day: 24
    case .hour, .minute: 60
    }
  }

  /// Whether the positional style writes it between colons.
  var isPositional: Bool { [.hour, .minute, .second].contains(self) }

  /// The units of an option set of Foundation, from the largest.
  static func allowed(by units: NSCalendar.Unit) -> [TimeUnit] {
    allCases.filter { unit in
      switch unit {
      case .year: units.contains(.year)
      case .month: units.contains(.month)
      case .week: units.contains(.weekOfMonth) || units.contains(.weekOfYear)
      case .day: units.contains(.day)
      case .hour: units.contains(.hour)
      case .minute: units.contains(.minute)
      case .second: units.contains(.second)
      }
    }
  }
}

/// A count of one unit.
struct TimeQuantity: Equatable {
  let unit: TimeUnit
  var count: Int
}

extension [TimeQuantity] {
  /// The quantities with a single largest unit added to the next, where that is listed.
  func collapsed() -> [TimeQuantity] {
    guard let first = firstIndex(where: { $0.count != 0 }), first + 1 < count,
      abs(self[first].count) == 1, let factor = self[first].unit.factor,
      let next = TimeUnit.allCases.firstIndex(of: self[first].unit),
      TimeUnit.allCases[next + 1] == self[first + 1].unit, self[first + 1].count != 0
    else { return self }
    var all = self
    all[first + 1].count += self[first].count * factor
    all[first].count = 0
    return all
  }

  /// The quantities that are shown: those of value zero are dropped as wanted, then the smallest
  /// until at most `limit` are left. Of zeros alone the smallest unit remains.
  func without(
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior,
    _ style: DateComponentsFormatter.UnitsStyle, _ limit: Int
  ) -> [TimeQuantity] {
    var zeros = zeros
    if zeros.contains(.default) {
      zeros.formUnion(style == .positional ? .dropLeading : .dropAll)
    }
    let shown: [TimeQuantity]
    if let first = firstIndex(where: { $0.count != 0 }),
      let last = lastIndex(where: { $0.count != 0 })
    {
      shown = enumerated().filter { index, quantity in
        if quantity.count != 0 { return true }
        if index < first { return !zeros.contains(.dropLeading) }
        return !zeros.contains(index < last ? .dropMiddle : .dropTrailing)
      }.map(\.element)
    } else {
      shown = zeros.isDisjoint(with: .dropAll) ? self : suffix(1)
    }
    return limit > 0 ? Array(shown.prefix(limit)) : shown
  }

  /// The text in a style; nil where ICU has none. Of a negative length the first unit has the sign.
  func text(
    _ style: DateComponentsFormatter.UnitsStyle, padded: Bool, locale: Locale
  ) -> String? {
    let isNegative = contains { $0.count < 0 }
    var all = map { TimeQuantity(unit: $0.unit, count: Swift.abs($0.count)) }
    if isNegative, let first = all.first { all[0].count = -first.count }
    guard style == .positional else { return all.named(style, locale) }
    let clock = all.filter(\.unit.isPositional)
    let others = Array(all.filter { !$0.unit.isPositional })
    guard !clock.isEmpty else { return others.named(.abbreviated, locale) }
    let digits = clock.enumerated().map { index, each in
      let width = index > 0 || padded && clock.count > 1 ? 2 : 1
      return each.count.formatted(
        .number.grouping(.never).precision(.integerLength(width...)).locale(locale))
    }.joined(separator: ":")
    guard !others.isEmpty else { return digits }
    return others.named(.abbreviated, locale).map { "\($0) \(digits)" }
  }

  private func named(
    _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale
  ) -> String? {
    let width = style.width
    let spelled = NumberFormatter()
    spelled.locale = locale
    spelled.numberStyle = .spellOut
    let parts = compactMap { each in
      let written = style == .spellOut ? spelled.string(from: NSNumber(value: each.count)) : nil
      return ICUText.quantity(
        Double(each.count), unit: each.unit.name, width: width, precision: "precision-integer",
        written: written, locale: locale)
    }
    guard parts.count == count else { return nil }
    guard style == .brief else { return ICUText.units(parts, width: width, locale: locale) }
    return parts.map { $0.filter { !$0.isWhitespace } }.joined(separator: " ")
  }
}

extension DateComponentsFormatter.UnitsStyle {
  fileprivate var width: ICUText.Width {
    switch self {
    case .positional, .abbreviated: .narrow
    case .short, .brief: .short
    case .full, .spellOut: .wide
    }
  }
}
