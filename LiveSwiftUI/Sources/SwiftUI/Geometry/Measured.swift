// What a browser told about the place of an element.
import Foundation

/// The size of an element and where it lies, in points.
struct Measured: Equatable {
  var size: CGSize
  /// Where it lies on what the browser shows of the page; zero where that was not asked for.
  var origin = CGPoint.zero
  /// Where the views around it lie that have a name, innermost first.
  var around: [CGPoint] = []

  /// The longest side that is believed.
  static let longest = 16_384.0
  /// The farthest place that is believed; a long list scrolls far.
  static let farthest = 4_000_000.0
  /// How many views with a name are looked at.
  static let mostAround = 4

  /// A size that is not told yet.
  init(size: CGSize) { self.size = size }

  /// Reads `width height [left top [left top]…]`, numbers parted by spaces. Nil for other texts.
  init?(_ text: String) {
    guard text.utf8.count <= 256 else { return nil }
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count >= 2, numbers.count % 2 == 0, numbers.count <= 4 + 2 * Self.mostAround,
      numbers.allSatisfy(\.isFinite)
    else { return nil }
    let lengths = numbers.prefix(2).map { min(max($0, 0), Self.longest) }
    size = CGSize(width: lengths[0], height: lengths[1])
    var places = stride(from: 2, to: numbers.count, by: 2).map { index in
      CGPoint(x: Self.place(numbers[index]), y: Self.place(numbers[index + 1]))
    }
    if !places.isEmpty { origin = places.removeFirst() }
    around = places
  }

  static func place(_ number: Double) -> Double {
    min(max(number, -farthest), farthest)
  }

  /// Whether nothing is another than in `other` by a point or more.
  func isNear(_ other: Measured) -> Bool {
    guard around.count == other.around.count else { return false }
    func near(_ one: CGPoint, _ other: CGPoint) -> Bool {
      abs(one.x - other.x) < 1 && abs(one.y - other.y) < 1
    }
    return abs(size.width - other.size.width) < 1 && abs(size.height - other.size.height) < 1
      && near(origin, other.origin) && zip(around, other.around).allSatisfy(near)
  }
}
