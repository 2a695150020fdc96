// Bins of numbers, as for a histogram.
import Foundation
import Limits
import SwiftUI

/// The range of a bin.
public struct ChartBinRange<Bound> where Bound: Comparable {
  /// The least value of the bin.
  public let lowerBound: Bound
  /// The end of the bin, which belongs to the last bin only.
  public let upperBound: Bound
}

extension ChartBinRange: Equatable {}
extension ChartBinRange: Hashable where Bound: Hashable {}

/// The bounds of bins.
enum DataBins {
  /// The most bins.
  static let most = 1_000

  /// Multiples of a step that cover a range.
  static func bounds(_ low: Double, _ high: Double, step: Double) -> [Double] {
    guard step > 0, step.isFinite, low.isFinite, high.isFinite, low <= high else { return [] }
    let first = (low / step + 1e-9).rounded(.down)
    let last = max((high / step - 1e-9).rounded(.up), first + 1)
    guard abs(first) < 1e15 else { return [] }
    let count = Int(bounding: last - first, within: 1...most)
    return (0...count).map { (first + Double($0)) * step }
  }

  /// The index of the bin with a value; the first or the last for values beyond them.
  static func index<Value: Comparable>(of value: Value, _ thresholds: [Value]) -> Int {
    let index = (thresholds.firstIndex { $0 > value } ?? thresholds.count) - 1
    return min(max(index, 0), max(thresholds.count - 2, 0))
  }
}

/// Bins of numbers.
public struct NumberBins<Value> where Value: Comparable, Value: Numeric {
  /// The bounds of the bins, in order.
  public let thresholds: [Value]

  /// Bins between each two neighbouring bounds.
  public init(thresholds: [Value]) {
    self.thresholds = Array(thresholds.sorted().prefix(DataBins.most + 1))
  }

  private init(numbers: [Double], _ value: (Double) -> Value?) {
    var bounds: [Value] = []
    for bound in numbers.compactMap(value) where bounds.last != bound { bounds.append(bound) }
    thresholds = bounds
  }

  private init(
    between low: Double, _ high: Double, count: Int, least: Double, _ value: (Double) -> Value?
  ) {
    let ticks = NumberTicks(
      length: Swift.max(high - low, 0), count: count, least: least.isFinite ? least : 0)
    let step = high > low ? ticks.step : 1
    self.init(numbers: DataBins.bounds(low, high, step: step), value)
  }

  /// The index of the bin with a value; the first or the last for values beyond them.
  public func index(for value: Value) -> Int { DataBins.index(of: value, thresholds) }
}

extension NumberBins: Equatable {}

extension NumberBins: Collection {
  /// The index of the first bin.
  public var startIndex: Int { 0 }
  /// The number of bins.
  public var endIndex: Int { Swift.max(thresholds.count - 1, 0) }
  /// The index of the next bin.
  public func index(after i: Int) -> Int { i + 1 }

  /// The range of a bin.
  public subscript(position: Int) -> ChartBinRange<Value> {
    ChartBinRange(lowerBound: thresholds[position], upperBound: thresholds[position + 1])
  }
}

extension NumberBins where Value: BinaryFloatingPoint {
  /// About `desiredCount` bins with round bounds around the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.map { Double($0) }.filter { abs($0) <= 1e100 }
    self.init(
      between: finite.min() ?? 0, finite.max() ?? 0, count: desiredCount ?? 10,
      least: Double(minimumStride), { Value($0) })
  }

  /// About `desiredCount` bins with round bounds around a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      between: Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      least: Double(minimumStride), { Value($0) })
  }

  /// Bins of equal size that divide a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.min(Swift.max(count, 1), DataBins.most)
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(
      numbers: (0...parts).map { low + (high - low) * Double($0) / Double(parts) }, { Value($0) })
  }

  /// Bins of a size that cover a range, with bounds at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      numbers: DataBins.bounds(
        Double(range.lowerBound), Double(range.upperBound), step: Double(size)), { Value($0) })
  }
}

extension NumberBins where Value: BinaryInteger {
  /// About `desiredCount` bins with round bounds around the data.
  public init(data: [Value], desiredCount: Int? = nil, minimumStride: Value = 0) {
    let finite = data.map { Double($0) }.filter { abs($0) <= 1e100 }
    self.init(
      between: finite.min() ?? 0, finite.max() ?? 0, count: desiredCount ?? 10,
      least: Double(minimumStride), { Value(exactly: $0.rounded()) })
  }

  /// About `desiredCount` bins with round bounds around a range.
  public init(range: ClosedRange<Value>, desiredCount: Int = 10, minimumStride: Value = 0) {
    self.init(
      between: Double(range.lowerBound), Double(range.upperBound), count: desiredCount,
      least: Double(minimumStride), { Value(exactly: $0.rounded()) })
  }

  /// Bins of equal size that divide a range.
  public init(range: ClosedRange<Value>, count: Int) {
    let parts = Swift.min(Swift.max(count, 1), DataBins.most)
    let (low, high) = (Double(range.lowerBound), Double(range.upperBound))
    self.init(
      numbers: (0...parts).map { low + (high - low) * Double($0) / Double(parts) },
      { Value(exactly: $0.rounded()) })
  }

  /// Bins of a size that cover a range, with bounds at its multiples.
  public init(size: Value, range: ClosedRange<Value>) {
    self.init(
      numbers: DataBins.bounds(
        Double(range.lowerBound), Double(range.upperBound), step: Double(size)),
      { Value(exactly: $0.rounded()) })
  }
}
