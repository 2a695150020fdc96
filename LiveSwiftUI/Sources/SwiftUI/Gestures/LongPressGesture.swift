// A long press as a gesture.
import Foundation

/// A press that is held for some time, without moving far.
public nonisolated struct LongPressGesture {
  /// The duration of the press, in seconds.
  public var minimumDuration: Double
  /// The distance that the pointer may move during the press, in points.
  public var maximumDistance: CGFloat

  /// A press of `minimumDuration` seconds, during which the pointer moves `maximumDistance` points
  /// at most.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, BrowserGesture {
  /// Whether the view is pressed.
  public typealias Value = Bool
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Bool>, to element: Element, in context: Context
  ) -> Element {
    let tells = !hooks.changed.isEmpty || !hooks.over.isEmpty
    let pressing: (Bool) -> Void = { $0 ? hooks.reportChanged(true) : hooks.reportOver() }
    return element.held(
      minimumDuration, maximumDistance, { hooks.reportEnded(true) },
      pressing: tells ? pressing : nil)
  }
}

extension Element {
  /// Makes the element, or a wrapper around it, report a press of this many seconds, 60 at most.
  @MainActor func held(
    _ seconds: Double, _ distance: Double, _ action: @escaping () -> Void,
    pressing: ((Bool) -> Void)?
  ) -> Element {
    let box = free(for: .hold)
    let milliseconds = min(max(seconds, 0), 60) * 1_000
    let tells = pressing == nil ? "" : " p"
    box.set(.hold, "\(CSS.number(milliseconds)) \(CSS.number(distance))\(tells)")
    box.name(.held)
    box.on(.hold) { value in
      if case .flag(let isPressing) = value { pressing?(isPressing) } else { action() }
    }
    return box
  }
}
