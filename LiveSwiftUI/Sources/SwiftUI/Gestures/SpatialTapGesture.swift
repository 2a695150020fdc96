// Taps as a gesture, with their location.
import Foundation

/// A tap, or several in quick succession, with the location of the last one.
public nonisolated struct SpatialTapGesture {
  /// The number of taps; more than five count as five.
  public var count: Int
  /// The origin of the location.
  public var coordinateSpace: CoordinateSpace

  /// A gesture of `count` taps, with its location in a coordinate space.
  public init(count: Int = 1, coordinateSpace: CoordinateSpace = .local) {
    self.count = count
    self.coordinateSpace = coordinateSpace
  }

  /// A gesture of `count` taps, with its location in a coordinate space.
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }

  /// The location of a tap.
  public struct Value: Equatable, Sendable {
    /// The location, in points.
    public var location: CGPoint
  }
}

extension SpatialTapGesture: Gesture, BrowserGesture {
  public typealias Body = Never

  @MainActor func connect(
    _ hooks: GestureHooks<Value>, to element: Element, in context: Context
  ) -> Element {
    element.tapped(count, at: coordinateSpace, in: context) {
      hooks.reportEnded(Value(location: $0))
    }
  }
}

extension View {
  /// Runs `action` with the location of a tap, or of the last of `count` taps in quick succession.
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTaps(count, coordinateSpace.coordinateSpace, action)
  }

  /// Runs `action` with the location of a tap, or of the last of `count` taps in quick succession.
  @available(iOS, deprecated: 100000.0) @available(macOS, deprecated: 100000.0)
  @_disfavoredOverload
  public nonisolated func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTaps(count, coordinateSpace, action)
  }

  private nonisolated func onTaps(
    _ count: Int, _ space: CoordinateSpace, _ action: @escaping (CGPoint) -> Void
  ) -> some View {
    nonisolated(unsafe) let (action, space) = (action, space)  // Used on the main actor only.
    return rendering { context in
      guard context.builtIn.controls.isEnabled else { return context }
      return context.decorated { element, context in
        element.tapped(count, at: space, in: context, action)
      }
    }
  }
}

extension Element {
  /// Makes the element, or a wrapper around it, report `count` taps and where, five at most.
  @MainActor func tapped(
    _ count: Int, at space: CoordinateSpace, in context: Context,
    _ action: @escaping (CGPoint) -> Void
  ) -> Element {
    let box = free(for: .spot)
    box.set(.tapSpot, String(min(max(count, 1), 5)))
    box.name(count > 1 ? .held : .tappable)
    box.onPoint(.spot, in: space, context) { if let point = $0 { action(point) } }
    return box
  }

  /// Runs `action` with the points of the browser's reports of one kind; nil for their end.
  @MainActor func onPoint(
    _ kind: Handler.Kind, in space: CoordinateSpace, _ context: Context,
    _ action: @escaping (CGPoint?) -> Void
  ) {
    context.node.tree.needs(.gestures)
    context.node.tree.needs(.follow)
    let spaces = context.builtIn.position.spaces
    on(kind) { event in
      if case .flag(false) = event { return action(nil) }
      guard case .text(let text) = event, let report = DragReport(text) else { return }
      action(report.value(in: space, spaces).location)
    }
  }
}
