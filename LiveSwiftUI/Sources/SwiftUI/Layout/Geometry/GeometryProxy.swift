// The size and position of a view, as its content reads them.
import Foundation

/// The size and position of a view.
public struct GeometryProxy {
  let measured: Measured
  /// The names of the enclosing named views, innermost first.
  let spaces: [AnyHashable]
  let use: PositionUse

  /// The size of the view in points.
  public var size: CGSize { measured.size }

  /// Always zero: no bar covers a web page.
  public var safeAreaInsets: EdgeInsets { EdgeInsets() }

  /// The frame of the view in a coordinate space, in points. An unknown name counts as `.global`.
  /// The browser reports positions at most ten times a second.
  @available(macOS, deprecated: 15.4) @available(iOS, deprecated: 18.4)
  public func frame(in coordinateSpace: CoordinateSpace) -> CGRect { position(in: coordinateSpace) }

  /// The frame of the view in a coordinate space, in points. An unknown name counts as `.global`.
  /// The browser reports positions at most ten times a second.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    position(in: coordinateSpace.coordinateSpace)
  }

  private func position(in space: CoordinateSpace) -> CGRect {
    if space == .local { return CGRect(origin: .zero, size: size) }
    use.asked()
    var origin = measured.origin
    if case .named(let name) = space, let index = spaces.firstIndex(where: ScrollSpace.test(name)),
      measured.around.indices.contains(index)
    {
      origin.x -= measured.around[index].x
      origin.y -= measured.around[index].y
    }
    return CGRect(origin: origin, size: size)
  }

  /// The visible part of an enclosing scroll view, counted from the corner of the view. Nil before
  /// the browser reports it, and for a name that an app gave, as only corners of those are known.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    use.asked()
    guard coordinateSpace.name.base is ScrollSpace,
      let index = spaces.firstIndex(where: ScrollSpace.test(coordinateSpace.name)),
      measured.around.indices.contains(index + 1)
    else { return nil }
    let (corner, end) = (measured.around[index], measured.around[index + 1])
    return CGRect(
      x: corner.x - measured.origin.x, y: corner.y - measured.origin.y,
      width: max(end.x - corner.x, 0), height: max(end.y - corner.y, 0))
  }
}

/// Whether a position was ever read. Until then the browser reports sizes only.
final class PositionUse: @unchecked Sendable {
  // Confined to the main actor, like the tree it belongs to.
  private(set) var isAsked = false
  private let first: @MainActor () -> Void

  init(first: @escaping @MainActor () -> Void) { self.first = first }

  func asked() {
    guard !isAsked else { return }
    isAsked = true
    onMainActor { self.first() }
  }
}
