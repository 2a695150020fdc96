// Functions as areas.
import Foundation
public import SwiftUI

extension AreaPlot {
  /// The area between zero and a function, with texts as labels.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(domain: domain, labels: [y], argument: x) {
          [function($0)]
        }))
  }

  /// The area between zero and a function, with labels from the string tables.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(domain: domain, labels: [Text(y)], argument: Text(x)) {
          [function($0)]
        }))
  }

  /// The area between zero and a function, with labels read verbatim.
  @_disfavoredOverload public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionAreaPlotContent, S1: StringProtocol, S2: StringProtocol {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(domain: domain, labels: [Text(y)], argument: Text(x)) {
          [function($0)]
        }))
  }

  /// The area between the two results of a function, with texts as labels.
  public init(
    x: Text, yStart: Text, yEnd: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(domain: domain, labels: [yStart, yEnd], argument: x) {
          let ends = function($0)
          return [ends.yStart, ends.yEnd]
        }))
  }

  /// The area between the two results of a function, with labels from the string tables.
  public init(
    x: LocalizedStringKey, yStart: LocalizedStringKey, yEnd: LocalizedStringKey,
    domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  ) where Content == FunctionAreaPlotContent {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(
          domain: domain, labels: [Text(yStart), Text(yEnd)], argument: Text(x)
        ) {
          let ends = function($0)
          return [ends.yStart, ends.yEnd]
        }))
  }

  /// The area between the two results of a function, with labels read verbatim.
  @_disfavoredOverload public init<S1, S2, S3>(
    x: S1, yStart: S2, yEnd: S3, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> (yStart: Double, yEnd: Double)
  )
  where
    Content == FunctionAreaPlotContent, S1: StringProtocol, S2: StringProtocol, S3: StringProtocol
  {
    content = FunctionAreaPlotContent(
      mark: Mark(
        shape: .area(stacking: .unstacked),
        function: PlotFunction(
          domain: domain, labels: [Text(yStart), Text(yEnd)], argument: Text(x)
        ) {
          let ends = function($0)
          return [ends.yStart, ends.yEnd]
        }))
  }
}
