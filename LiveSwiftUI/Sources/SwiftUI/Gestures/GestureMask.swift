// The choice between the gestures of a view and those inside it.
import Foundation

/// The gestures to recognise: the one added to a view, those of the views inside, or both.
@frozen public struct GestureMask: OptionSet {
  /// One bit for each choice.
  public let rawValue: UInt32

  /// A mask of these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// No gesture at all.
  public static let none = GestureMask([])
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1)
  /// The gestures of the views inside.
  public static let subviews = GestureMask(rawValue: 2)
  /// Both.
  public static let all = GestureMask(rawValue: 3)
}
