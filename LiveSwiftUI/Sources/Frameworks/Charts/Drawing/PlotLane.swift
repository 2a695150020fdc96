// The lanes of marks that are beside each other in one unit or category.
import Foundation
import SwiftUI

/// The part of a unit or category that a mark has for itself.
struct PlotLane {
  /// Whether the lanes are beside each other along the horizontal axis.
  let isAcross: Bool
  let index: Int
  let count: Int
  /// The share of the unit or category that all lanes take.
  let ratio: Double

  /// The most lanes of a chart.
  private static let most = 50

  /// The marks with their lanes, in the same order.
  static func assigned(to marks: [PlacedMark]) -> [PlacedMark] {
    var indexes: [PlotDatum: Int] = [:]
    for mark in marks {
      guard let datum = mark.mark.style.position?.value.datum, indexes.count < most else {
        continue
      }
      if indexes[datum] == nil { indexes[datum] = indexes.count }
    }
    guard !indexes.isEmpty else { return marks }
    return marks.map { mark in
      guard let group = mark.mark.style.position, let datum = group.value.datum,
        let index = indexes[datum]
      else { return mark }
      var copy = mark
      copy.lane = PlotLane(
        isAcross: group.axis.map { $0 == .horizontal } ?? mark.isUpright, index: index,
        count: indexes.count, ratio: ratio(of: group.span))
      return copy
    }
  }

  private static func ratio(of span: MarkDimension) -> Double {
    guard case .ratio(let ratio) = span.storage, ratio.isFinite else { return 0.8 }
    return min(max(Double(ratio), 0), 1)
  }

  /// The lane's part between two shares of an axis. Upright, the first lane is on top.
  func part(of ends: (Double, Double)) -> (Double, Double) {
    let width = (ends.1 - ends.0) * ratio / Double(count)
    let number = isAcross ? index : count - 1 - index
    let start = (ends.0 + ends.1) / 2 + (Double(number) - Double(count) / 2) * width
    return (start, start + width)
  }

  /// The distance from the middle for a mark without unit or category, in points.
  func shift(_ width: Double) -> Double { (Double(index) - Double(count - 1) / 2) * width }
}
