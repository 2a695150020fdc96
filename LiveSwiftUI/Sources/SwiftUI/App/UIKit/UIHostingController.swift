// A controller of UIKit with a view of SwiftUI, as the root of a window.
public import Foundation
public import UIKitTypes

/// A controller with a view. It is on the page as the root of a window, in a stack or in tabs that
/// are the root, and where one of these presents it; elsewhere nothing shows it.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  /// The view. Another one replaces it on the page.
  public var rootView: Content {
    didSet { pageChanged() }
  }

  /// A controller with a view.
  @MainActor @preconcurrency public init(rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// A controller with a view; the archive has no effect.
  @MainActor @preconcurrency public init?(coder aDecoder: NSCoder, rootView: Content) {
    self.rootView = rootView
    super.init(nibName: nil, bundle: nil)
  }

  /// Nil: there are no archives of controllers.
  @MainActor @preconcurrency public required dynamic init?(coder aDecoder: NSCoder) { return nil }
}
