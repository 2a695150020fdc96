// Two fingers that turn about each other, as a gesture.
import Foundation

/// Two fingers that turn about each other. The browser reports them twenty times a second. A mouse
/// and a trackpad never make this gesture.
public nonisolated struct RotateGesture {
  /// The turn before the gesture starts, in either direction.
  public var minimumAngleDelta: Angle

  /// A gesture that starts after a turn of `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotateGesture {
  /// The angle, its velocity, and the place where the gesture started.
  public struct Value: Equatable, Sendable {
    /// The time at which the server received the report.
    public var time: Date
    /// The turn since the start, clockwise; more than 360 degrees after a full turn.
    public var rotation: Angle
    /// The change of the rotation per second.
    public var velocity: Angle
    /// The middle between the fingers at the start, as shares of the view's size.
    public var startAnchor: UnitPoint
    /// The middle between the fingers at the start, in points from the view's corner.
    public var startLocation: CGPoint
  }
}

extension RotateGesture: Gesture, BrowserGesture {
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Value>, to element: Element, in context: Context
  ) -> Element {
    element.pinched(.rotate, from: minimumAngleDelta.degrees, hooks) { report in
      Value(
        time: Date(), rotation: report.rotation, velocity: report.rotationVelocity,
        startAnchor: report.startAnchor, startLocation: report.startLocation)
    }
  }
}

/// The older form of `RotateGesture`, with the angle alone as its value.
public nonisolated struct RotationGesture {
  /// The turn before the gesture starts, in either direction.
  public var minimumAngleDelta: Angle

  /// A gesture that starts after a turn of `minimumAngleDelta`.
  public init(minimumAngleDelta: Angle = .degrees(1)) { self.minimumAngleDelta = minimumAngleDelta }
}

extension RotationGesture: Gesture, BrowserGesture {
  /// The turn since the start, clockwise.
  public typealias Value = Angle
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Angle>, to element: Element, in context: Context
  ) -> Element {
    element.pinched(.rotate, from: minimumAngleDelta.degrees, hooks) { $0.rotation }
  }
}
