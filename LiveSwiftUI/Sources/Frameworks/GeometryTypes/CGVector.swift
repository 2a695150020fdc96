// The vector type of Apple's Core Graphics, which Foundation on Linux lacks.
public import Foundation

/// A direction with a length, in points.
public struct CGVector: Equatable, Hashable, Codable, Sendable {
  /// The distance to the right.
  public var dx: CGFloat
  /// The distance down.
  public var dy: CGFloat

  /// Makes the vector of no length.
  public init() { self.init(dx: 0, dy: 0) }

  /// Makes a vector from its two distances.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }

  /// The vector of no length.
  public static var zero: CGVector { CGVector() }
}
