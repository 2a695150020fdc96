// The scale type of an axis.
import SwiftUI

/// The scale type of an axis.
public struct ScaleType: Sendable {
  let kind: PlotDatum.Kind

  /// A linear scale of numbers.
  public static var linear: ScaleType { ScaleType(kind: .number) }
  /// A linear scale of dates.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A band for each value, in the order of the data.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// Unavailable on the web.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var log: ScaleType { ScaleType(kind: .number) }
  /// Unavailable on the web.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var squareRoot: ScaleType { ScaleType(kind: .number) }
  /// Unavailable on the web.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var symmetricLog: ScaleType { ScaleType(kind: .number) }
}
