// A press that is held.
import Foundation

/// A press that is held for some time.
public nonisolated struct LongPressGesture {
  /// How long it takes, in seconds.
  public var minimumDuration: Double
  /// How far the pointer may move meanwhile, in points.
  public var maximumDistance: CGFloat

  /// A press of so many seconds, during which the pointer moves no farther than so many points.
  public init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture, BrowserGesture {
  /// Whether the view is pressed.
  public typealias Value = Bool
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Bool>, to element: Element, in context: Context
  ) -> Element {
    let tells = !hooks.changed.isEmpty || !hooks.over.isEmpty
    let pressing: (Bool) -> Void = { $0 ? hooks.tellChanged(true) : hooks.tellOver() }
    return element.held(
      minimumDuration, maximumDistance, { hooks.tellEnded(true) },
      pressing: tells ? pressing : nil)
  }
}

extension Element {
  /// Makes the element, or one around it, tell of a press of so many seconds.
  @MainActor func held(
    _ seconds: Double, _ distance: Double, _ action: @escaping () -> Void,
    pressing: ((Bool) -> Void)?
  ) -> Element {
    let box = free(for: .hold)
    let milliseconds = min(max(seconds, 0), 60) * 1_000
    let tells = pressing == nil ? "" : " p"
    box.set("data-h", "\(CSS.number(milliseconds)) \(CSS.number(distance))\(tells)")
    box.name("hold")
    box.on(.hold) { value in
      if case .flag(let isPressing) = value { pressing?(isPressing) } else { action() }
    }
    return box
  }
}
