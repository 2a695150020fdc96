// The values at which a scrolling chart comes to rest.
public import Foundation
public import SwiftUI

/// The values at which a scrolling chart comes to rest. An app cannot make a behaviour of its own.
public protocol ChartScrollTargetBehavior: ScrollTargetBehavior {}

extension PagingScrollTargetBehavior: ChartScrollTargetBehavior {}

/// A behaviour that aligns the start of the visible part with values.
public struct ValueAlignedChartScrollTargetBehavior: ChartScrollTargetBehavior {
  let snapping: ChartSnapping

  /// How scrolling stops.
  public var _snapping: _ScrollSnapping { PagingScrollTargetBehavior()._snapping }

  /// Aligns with multiples of a number, in seconds for dates. The other arguments have no effect.
  public init<T>(
    unit: T, majorAlignment: MajorValueAlignment<T>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) where T: Numeric, T: Plottable {
    snapping = .unit(PlotDatum(unit)?.amount ?? 0)
  }

  /// Aligns with the dates that match these parts. The other arguments have no effect.
  public init(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) {
    snapping = .dates(components)
  }
}

extension ChartScrollTargetBehavior where Self == ValueAlignedChartScrollTargetBehavior {
  /// Aligns with multiples of a number, in seconds for dates. The other arguments have no effect.
  public static func valueAligned<P>(
    unit: P, majorAlignment: MajorValueAlignment<P>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior where P: Numeric, P: Plottable {
    ValueAlignedChartScrollTargetBehavior(
      unit: unit, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }

  /// Aligns with the dates that match these parts. The other arguments have no effect.
  public static func valueAligned(
    matching components: DateComponents, majorAlignment: MajorValueAlignment<Date>? = nil,
    limitBehavior: ValueAlignedLimitBehavior = .automatic
  ) -> ValueAlignedChartScrollTargetBehavior {
    ValueAlignedChartScrollTargetBehavior(
      matching: components, majorAlignment: majorAlignment, limitBehavior: limitBehavior)
  }
}

/// The values at which a long scroll comes to rest. It has no effect.
public struct MajorValueAlignment<Value> {
  /// Pages.
  public static var page: MajorValueAlignment<Value> { MajorValueAlignment() }

  /// Multiples of a number.
  public static func unit(_ value: Value) -> MajorValueAlignment<Value>
  where Value: Numeric, Value: Plottable {
    MajorValueAlignment()
  }

  /// Dates that match these parts.
  public static func matching(_ components: DateComponents) -> MajorValueAlignment<Value>
  where Value == Date {
    MajorValueAlignment()
  }
}

/// The distance that one swipe may scroll. It has no effect: a swipe scrolls as far as it goes.
public struct ValueAlignedLimitBehavior {
  /// The default.
  public static var automatic: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// To the next value.
  public static var always: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
  /// As far as the swipe goes.
  public static var never: ValueAlignedLimitBehavior { ValueAlignedLimitBehavior() }
}
