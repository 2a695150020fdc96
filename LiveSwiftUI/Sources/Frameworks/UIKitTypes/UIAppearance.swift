// The looks of UIKit's bars, lists and controls, which many apps set at their start. They compile
// with a warning and have no effect: a screen here takes its look from SwiftUI's modifiers.
public import Foundation

/// Properties that views of UIKit share.
@MainActor @preconcurrency open class UIAppearanceHolder: UIResponder {
  /// The look of all views of the app, which nothing here reads.
  @available(*, deprecated, message: "Has no effect here: use modifiers of SwiftUI.")
  open class func appearance() -> UIAppearanceHolder { UIAppearanceHolder() }

  /// Makes a view that nothing shows.
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }

  /// Makes a view that nothing shows.
  public override convenience init() { self.init(frame: .zero) }

  /// Nil: there are no archives of views.
  public required init?(coder: NSCoder) { return nil }

  /// The rectangle of the view, which nothing shows.
  open var frame: CGRect
  /// The rectangle of the view in its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Always zero: a page keeps its content within the safe area.
  open var safeAreaInsets: UIEdgeInsets { .zero }
  /// The colour behind the view.
  open var backgroundColor: UIColor?
  /// The colour of what can be pressed.
  open var tintColor: UIColor?
  /// From 0 for clear to 1.
  open var alpha: CGFloat = 1
  /// Whether the view is hidden.
  open var isHidden = false
  /// The style of the colours, which has no effect on a view.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  // Apps override these; nothing here calls them.

  /// The size of the content: none.
  open var intrinsicContentSize: CGSize { .zero }
  /// The layer class, which has no effect here.
  open class var layerClass: AnyClass { UIAppearanceHolder.self }
  /// Arranges the subviews; never called here.
  open func layoutSubviews() {}
  /// Draws the view; never called here.
  open func draw(_ rect: CGRect) {}
  /// The size that fits a proposal: the proposal itself.
  open func sizeThatFits(_ size: CGSize) -> CGSize { size }
  /// Updates constraints; never called here.
  open func updateConstraints() {}
  /// Called after the view has another window; never called here.
  open func didMoveToWindow() {}
  /// Called after the view has another superview; never called here.
  open func didMoveToSuperview() {}
  /// Called when the traits change; never called here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called after the view was read from a nib file; never called here.
  open func awakeFromNib() {}
  /// Called when the tint changes; never called here.
  open func tintColorDidChange() {}
}

/// The bar above a screen.
@MainActor @preconcurrency open class UINavigationBar: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use toolbarBackground and tint.")
  public override class func appearance() -> UINavigationBar { UINavigationBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// Whether content shows through.
  open var isTranslucent: Bool = true

  /// Whether titles are large.
  open var prefersLargeTitles: Bool = false

  /// The look of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  /// The look in general.
  open var standardAppearance: UINavigationBarAppearance = UINavigationBarAppearance()

  /// The look on a low screen.
  open var compactAppearance: UINavigationBarAppearance?

  /// The look above content at its edge.
  open var scrollEdgeAppearance: UINavigationBarAppearance?

  /// The look of the line below the bar.
  open var shadowImage: UIImage?

  /// Sets a picture behind the bar.
  open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// Heights of a bar.
public enum UIBarMetrics: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// That of a low screen.
  case compact = 1
}

/// A look of a bar.
@MainActor @preconcurrency open class UIBarAppearance {
  /// A look without settings.
  public init() {}
  /// The colour of the bar.
  open var backgroundColor: UIColor?
  /// The picture of the bar.
  open var backgroundImage: UIImage?
  /// The colour of the line at the bar.
  open var shadowColor: UIColor?
  /// The system's look.
  open func configureWithDefaultBackground() {}
  /// A look without see-through parts.
  open func configureWithOpaqueBackground() {}
  /// A look without a background.
  open func configureWithTransparentBackground() {}
}

/// A look of the bar above a screen.
@MainActor @preconcurrency open class UINavigationBarAppearance: UIBarAppearance {
  /// The look of titles.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The look of large titles.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// A look of the bar of tabs.
@MainActor @preconcurrency open class UITabBarAppearance: UIBarAppearance {}

/// The bar of tabs.
@MainActor @preconcurrency open class UITabBar: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use toolbarBackground and tint.")
  public override class func appearance() -> UITabBar { UITabBar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?

  /// The colour of tabs that are not chosen.
  open var unselectedItemTintColor: UIColor?

  /// Whether content shows through.
  open var isTranslucent: Bool = true

  /// The look in general.
  open var standardAppearance: UITabBarAppearance = UITabBarAppearance()

  /// The look above content at its edge.
  open var scrollEdgeAppearance: UITabBarAppearance?

  /// The picture of the bar.
  open var backgroundImage: UIImage?

  /// The look of the line above the bar.
  open var shadowImage: UIImage?
}

/// A bar of buttons.
@MainActor @preconcurrency open class UIToolbar: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use toolbarBackground and tint.")
  public override class func appearance() -> UIToolbar { UIToolbar() }

  /// The colour of the bar.
  open var barTintColor: UIColor?
}

/// A view that scrolls.
@MainActor @preconcurrency open class UIScrollView: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use scrollIndicators.")
  public override class func appearance() -> UIScrollView { UIScrollView() }

  /// Whether content bounces at its ends.
  open var bounces: Bool = true

  /// Whether it always bounces along the screen.
  open var alwaysBounceVertical: Bool = false

  /// Whether it rests at pages.
  open var isPagingEnabled: Bool = false

  /// Whether it can be scrolled.
  open var isScrollEnabled: Bool = true

  /// Whether it has an indicator at its side.
  open var showsVerticalScrollIndicator: Bool = true

  /// Whether it has an indicator below.
  open var showsHorizontalScrollIndicator: Bool = true
}

/// A list.
@MainActor @preconcurrency open class UITableView: UIScrollView {
  @available(*, deprecated, message: "Has no effect here: use scrollContentBackground.")
  public override class func appearance() -> UITableView { UITableView() }

  /// The colour of the lines between rows.
  open var separatorColor: UIColor?

  /// The distance above the first row of a section.
  open var sectionHeaderTopPadding: CGFloat = 0
}

/// A grid.
@MainActor @preconcurrency open class UICollectionView: UIScrollView {
  @available(*, deprecated, message: "Has no effect here: use scrollContentBackground.")
  public override class func appearance() -> UICollectionView { UICollectionView() }
}

/// A field of several lines.
@MainActor @preconcurrency open class UITextView: UIScrollView {
  @available(*, deprecated, message: "Has no effect here: use scrollContentBackground.")
  public override class func appearance() -> UITextView { UITextView() }

  /// The colour of the text.
  open var textColor: UIColor?
}

/// A row of a list.
@MainActor @preconcurrency open class UITableViewCell: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use listRowBackground.")
  public override class func appearance() -> UITableViewCell { UITableViewCell() }
}

/// The dots of a view with pages.
@MainActor @preconcurrency open class UIPageControl: UIAppearanceHolder {
  @available(*, deprecated, message: "Has no effect here: use tint.")
  public override class func appearance() -> UIPageControl { UIPageControl() }

  /// The colour of the dot of the page that is shown.
  open var currentPageIndicatorTintColor: UIColor?

  /// The colour of the other dots.
  open var pageIndicatorTintColor: UIColor?
}

/// A control.
@MainActor @preconcurrency open class UIControl: UIAppearanceHolder {
  /// A state of a control.
  public struct State: OptionSet, Sendable {
    /// The states as bits.
    public let rawValue: UInt
    /// States of these bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Neither pressed nor chosen.
    public static let normal = State([])
    /// Pressed.
    public static let highlighted = State(rawValue: 1)
    /// Without effect.
    public static let disabled = State(rawValue: 2)
    /// Chosen.
    public static let selected = State(rawValue: 4)
  }
}

/// A picker of segments.
@MainActor @preconcurrency open class UISegmentedControl: UIControl {
  @available(*, deprecated, message: "Has no effect here: use tint.")
  public override class func appearance() -> UISegmentedControl { UISegmentedControl() }

  /// The colour of the chosen segment.
  open var selectedSegmentTintColor: UIColor?

  /// Sets the look of the titles.
  open func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {}
}

/// A switch.
@MainActor @preconcurrency open class UISwitch: UIControl {
  @available(*, deprecated, message: "Has no effect here: use tint.")
  public override class func appearance() -> UISwitch { UISwitch() }

  /// The colour of a switch that is on.
  open var onTintColor: UIColor?

  /// The colour of the knob.
  open var thumbTintColor: UIColor?
}
