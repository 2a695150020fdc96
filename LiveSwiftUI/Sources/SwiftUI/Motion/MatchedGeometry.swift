// Views that seem to be one: a new view grows out of the frame of the one that it takes the place
// of.
import Foundation

/// The properties that two matched views share.
@frozen public struct MatchedGeometryProperties: OptionSet, Sendable {
  /// The properties, one bit each.
  public let rawValue: UInt32

  /// The properties for these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The position.
  public static let position = MatchedGeometryProperties(rawValue: 1)
  /// The width and height.
  public static let size = MatchedGeometryProperties(rawValue: 2)
  /// Position and size.
  public static let frame: MatchedGeometryProperties = [.position, .size]
}

extension View {
  /// Animates this view from the frame of another one with the same id in the namespace, when the
  /// other one goes, or this one moves, in an animated change. Both always move and scale from
  /// frame to frame, and a view at rest keeps its own frame, whichever is the source.
  public nonisolated func matchedGeometryEffect<ID>(
    id: ID, in namespace: Namespace.ID, properties: MatchedGeometryProperties = .frame,
    anchor: UnitPoint = .center, isSource: Bool = true
  ) -> some View where ID: Hashable {
    let name = sharedName(id, namespace)
    return modifyingElement { $0.set(.matchedGeometry, name) }
  }

  /// Changes nothing: the boxes of a page move as one.
  public nonisolated func geometryGroup() -> some View { self }
}
