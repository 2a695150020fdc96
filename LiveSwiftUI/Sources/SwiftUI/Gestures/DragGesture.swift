// A pointer that is held and moved.
import Foundation

/// A pointer that is held down and moved. While it moves the browser tells its place twenty times a
/// second.
public nonisolated struct DragGesture {
  /// How far the pointer must move before the gesture begins, in points.
  public var minimumDistance: CGFloat
  /// Where places are counted from. The corner of the view is the one at the gesture's begin.
  public var coordinateSpace: CoordinateSpace

  /// A drag that begins after so many points; places are counted from the corner of a space.
  public init(minimumDistance: CGFloat = 10, coordinateSpace: CoordinateSpace = .local) {
    self.minimumDistance = minimumDistance
    self.coordinateSpace = coordinateSpace
  }

  /// A drag that begins after so many points; places are counted from the corner of a space.
  public init(
    minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local
  ) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension DragGesture {
  /// Where the pointer is, where it came from, and how fast it moves.
  public struct Value: Equatable, Sendable {
    /// When the browser told this.
    public var time: Date
    /// Where the pointer is, in points.
    public var location: CGPoint
    /// Where the pointer was when the gesture began, in points.
    public var startLocation: CGPoint
    /// The speed of the pointer in points a second.
    public let velocity: CGSize

    /// The way from the place where the gesture began.
    public var translation: CGSize {
      CGSize(width: location.x - startLocation.x, height: location.y - startLocation.y)
    }

    /// Where the pointer would come to rest, a quarter of a second farther at this speed.
    public var predictedEndLocation: CGPoint {
      CGPoint(x: location.x + velocity.width / 4, y: location.y + velocity.height / 4)
    }

    /// The way to `predictedEndLocation` from the place where the gesture began.
    public var predictedEndTranslation: CGSize {
      CGSize(
        width: predictedEndLocation.x - startLocation.x,
        height: predictedEndLocation.y - startLocation.y)
    }
  }
}

extension DragGesture: Gesture, BrowserGesture {
  /// None: the gesture itself is told by the browser.
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Value>, to element: Element, in context: Context
  ) -> Element {
    let box = element.free(for: .drag)
    let distance = CSS.number(min(max(minimumDistance, 0), 1_000))
    box.set("data-dr", hooks.tellsFailure ? "\(distance) f" : distance)
    box.name("drag")
    let (space, spaces) = (coordinateSpace, context.facts.place.spaces)
    var last: Value?
    box.on(.drag) { event in
      guard case .text(let text) = event, let told = ToldDrag(text) else { return }
      let value = told.value(in: space, spaces)
      switch told.phase {
      case .moved:
        guard last.map({ !$0.isLike(value) }) ?? true else { return }
        last = value
        hooks.tellChanged(value)
      case .ended:
        last = nil
        hooks.tellEnded(value)
      case .cancelled:
        last = nil
        hooks.tellOver()
      }
    }
    return box
  }
}

extension DragGesture.Value {
  /// Whether only the time is another.
  fileprivate func isLike(_ other: DragGesture.Value) -> Bool {
    location == other.location && startLocation == other.startLocation
      && velocity == other.velocity
  }
}
