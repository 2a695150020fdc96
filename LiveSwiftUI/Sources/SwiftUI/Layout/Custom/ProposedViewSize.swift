// The size that a container offers a view.
public import Foundation

/// A proposal for the size of a view, in points; nil for the view's own length.
public struct ProposedViewSize: Equatable, Sendable {
  /// The proposed width; nil for the view's own.
  public var width: CGFloat?
  /// The proposed height; nil for the view's own.
  public var height: CGFloat?

  /// No length at all: a view answers with its smallest size.
  public static let zero = ProposedViewSize(width: 0, height: 0)
  /// No proposal: a view answers with its ideal size.
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  /// Unlimited lengths: a view answers with its largest size.
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)

  /// A proposal of a width and a height.
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }

  /// A proposal of a size.
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }

  /// The proposed size, with the lengths of `size` for those that are nil.
  public func replacingUnspecifiedDimensions(
    by size: CGSize = CGSize(width: 10, height: 10)
  ) -> CGSize {
    CGSize(width: width ?? size.width, height: height ?? size.height)
  }
}
