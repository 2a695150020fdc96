// A controller of UIKit with a view of SwiftUI, as the root of a window.
public import Foundation
public import UIKitTypes

/// A controller with a view. As the root of a window it gives the content of the page; elsewhere
/// nothing shows it.
@MainActor @preconcurrency open class UIHostingController<Content>: UIViewController
where Content: View {
  /// The view. Another one replaces it on the page.
  public var rootView: Content {
    didSet { window?.contentChanged() }
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

/// A controller whose view a page can show.
@MainActor protocol PageContent {
  /// The view in its present form.
  var page: AnyView { get }
}

extension UIHostingController: PageContent {
  var page: AnyView { AnyView(rootView) }
}
