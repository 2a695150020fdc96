// Containers of controllers: a stack, which a page shows as a NavigationStack, and tabs.
public import Foundation

/// The delegate of a stack of controllers, whose methods are never called here.
@MainActor @preconcurrency public protocol UINavigationControllerDelegate: AnyObject {}

/// A stack of controllers. Its navigation bar has the titles of their views.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The controllers of the stack, the root first.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      for each in viewControllers { each.above = self }
      pageChanged()
    }
  }
  /// Whether the bar above the stack is hidden.
  open var isNavigationBarHidden = false { didSet { pageChanged() } }
  /// The bar above the stack. What is set has no effect here.
  public let navigationBar = UINavigationBar()
  /// The delegate of the stack, whose methods are never called here.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// A stack with a root.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [rootViewController]
    rootViewController.above = self
  }

  /// An empty stack; there are no nib files, so both arguments are ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers.
  public required init?(coder: NSCoder) { return nil }

  /// The last controller of the stack; nil for an empty one.
  open var topViewController: UIViewController? { viewControllers.last }

  /// The controller that is visible: the presented one, else the last of the stack.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Adds a controller to the stack; one that is in it already has no effect.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !viewControllers.contains(where: { $0 === viewController }) else { return }
    viewControllers.append(viewController)
  }

  /// Removes the last controller and returns it; nil where that is the root.
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1 else { return nil }
    return viewControllers.removeLast()
  }

  /// Removes the controllers above one of the stack and returns them; nil where there are none.
  @discardableResult open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = viewControllers.firstIndex(where: { $0 === viewController }) else {
      return nil
    }
    return removeAll(after: index)
  }

  /// Removes all controllers but the root and returns them; nil where there are none.
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    removeAll(after: 0)
  }

  /// Sets the controllers of the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    self.viewControllers = viewControllers
  }

  /// Hides or shows the bar above the stack.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  private func removeAll(after index: Int) -> [UIViewController]? {
    let removed = Array(viewControllers.dropFirst(index + 1))
    guard !removed.isEmpty else { return nil }
    viewControllers = Array(viewControllers.prefix(index + 1))
    return removed
  }
}

/// Controllers with a bar of tabs.
@MainActor @preconcurrency open class UITabBarController: UIViewController {
  /// The controllers of the tabs.
  open var viewControllers: [UIViewController]? {
    didSet {
      for each in viewControllers ?? [] { each.above = self }
      pageChanged()
    }
  }
  /// The index of the tab that is shown.
  open var selectedIndex = 0 { didSet { if selectedIndex != oldValue { pageChanged() } } }
  /// The bar of tabs. What is set has no effect here.
  public let tabBar = UITabBar()

  /// The controller of the tab that is shown; nil for none.
  open var selectedViewController: UIViewController? {
    get { viewControllers?.enumerated().first { $0.offset == selectedIndex }?.element }
    set {
      selectedIndex = viewControllers?.firstIndex { $0 === newValue } ?? selectedIndex
    }
  }

  /// Sets the controllers of the tabs.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }
}

/// The text and the picture of a bar's item.
@MainActor @preconcurrency open class UIBarItem: NSObject {
  /// The text.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// A number of the app's own.
  open var tag = 0
  /// Whether the item can be pressed, which has no effect here.
  open var isEnabled = true

  /// An item without text and picture.
  public override init() { super.init() }
}

/// A tab.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
  /// The picture of the tab that is shown, which has no effect here.
  open var selectedImage: UIImage?
  /// The text of the badge; nil for none.
  open var badgeValue: String?

  /// A tab without text and picture.
  public override init() { super.init() }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init(title: title, image: image, selectedImage: nil)
    self.tag = tag
  }

  /// A tab.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    (self.title, self.image, self.selectedImage) = (title, image, selectedImage)
  }
}

/// The title of a controller in a stack.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The sizes of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// That of the controller below.
    case automatic = 0
    /// Large.
    case always = 1
    /// Small.
    case never = 2
  }

  /// The title; nil for that of the controller.
  open var title: String?
  /// The size of the title, which has no effect here: use navigationBarTitleDisplayMode.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether the button to go back is hidden, which has no effect here.
  open var hidesBackButton = false
  /// The title of the button to come back here, which has no effect.
  open var backButtonTitle: String?

  /// An item without a title.
  public override init() { super.init() }

  /// An item with a title.
  public convenience init(title: String) {
    self.init()
    self.title = title
  }
}
