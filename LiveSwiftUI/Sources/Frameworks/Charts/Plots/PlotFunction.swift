// Functions as lines and areas.
import Foundation
import SwiftUI

/// A function that a chart draws.
struct PlotFunction {
  /// The values to draw it for; nil for those of the horizontal axis.
  let domain: ClosedRange<Double>?
  /// The labels of the values, in the order of the function's results.
  let labels: [Text]
  /// The label of the argument; nil where the function returns both coordinates.
  let argument: Text?
  /// The results for a number: `y`, the two ends of an area, or `x` and `y`.
  let results: (Double) -> [Double]

  /// The number of intervals that a function is drawn with.
  private static let intervals = 200
  /// The most functions of a chart.
  private static let most = 20

  /// The marks, with marks at samples in place of functions.
  static func sampled(_ marks: [Mark], _ options: ChartOptions) -> [Mark] {
    let functions = marks.compactMap(\.function)
    guard !functions.isEmpty else { return marks }
    let usual = domain(marks, options)
    var result: [Mark] = []
    var (segment, count) = (0, 0)
    for mark in marks {
      guard let function = mark.function else {
        result.append(mark)
        continue
      }
      count += 1
      guard count <= most else { continue }
      segment += 1
      for number in function.numbers(usual) {
        guard let sample = function.sample(number, of: mark, segment) else {
          // The line is interrupted where the function has no value.
          segment += 1
          continue
        }
        result.append(sample)
      }
    }
    return result
  }

  /// The domain of functions without one: that of the axis, else that of the data.
  private static func domain(_ marks: [Mark], _ options: ChartOptions) -> ClosedRange<Double> {
    var amounts = options.x.domain.values.compactMap(\.amount)
    if amounts.isEmpty {
      amounts = marks.flatMap { mark in
        [mark.x, mark.xEnd].compactMap { $0?.datum?.amount }
          + (mark.function?.domain.map { [$0.lowerBound, $0.upperBound] } ?? [])
      }
    }
    amounts = amounts.filter { $0.isFinite && abs($0) < 1e100 }
    guard let low = amounts.min(), let high = amounts.max(), high > low else { return 0...1 }
    return low...high
  }

  private func numbers(_ usual: ClosedRange<Double>) -> [Double] {
    let domain = domain ?? usual
    let (low, length) = (domain.lowerBound, domain.upperBound - domain.lowerBound)
    guard low.isFinite, length.isFinite, abs(low) < 1e100 else { return [] }
    return (0...Self.intervals).map { low + length * Double($0) / Double(Self.intervals) }
  }

  private func sample(_ number: Double, of mark: Mark, _ segment: Int) -> Mark? {
    let results = results(number)
    var values: [PlotValue] = []
    if let argument {
      guard let datum = PlotDatum(number) else { return nil }
      values.append(PlotValue(label: argument, datum: datum))
    }
    for (label, result) in zip(labels, results) {
      guard let datum = PlotDatum(result) else { return nil }
      values.append(PlotValue(label: label, datum: datum))
    }
    guard values.count >= 2 else { return nil }
    var sample = Mark(shape: mark.shape, x: values[0], y: values[1])
    if values.count > 2 { sample.yEnd = values[2] }
    sample.style = mark.style
    sample.segment = segment
    return sample
  }
}

/// The content of a plot of a function as a line.
public nonisolated struct FunctionLinePlotContent {
  let mark: Mark
}

extension FunctionLinePlotContent: SingleMark {}

/// The content of a plot of a function as an area.
public nonisolated struct FunctionAreaPlotContent {
  let mark: Mark
}

extension FunctionAreaPlotContent: SingleMark {}
