// The one reader of what a browser reports: its numbers are those that devices give.
import Foundation

/// A quantity that browsers report, with the numbers that devices give for it.
///
/// Apps compute with these numbers as on Apple's systems, where `Int(duration * 1_000)` never traps
/// and a width is never a billionth of a point.
package struct Quantity: Sendable {
  let range: ClosedRange<Double>
  /// Whether a number outside the range is none; otherwise the nearer end takes its place.
  let isStrict: Bool
  /// The least magnitude; a smaller one is zero. No device measures it, and a quotient by it would
  /// be beyond every bound.
  let least: Double

  /// A quantity with the least and the greatest number.
  package init(_ range: ClosedRange<Double>, isStrict: Bool = false) {
    self.range = range
    self.isStrict = isStrict
    least = min(1e-6, (range.upperBound - range.lowerBound) * 1e-6)
  }

  /// A side of a view, in points.
  static let side = Quantity(0...Measured.longest)
  /// A coordinate in the viewport, in points; large, because a long list scrolls far.
  static let coordinate = Quantity(-Measured.farthest...Measured.farthest)
  /// The distance that a content is scrolled, in points.
  static let scrolled = Quantity(0...Measured.farthest)
  /// A side of a scrolled content, and of the visible area, in points. A scroll view that is shown
  /// has both.
  static let content = Quantity(1...Measured.farthest)
  static let container = Quantity(1...Measured.longest)
  /// The speed of a pointer, in points per second.
  static let pointerSpeed = Quantity(-DragReport.fastest...DragReport.fastest)
  /// The length of a sound, in seconds: a hundred days at most.
  package static let duration = Quantity(0...8_640_000)
  /// Degrees north of the equator.
  package static let latitude = Quantity(-90...90, isStrict: true)
  /// Degrees east of Greenwich.
  package static let longitude = Quantity(-180...180, isStrict: true)
  /// The radius around a position, in metres: half the way round the Earth at most.
  package static let accuracy = Quantity(0...20_100_000)
  /// Metres above the sea, from the deepest trench to where satellites are.
  package static let altitude = Quantity(-11_000...36_000_000, isStrict: true)
  /// Degrees from north.
  package static let course = Quantity(0...360, isStrict: true)
  /// Metres per second.
  package static let speed = Quantity(0...12_000, isStrict: true)
  /// Milliseconds since 1970, up to the year 2100.
  package static let time = Quantity(0...4_102_444_800_000, isStrict: true)
}

/// A report of a browser: tokens, of which some are numbers.
package struct Report {
  private let tokens: [Substring]

  /// The tokens between spaces. Nil if the text has more bytes than any report.
  package init?(_ text: some StringProtocol, keepsEmpty: Bool = false) {
    guard text.utf8.count <= 256 else { return nil }
    tokens = String(text).split(separator: " ", omittingEmptySubsequences: !keepsEmpty)
  }

  init(tokens: some Sequence<Substring>) { self.tokens = Array(tokens) }

  /// The number of tokens.
  package var count: Int { tokens.count }

  /// The number in a token. Nil where it is missing or none.
  package func number(_ index: Int, _ quantity: Quantity) -> Double? {
    tokens.indices.contains(index) ? Self.number(tokens[index], quantity) : nil
  }

  /// The whole number in a token. Nil where it is missing, or outside the range.
  package func whole(_ index: Int, in range: ClosedRange<Int> = 0...Int.max) -> Int? {
    tokens.indices.contains(index) ? Self.whole(tokens[index], in: range) : nil
  }

  /// The points in some tokens, two for each; nil where one is none.
  func points(_ range: Range<Int>) -> [CGPoint]? {
    guard range.count % 2 == 0 else { return nil }
    var points: [CGPoint] = []
    for index in stride(from: range.lowerBound, to: range.upperBound, by: 2) {
      guard let x = number(index, .coordinate), let y = number(index + 1, .coordinate) else {
        return nil
      }
      points.append(CGPoint(x: x, y: y))
    }
    return points
  }

  /// The size in two tokens; nil where one is none.
  func size(_ index: Int, _ quantity: Quantity = .side) -> CGSize? {
    guard let width = number(index, quantity), let height = number(index + 1, quantity) else {
      return nil
    }
    return CGSize(width: width, height: height)
  }

  /// The number that a text is; nil for any other text, and for one that no device gives.
  package static func number(_ text: some StringProtocol, _ quantity: Quantity) -> Double? {
    guard text.utf8.count <= 32, let number = Double(text), number.isFinite else { return nil }
    let value = abs(number) < quantity.least ? 0 : number
    guard !quantity.isStrict || quantity.range.contains(value) else { return nil }
    return min(max(value, quantity.range.lowerBound), quantity.range.upperBound)
  }

  /// The whole number that a text is, in ASCII digits; nil for any other text, and outside the
  /// range.
  package static func whole(
    _ text: some StringProtocol, in range: ClosedRange<Int> = 0...Int.max
  ) -> Int? {
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let number = Int(text),
      range.contains(number)
    else { return nil }
    return number
  }
}
