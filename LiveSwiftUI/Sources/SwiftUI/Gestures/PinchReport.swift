// A report of two fingers from the browser.
import Foundation

/// One report of two fingers: `phase scale degrees vs vr x y left top width height`. The
/// velocities are per second; the middle between the fingers and the box of the view are those at
/// the start, in points.
struct PinchReport: Equatable {
  let phase: DragReport.Phase
  /// The distance of the fingers, relative to that at the start.
  let scale: Double
  /// The change of the scale per second.
  let scaleVelocity: Double
  let rotation: Angle
  /// The change of the rotation per second.
  let rotationVelocity: Angle
  /// The middle between the fingers, from the corner of the view.
  let startLocation: CGPoint
  /// The same as shares of the view's size, 0 to 1.
  let startAnchor: UnitPoint

  /// The scales that are kept; others are cut to these.
  static let scales = 0.01...100.0
  private static let scaleSpeed = Quantity(-100...100)
  /// The most degrees, and the most per second; more are cut to these.
  static let farthest = 36_000.0
  private static let degrees = Quantity(-farthest...farthest)

  /// Parses a report. Nil for any other text.
  init?(_ text: String) {
    guard let report = Report(text), report.count == 11,
      let phase = report.whole(0).flatMap(DragReport.Phase.init),
      let scale = report.number(1, Quantity(Self.scales)),
      let rotation = report.number(2, Self.degrees),
      let scaleVelocity = report.number(3, Self.scaleSpeed),
      let rotationVelocity = report.number(4, Self.degrees),
      let points = report.points(5..<9), let size = report.size(9)
    else { return nil }
    self.phase = phase
    self.scale = scale
    self.rotation = .degrees(rotation)
    self.scaleVelocity = scaleVelocity
    self.rotationVelocity = .degrees(rotationVelocity)
    startLocation = CGPoint(x: points[0].x - points[1].x, y: points[0].y - points[1].y)
    func share(_ way: Double, of side: Double) -> Double {
      side > 0 ? min(max(way / side, 0), 1) : 0.5
    }
    startAnchor = UnitPoint(
      x: share(startLocation.x, of: size.width), y: share(startLocation.y, of: size.height))
  }
}

extension Element {
  /// The change that a gesture of two fingers waits for, by its letter in `data-pi`.
  enum Pinch: String {
    case magnify = "m"
    case rotate = "r"
  }

  /// Makes the element, or a wrapper around it, report two fingers once the scale or the angle in
  /// degrees has changed by `least`.
  @MainActor func pinched<Value>(
    _ change: Pinch, from least: Double, _ hooks: GestureHooks<Value>,
    _ value: @escaping (PinchReport) -> Value
  ) -> Element {
    let box = free(for: .pinch)
    let least = CSS.number(min(max(least, 0), 1_000))
    box.set(.pinch, "\(change.rawValue) \(least)\(hooks.reportsFailure ? " f" : "")")
    box.name(.pinchable)
    var last: PinchReport?
    box.on(.pinch) { event in
      guard case .text(let text) = event, let report = PinchReport(text) else { return }
      switch report.phase {
      case .moved:
        guard report != last else { return }
        last = report
        hooks.reportChanged(value(report))
      case .ended:
        last = nil
        hooks.reportEnded(value(report))
      case .cancelled:
        last = nil
        hooks.reportOver()
      }
    }
    return box
  }
}
