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
    guard let report = Report(text), (9...9 + 2 * Measured.mostAround).contains(report.count),
      let phase = report.whole(0).flatMap(Phase.init), let points = report.points(1..<5),
      let velocity = report.size(5, .pointerSpeed),
      var corners = report.points(7..<report.count)
    else { return nil }
    self.phase = phase
    (start, location) = (points[0], points[1])
    self.velocity = velocity
    corner = corners.removeFirst()
    around = corners
  }

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
