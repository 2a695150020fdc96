// Windows of UIKit: the root controller of each gives the content of a page.
public import Foundation

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
