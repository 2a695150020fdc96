// A drag as a gesture.
import Foundation

/// A pointer that is held down and moved. While it moves, the browser reports its position twenty
/// times a second.
public nonisolated struct DragGesture {
  /// The distance that the pointer must move before the gesture starts, in points.
  public var minimumDistance: CGFloat
  /// The origin of coordinates. For `.local` it is the view's corner at the start of the gesture.
  public var coordinateSpace: CoordinateSpace

  /// A drag that starts after `minimumDistance` points, with positions in a coordinate space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag that starts after `minimumDistance` points, with positions in a coordinate space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture {
  /// The position, start and velocity of the pointer.
  public struct Value: Equatable, Sendable {
    /// The time at which the server received the report.
    public var time: Date
    /// The position of the pointer, in points.
    public var location: CGPoint
    /// The position of the pointer at the start of the gesture, in points.
    public var startLocation: CGPoint
    /// The velocity of the pointer, in points per second.
    public let velocity: CGSize

    /// The distance from the start of the gesture, in points.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// The position a quarter of a second later at this velocity, in points.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The distance from the start of the gesture to `predictedEndLocation`, in points.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}

extension DragGesture: Gesture, BrowserGesture {
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Value>, to element: Element, in context: Context
  ) -> Element {
    let box = element.free(for: .drag)
    let distance = CSS.number(min(max(minimumDistance, 0), 1_000))
    box.set(.drag, hooks.reportsFailure ? "\(distance) f" : distance)
    box.name(.draggable)
    let (space, spaces) = (coordinateSpace, context.builtIn.position.spaces)
    var last: Value?
    box.on(.drag) { event in
      guard case .text(let text) = event, let told = DragReport(text) else { return }
      let value = told.value(in: space, spaces)
      switch told.phase {
      case .moved:
        guard last.map({ !$0.isLike(value) }) ?? true else { return }
        last = value
        hooks.reportChanged(value)
      case .ended:
        last = nil
        hooks.reportEnded(value)
      case .cancelled:
        last = nil
        hooks.reportOver()
      }
    }
    return box
  }
}

extension DragGesture.Value {
  /// Whether at most the time differs from `other`.
  fileprivate func isLike(_ other: DragGesture.Value) -> Bool {
    location == other.location && startLocation == other.startLocation
      && velocity == other.velocity
  }
}
