// Functions as lines.
import Foundation
public import SwiftUI

extension LinePlot {
  /// The line of a function, with texts as labels.
  public init(
    x: Text, y: Text, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [y], argument: x) {
          [function($0)]
        }))
  }

  /// The line of a function, with labels from the string tables.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [Text(y)], argument: Text(x)) {
          [function($0)]
        }))
  }

  /// The line of a function, with labels read verbatim.
  @_disfavoredOverload public init<S1, S2>(
    x: S1, y: S2, domain: ClosedRange<Double>? = nil,
    function: @escaping @Sendable (Double) -> Double
  ) where Content == FunctionLinePlotContent, S1: StringProtocol, S2: StringProtocol {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [Text(y)], argument: Text(x)) {
          [function($0)]
        }))
  }

  /// The line of a function that returns both coordinates, with texts as labels.
  public init(
    x: Text, y: Text, t: Text, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [x, y], argument: nil) {
          let point = function($0)
          return [point.x, point.y]
        }))
  }

  /// The line of a function that returns both coordinates, with labels from the string tables.
  public init(
    x: LocalizedStringKey, y: LocalizedStringKey, t: LocalizedStringKey,
    domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  ) where Content == FunctionLinePlotContent {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [Text(x), Text(y)], argument: nil) {
          let point = function($0)
          return [point.x, point.y]
        }))
  }

  /// The line of a function that returns both coordinates, with labels read verbatim.
  @_disfavoredOverload public init<S1, S2, S3>(
    x: S1, y: S2, t: S3, domain: ClosedRange<Double>,
    function: @escaping @Sendable (Double) -> (x: Double, y: Double)
  )
  where
    Content == FunctionLinePlotContent, S1: StringProtocol, S2: StringProtocol, S3: StringProtocol
  {
    content = FunctionLinePlotContent(
      mark: Mark(
        shape: .line,
        function: PlotFunction(domain: domain, labels: [Text(x), Text(y)], argument: nil) {
          let point = function($0)
          return [point.x, point.y]
        }))
  }
}
