// What kind of scale an axis has.
import SwiftUI

/// What kind of scale an axis has.
public struct ScaleType: Sendable {
  let kind: PlotDatum.Kind

  /// Numbers at even distances.
  public static var linear: ScaleType { ScaleType(kind: .number) }
  /// Dates at even distances.
  public static var date: ScaleType { ScaleType(kind: .date) }
  /// A place for each value, in the order of the data.
  public static var category: ScaleType { ScaleType(kind: .category) }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var log: ScaleType { ScaleType(kind: .number) }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var squareRoot: ScaleType { ScaleType(kind: .number) }
  /// Not on the web, as the error says.
  @available(*, unavailable, message: "A chart on the web has linear scales only.")
  public static var symmetricLog: ScaleType { ScaleType(kind: .number) }
}
