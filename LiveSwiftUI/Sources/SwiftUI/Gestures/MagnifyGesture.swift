// Two fingers that move apart or together, as a gesture.
import Foundation

/// Two fingers that move apart or together. On a computer it is a pinch on the trackpad, or the
/// mouse's wheel with Control held. The browser reports it twenty times a second.
public nonisolated struct MagnifyGesture {
  /// The change of the scale before the gesture starts; 0.01 is one percent.
  public var minimumScaleDelta: CGFloat

  /// A gesture that starts once the scale differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnifyGesture {
  /// The scale, its velocity, and the place where the gesture started.
  public struct Value: Equatable, Sendable {
    /// The time at which the server received the report.
    public var time: Date
    /// The distance of the fingers, relative to that at the start: 2 is twice as far.
    public var magnification: CGFloat
    /// The change of the magnification per second.
    public var velocity: CGFloat
    /// The middle between the fingers at the start, as shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points from the view's corner.
    public var startLocation: CGPoint
  }
}

extension MagnifyGesture: Gesture, BrowserGesture {
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Value>, to element: Element, in context: Context
  ) -> Element {
    element.pinched(.magnify, from: minimumScaleDelta, hooks) { report in
      Value(
        time: Date(), magnification: report.scale, velocity: report.scaleVelocity,
        startAnchor: report.startAnchor, startLocation: report.startLocation)
    }
  }
}

/// The older form of `MagnifyGesture`, with the scale alone as its value.
public nonisolated struct MagnificationGesture {
  /// The change of the scale before the gesture starts; 0.01 is one percent.
  public var minimumScaleDelta: CGFloat

  /// A gesture that starts once the scale differs from 1 by `minimumScaleDelta`.
  public init(minimumScaleDelta: CGFloat = 0.01) { self.minimumScaleDelta = minimumScaleDelta }
}

extension MagnificationGesture: Gesture, BrowserGesture {
  /// The distance of the fingers, relative to that at the start.
  public typealias Value = CGFloat
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<CGFloat>, to element: Element, in context: Context
  ) -> Element {
    element.pinched(.magnify, from: minimumScaleDelta, hooks) { CGFloat($0.scale) }
  }
}
