// Which gestures count, those of a view or those within.
import Foundation

/// Which gestures count: the one that is added to a view, and those of the views within.
@frozen public struct GestureMask: OptionSet {
  /// The bits.
  public let rawValue: UInt32

  /// A mask of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all.
  public static let none = GestureMask([])
  /// The gesture that is added.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views within.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all = GestureMask(rawValue: 3)
}
