// Alignment guides: lines across a view, as functions of its size.
public import Foundation

/// A guide of an app's own.
public protocol AlignmentID {
  /// The position of the guide in a view that sets none.
  static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// The size of a view, and the positions of its guides, in points.
///
/// A server knows no sizes. It calls a closure with several, and passes the browser the position of
/// the guide as a linear function of width, height and baselines.
public struct ViewDimensions: Equatable {
  /// The width of the view.
  public var width: CGFloat { box.width }
  /// The height of the view.
  public var height: CGFloat { box.height }

  let box: GuideBox

  /// The distance of a guide from the leading edge.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.line.value(in: box) }

  /// The distance of a guide from the top.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.line.value(in: box) }

  /// Always nil: a server does not read the guides that the views inside set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// Always nil: a server does not read the guides that the views inside set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

/// The lengths that guides follow from.
struct GuideBox: Equatable {
  var width: Double
  var height: Double
  var first: Double
  var last: Double
}

/// The position of a guide, as a linear function of a box.
struct GuideLine: Equatable, Sendable {
  var points = 0.0
  var width = 0.0
  var height = 0.0
  /// The shares of the first and the last baseline.
  var first = 0.0
  var last = 0.0

  func value(in box: GuideBox) -> CGFloat {
    points + width * box.width + height * box.height + first * box.first + last * box.last
  }

  /// This line, less another one.
  func from(_ other: GuideLine) -> GuideLine {
    GuideLine(
      points: points - other.points, width: width - other.width, height: height - other.height,
      first: first - other.first, last: last - other.last)
  }

  /// The numbers in the order in which lines.js reads them.
  var text: String { [points, width, height, first, last].map(CSS.number).joined(separator: " ") }
}

extension GuideLine {
  /// The linear function with the values of `compute` for a few boxes; nil where it is not finite.
  init?(of compute: (ViewDimensions) -> CGFloat) {
    let base = GuideBox(width: 120, height: 48, first: 18, last: 40)
    func value(_ change: (inout GuideBox) -> Void) -> Double {
      var box = base
      change(&box)
      return Double(compute(ViewDimensions(box: box)))
    }
    let start = value { _ in }
    width = (value { $0.width += 64 } - start) / 64
    height = (value { $0.height += 64 } - start) / 64
    first = (value { $0.first += 16 } - start) / 16
    last = (value { $0.last += 16 } - start) / 16
    points = 0
    points = start - Double(self.value(in: base))
    let bound = 10_000.0
    guard [points, width, height, first, last].allSatisfy({ abs($0) <= bound }) else { return nil }
  }
}
