// A measurement of an element by the browser.
import Foundation

/// The size and position of an element, in points.
struct Measured: Equatable {
  var size: CGSize
  /// The upper left corner in the viewport; zero where the position was not requested.
  var origin = CGPoint.zero
  /// The upper left corners of the enclosing named views, innermost first; of a scroll view the
  /// upper left and the lower right corner of what is visible.
  var around: [CGPoint] = []

  /// The longest side; a longer one is cut to this.
  static let longest = 16_384.0
  /// The farthest coordinate; large, because a long list scrolls far.
  static let farthest = 4_000_000.0
  /// The most corners of enclosing named views in one measurement.
  static let mostAround = 8

  /// A size without a position, in place of a measurement.
  init(size: CGSize) { self.size = size }

  /// Parses `width height [left top [left top]…]`, numbers separated by spaces. Nil for any other
  /// text.
  init?(_ text: String) {
    guard let report = Report(text), (2...4 + 2 * Self.mostAround).contains(report.count),
      let size = report.size(0), var places = report.points(2..<report.count)
    else { return nil }
    self.size = size
    if !places.isEmpty { origin = places.removeFirst() }
    around = places
  }

  /// Whether every number differs from that in `other` by less than a point.
  func isNear(_ other: Measured) -> Bool {
    guard around.count == other.around.count else { return false }
    func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) < 1 && abs(one.y - other.y) < 1
    }
    return abs(size.width - other.size.width) < 1 && abs(size.height - other.size.height) < 1
      && near(origin, other.origin) && zip(around, other.around).allSatisfy(near)
  }
}
