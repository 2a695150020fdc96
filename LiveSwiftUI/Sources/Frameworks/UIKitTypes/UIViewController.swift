// Controllers of UIKit: those with views of SwiftUI, and those that contain such, are on a page.
public import Foundation

/// A controller. Only a `UIHostingController`, or a container of such, shows content here.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The window whose root the controller is.
  package weak var window: UIWindow?
  /// The controller that contains or presents this one.
  package weak var above: UIViewController?
  /// The title of the controller, above it in a stack and below it in a bar of tabs.
  open var title: String? { didSet { pageChanged() } }
  /// The view of the controller, which nothing here shows.
  open lazy var view: UIAppearanceHolder! = UIAppearanceHolder()
  /// Whether `viewDidLoad` was called.
  open fileprivate(set) var isViewLoaded = false
  /// Whether the controller may be dismissed by a swipe, which has no effect here.
  open var isModalInPresentation = false
  /// The style of the colours, which has no effect here: set that of the window.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// How the controller is presented: `fullScreen` covers the page, others are sheets.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The motion of the presentation, which has no effect here.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the bar of tabs is hidden where the controller is pushed, which has no effect here.
  open var hidesBottomBarWhenPushed = false
  /// The title of the controller in a stack.
  public let navigationItem = UINavigationItem()
  /// The tab of the controller.
  open var tabBarItem: UITabBarItem! = UITabBarItem() { didSet { pageChanged() } }

  /// A controller; there are no nib files, so both arguments are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller without a nib file.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { return nil }

  /// Called once, when the controller is first on the page.
  open func viewDidLoad() {}
  /// Called when the view is on the page, before the next method.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the page.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called when the view is no longer on the page, before the next method.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view is no longer on the page.
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

  /// The colours of the status bar: a page has none, so that of an override has no effect.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden: a page has none.
  open var prefersStatusBarHidden: Bool { false }
  /// Whether the mark of the home screen is hidden: a page has none.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The directions of the interface; an override has no effect here.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// Whether the interface turns with the device; an override has no effect here.
  open var shouldAutorotate: Bool { true }
  /// Has no effect here: a page has no status bar.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// The controller that this one presents; nil for none.
  open private(set) var presentedViewController: UIViewController? { didSet { pageChanged() } }
  /// The controller that presents this one; nil for none.
  open private(set) weak var presentingViewController: UIViewController?

  /// Presents a controller with a view of SwiftUI as a sheet, or as a cover of the page.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    viewControllerToPresent.above = self
    viewControllerToPresent.presentingViewController = self
    presentedViewController = viewControllerToPresent
    completion?()
  }

  /// Dismisses the presented controller, or this one where it presents none.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if let presented = presentedViewController {
      presented.presentingViewController = nil
      presentedViewController = nil
      completion?()
    } else if let presenting = presentingViewController ?? parent?.presentingViewController {
      presenting.dismiss(animated: flag, completion: completion)
    } else {
      completion?()
    }
  }
}

extension UIViewController {
  /// The controller that contains this one; nil for none.
  public var parent: UIViewController? { presentingViewController == nil ? above : nil }

  /// The nearest stack that contains this controller; nil for none.
  public var navigationController: UINavigationController? {
    container { $0 as? UINavigationController }
  }

  /// The nearest bar of tabs that contains this controller; nil for none.
  public var tabBarController: UITabBarController? { container { $0 as? UITabBarController } }

  private func container<Found>(_ found: (UIViewController) -> Found?) -> Found? {
    var controller = parent
    while let each = controller {
      if let result = found(each) { return result }
      controller = each.parent
    }
    return nil
  }

  /// Draws the page again, on which something of this controller is another one.
  package func pageChanged() {
    var controller: UIViewController? = self
    while let each = controller {
      each.window?.contentChanged()
      controller = each.above
    }
  }

  /// Calls the methods of a view that is now on the page.
  package func appear() {
    if !isViewLoaded {
      isViewLoaded = true
      viewDidLoad()
    }
    viewWillAppear(false)
    viewDidAppear(false)
  }

  /// Calls the methods of a view that is no longer on the page.
  package func disappear() {
    viewWillDisappear(false)
    viewDidDisappear(false)
  }
}

/// The ways to present a controller.
public enum UIModalPresentationStyle: Int, Sendable {
  /// Over the whole page.
  case fullScreen = 0
  /// A sheet.
  case pageSheet = 1
  /// A small sheet.
  case formSheet = 2
  /// Over the presenting controller; here a sheet.
  case currentContext = 3
  /// By an object of the app; here a sheet.
  case custom = 4
  /// Over the whole page, which stays visible; here a cover.
  case overFullScreen = 5
  /// Over the presenting controller, which stays visible; here a sheet.
  case overCurrentContext = 6
  /// Beside what was pressed; here a sheet.
  case popover = 7
  /// No presentation of its own.
  case none = -1
  /// That of the system: a sheet.
  case automatic = -2
}

extension UIViewController {
  /// Has no effect here: a window has the orientation that its person chooses.
  public func setNeedsUpdateOfSupportedInterfaceOrientations() {}
}

/// The motions of presentations, which have no effect here.
public enum UIModalTransitionStyle: Int, Sendable {
  /// From below.
  case coverVertical = 0
  /// A turned page.
  case flipHorizontal = 1
  /// A fade.
  case crossDissolve = 2
  /// A curled page.
  case partialCurl = 3
}

/// The colours of a status bar, which a page does not have.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the colours of the page.
  case `default` = 0
  /// Light letters.
  case lightContent = 1
  /// Dark letters.
  case darkContent = 3
}
