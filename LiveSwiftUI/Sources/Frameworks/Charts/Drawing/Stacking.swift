// Stacks of bars and areas.
import Foundation

/// Stacks bars and areas at the same position.
struct Stacking {
  /// The key of a stack: marks of one kind at one position.
  private struct Key: Hashable {
    let isBar: Bool
    let isUpright: Bool
    /// The position; nil for marks across the plot.
    let slot: PlotDatum?
    let lane: Int?
  }

  private struct Heights {
    var above = 0.0
    var below = 0.0
  }

  /// The marks with their positions in the stacks, in the same order.
  static func stacked(_ marks: [PlacedMark]) -> [PlacedMark] {
    var result = marks
    var totals: [Key: Heights] = [:]
    for mark in marks {
      guard let (key, _) = stack(of: mark), let height = mark.height else { continue }
      if height < 0 { totals[key, default: Heights()].below += height }
      if height > 0 { totals[key, default: Heights()].above += height }
    }
    var reached: [Key: Heights] = [:]
    for index in order(of: marks) {
      let mark = marks[index]
      guard let (key, method) = stack(of: mark), let height = mark.height else { continue }
      let before = method == .unstacked ? Heights() : reached[key, default: Heights()]
      let low = height < 0 ? before.below : before.above
      let total = totals[key, default: Heights()]
      let (shift, scale) = frame(method, total)
      result[index].reach(from: (low + shift) * scale, to: (low + height + shift) * scale)
      if method == .unstacked { continue }
      if height < 0 {
        reached[key, default: Heights()].below += height
      } else {
        reached[key, default: Heights()].above += height
      }
    }
    return result
  }

  /// The offset of a stack, and the factor applied after it.
  private static func frame(
    _ method: MarkStackingMethod, _ total: Heights
  ) -> (shift: Double, scale: Double) {
    let whole = total.above - total.below
    if method == .normalized { return (0, whole > 0 ? 1 / whole : 1) }
    if method == .center { return (-(total.above + total.below) / 2, 1) }
    return (0, 1)
  }

  private static func stack(of mark: PlacedMark) -> (Key, MarkStackingMethod)? {
    func key(isBar: Bool) -> Key {
      Key(isBar: isBar, isUpright: mark.isUpright, slot: mark.slot, lane: mark.lane?.index)
    }
    switch mark.mark.shape {
    case .bar(_, _, let method): return (key(isBar: true), method)
    case .area(let method): return (key(isBar: false), method)
    default: return nil
    }
  }

  /// Bars in their order; areas grouped by series, so that one lies on the other along its whole
  /// length.
  private static func order(of marks: [PlacedMark]) -> [Int] {
    var series: [[PlotDatum?]: Int] = [:]
    let ranks = marks.enumerated().map { index, mark in
      if case .area = mark.mark.shape {
        let rank = series[mark.series] ?? index
        series[mark.series] = rank
        return rank
      }
      return index
    }
    return marks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
  }
}
