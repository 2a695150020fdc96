// Responders of UIKit: the base classes of delegates, controllers and windows.
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

/// A controller. Only a `UIHostingController` that is the root of a window shows content here.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The window whose root the controller is.
  package weak var window: UIWindow?
  /// The title of the controller, which nothing here shows.
  open var title: String?
  /// The view of the controller, which nothing here shows.
  open lazy var view: UIAppearanceHolder! = UIAppearanceHolder()
  /// Whether the controller may be dismissed by a swipe, which has no effect here.
  open var isModalInPresentation = false
  /// The style of the colours, which has no effect here: set that of the window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// A controller; there are no nib files, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller without a nib file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { return nil }

  /// Called when the controller has its view; never called here.
  open func viewDidLoad() {}
  /// Called before the view appears; never called here.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called after the view appeared; never called here.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears; never called here.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called after the view disappeared; never called here.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Makes the view; never called here.
  open func loadView() {}
  /// Called before the subviews are arranged; never called here.
  open func viewWillLayoutSubviews() {}
  /// Called after the subviews were arranged; never called here.
  open func viewDidLayoutSubviews() {}
  /// Called as the view appears; never called here.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when memory is short; never called here.
  open func didReceiveMemoryWarning() {}
  /// Called when the traits change; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The directions of a phone, which have no effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }
  /// Whether the view turns with a phone, which has no effect here.
  open var shouldAutorotate: Bool { true }
  /// Whether the bar above is hidden, which has no effect here.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the mark below is hidden, which has no effect here.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The controller that this one presents: always nil.
  open var presentedViewController: UIViewController? { nil }

  /// Has no effect here.
  @available(*, deprecated, message: "Has no effect here: use sheet or fullScreenCover.")
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {}

  /// Has no effect here.
  @available(*, deprecated, message: "Has no effect here: use the environment's dismiss.")
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

/// The window of a page, whose root controller has the root view.
@MainActor @preconcurrency open class UIWindow: UIAppearanceHolder {
  /// The scene of the window.
  open weak var windowScene: UIWindowScene?
  /// The controller of the root view. Another one replaces the content of the page.
  open var rootViewController: UIViewController? {
    didSet {
      rootViewController?.window = self
      contentChanged()
    }
  }
  /// Light or dark for the whole page; unspecified for that of the browser.
  open override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    didSet { contentChanged() }
  }
  /// Whether the window receives key presses.
  open private(set) var isKeyWindow = false
  /// Each returns false once it needs no more calls.
  package var observers: [@MainActor () -> Bool] = []

  /// The window of a scene.
  public init(windowScene: UIWindowScene) {
    self.windowScene = windowScene
    super.init(frame: CGRect(origin: .zero, size: windowSize()))
    windowScene.windows.append(self)
  }

  /// A window with a rectangle, which has no effect: a window fills its page.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Nil: there are no archives of windows.
  public required init?(coder: NSCoder) { return nil }

  /// A window that fills its page.
  public convenience init() { self.init(frame: CGRect(origin: .zero, size: windowSize())) }

  /// The window of the page.
  open var screen: UIScreen { .main }

  /// Shows the window.
  open func makeKeyAndVisible() { makeKey() }

  /// Makes the window the receiver of key presses.
  open func makeKey() { isKeyWindow = true }

  /// Reports that the root view is another one.
  package func contentChanged() { observers.removeAll { !$0() } }
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
