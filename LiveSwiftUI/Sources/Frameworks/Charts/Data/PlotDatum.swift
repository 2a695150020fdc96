// One value of the data in the form that charts compute with.
import Foundation
import SwiftUI

/// A number, a date or a category.
enum PlotDatum: Hashable, Sendable {
  case number(Double)
  case date(Date)
  /// A category, given by its name or by the key of its name in the string tables.
  case category(String, isKey: Bool)

  /// The kinds of data on an axis.
  enum Kind: Sendable {
    case number, date, category
  }

  /// The largest distance from zero of a number that is drawn.
  private static let farthest = 1e100
  /// The largest distance from 1970 of a date that is drawn, in seconds; 3,000 years.
  private static let longest = 1e11

  /// Converts a value. Returns nil when it cannot be drawn, such as a number that is not finite.
  init?(_ value: some Plottable) {
    let primitive: Any = value.primitivePlottable
    switch primitive {
    case let text as String:
      self = .category(text, isKey: value is any RawRepresentable)
    case let date as Date:
      guard abs(date.timeIntervalSince1970) <= Self.longest else { return nil }
      self = .date(date)
    case let number as Decimal: self.init(number: NSDecimalNumber(decimal: number).doubleValue)
    case let number as any BinaryInteger: self.init(number: Double(number))
    case let number as any BinaryFloatingPoint: self.init(number: Double(number))
    default: return nil
    }
  }

  private init?(number: Double) {
    guard abs(number) <= Self.farthest else { return nil }
    self = .number(number)
  }

  var kind: Kind {
    switch self {
    case .number: .number
    case .date: .date
    case .category: .category
    }
  }

  /// The position of the value on a continuous scale; nil for a category.
  var amount: Double? {
    switch self {
    case .number(let number): number
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }

  /// The value as a type of the app; nil if it cannot be converted.
  func value<P: Plottable>(as type: P.Type) -> P? {
    primitive(P.PrimitivePlottable.self).flatMap { P(primitivePlottable: $0) }
  }

  private func primitive<P>(_ type: P.Type) -> P? {
    switch self {
    case .category(let text, _): return text as? P
    case .date(let date): return date as? P
    case .number(let number):
      if let type = type as? any BinaryInteger.Type { return Self.whole(type, number) as? P }
      if let type = type as? any BinaryFloatingPoint.Type {
        return Self.fraction(type, number) as? P
      }
      return Decimal(number) as? P
    }
  }

  private static func whole<N: BinaryInteger>(_ type: N.Type, _ number: Double) -> Any? {
    N(exactly: number)
  }

  private static func fraction<N: BinaryFloatingPoint>(_ type: N.Type, _ number: Double) -> Any {
    N(number)
  }
}
