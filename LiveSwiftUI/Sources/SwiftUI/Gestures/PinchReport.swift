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
  /// The most degrees, and the most per second; more are cut to these.
  static let farthest = 36_000.0

  /// Parses a report. Nil for any other text.
  init?(_ text: String) {
    guard text.utf8.count <= 256 else { return nil }
    let numbers = text.split(separator: " ").map { Double($0) ?? .nan }
    guard numbers.count == 11, numbers.allSatisfy(\.isFinite),
      let phase = Int(exactly: numbers[0]).flatMap(DragReport.Phase.init)
    else { return nil }
    func bounded(_ index: Int, by most: Double) -> Double { min(max(numbers[index], -most), most) }
    self.phase = phase
    scale = min(max(numbers[1], Self.scales.lowerBound), Self.scales.upperBound)
    rotation = .degrees(bounded(2, by: Self.farthest))
    scaleVelocity = bounded(3, by: Self.scales.upperBound)
    rotationVelocity = .degrees(bounded(4, by: Self.farthest))
    let places = numbers[5...8].map(Measured.bounded)
    startLocation = CGPoint(x: places[0] - places[2], y: places[1] - places[3])
    func share(_ way: Double, of side: Double) -> Double {
      side > 0 ? min(max(way / side, 0), 1) : 0.5
    }
    startAnchor = UnitPoint(
      x: share(startLocation.x, of: numbers[9]), y: share(startLocation.y, of: numbers[10]))
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
    box.set("data-pi", "\(change.rawValue) \(least)\(hooks.reportsFailure ? " f" : "")")
    box.name("pinch")
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
