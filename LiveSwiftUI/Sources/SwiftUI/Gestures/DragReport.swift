// A report of a drag from the browser.
import Foundation

/// One report of a drag: `phase x0 y0 x y vx vy left top [left top]…`, lengths in points. The
/// corners are those of the view and of the enclosing named views, innermost first.
struct DragReport: Equatable {
  /// The progress of the drag.
  enum Phase: Int { case moved, ended, cancelled }

  let phase: Phase
  let start: CGPoint
  let location: CGPoint
  let velocity: CGSize
  /// The corner of the view at the start of the drag.
  let corner: CGPoint
  /// The corners of the enclosing named views, innermost first.
  let around: [CGPoint]

  /// The highest speed, in points per second; a higher one is cut to this.
  static let fastest = 100_000.0

  /// Parses a report. Nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= 256 else { return nil }
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard (9...9 + 2 * Measured.mostAround).contains(numbers.count), numbers.count % 2 == 1,
      numbers.allSatisfy(\.isFinite), let phase = Int(exactly: numbers[0]).flatMap(Phase.init)
    else { return nil }
    self.phase = phase
    var points = stride(from: 1, to: numbers.count, by: 2).map { index in
      CGPoint(x: Measured.bounded(numbers[index]), y: Measured.bounded(numbers[index + 1]))
    }
    start = points.removeFirst()
    location = points.removeFirst()
    let speed = points.removeFirst()
    velocity = CGSize(width: Self.bounded(speed.x), height: Self.bounded(speed.y))
    corner = points.removeFirst()
    around = points
  }

  private static func bounded(_ speed: Double) -> Double { min(max(speed, -fastest), fastest) }

  /// The value of the drag in a coordinate space. An unknown name counts as `.global`.
  func value(
    in space: CoordinateSpace, _ spaces: [AnyHashable], now: Date = Date()
  ) -> DragGesture.Value {
    let origin: CGPoint =
      switch space {
      case .local: corner
      case .global: .zero
      case .named(let name):
        spaces.firstIndex(where: ScrollSpace.test(name)).flatMap {
          around.indices.contains($0) ? around[$0] : nil
        } ?? .zero
      }
    func counted(_ point: CGPoint) -> CGPoint {
      CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    }
    return DragGesture.Value(
      time: now, location: counted(location), startLocation: counted(start), velocity: velocity)
  }
}
