// Responders of UIKit: the base class of delegates, controllers and windows.
public import Foundation

/// The base class of delegates and controllers. A page has no responder chain.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// A responder.
  public override init() { super.init() }

  /// Whether the responder accepts key presses: false.
  open var canBecomeFirstResponder: Bool { false }

  /// Posted by UIKit when a keyboard appears; never posted here, since a browser does not report
  /// it.
  nonisolated public static let keyboardWillShowNotification =
    NSNotification.Name("UIKeyboardWillShowNotification")
  /// Posted by UIKit when a keyboard is shown; never posted here.
  nonisolated public static let keyboardDidShowNotification =
    NSNotification.Name("UIKeyboardDidShowNotification")
  /// Posted by UIKit when a keyboard disappears; never posted here.
  nonisolated public static let keyboardWillHideNotification =
    NSNotification.Name("UIKeyboardWillHideNotification")
  /// Posted by UIKit when a keyboard is hidden; never posted here.
  nonisolated public static let keyboardDidHideNotification =
    NSNotification.Name("UIKeyboardDidHideNotification")
  /// Posted by UIKit when a keyboard changes its size; never posted here.
  nonisolated public static let keyboardWillChangeFrameNotification =
    NSNotification.Name("UIKeyboardWillChangeFrameNotification")
  /// Posted by UIKit when a keyboard has another size; never posted here.
  nonisolated public static let keyboardDidChangeFrameNotification =
    NSNotification.Name("UIKeyboardDidChangeFrameNotification")
  /// The key of a keyboard's rectangle before the change.
  nonisolated public static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// The key of a keyboard's rectangle after the change.
  nonisolated public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// The key of the duration in seconds.
  nonisolated public static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The key of the curve of the animation.
  nonisolated public static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
}

/// Distances from the four edges.
public struct UIEdgeInsets: Equatable, Sendable {
  /// The distance from the top.
  public var top: CGFloat
  /// The distance from the left.
  public var left: CGFloat
  /// The distance from the bottom.
  public var bottom: CGFloat
  /// The distance from the right.
  public var right: CGFloat

  /// Distances from each edge.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// No distance from any edge.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No distance from any edge.
  public static let zero = UIEdgeInsets()
}
