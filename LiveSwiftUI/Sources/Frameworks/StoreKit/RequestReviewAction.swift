// The request for a review in a store, of which a page knows none.
public import SwiftUI
public import UIKitTypes

/// The action that asks the person for a review in the App Store. A page is in no store, so that it
/// shows nothing, as Apple's does where the person was asked often enough.
@MainActor public struct RequestReviewAction {
  /// Shows nothing, and logs that once.
  public func callAsFunction() {
    CurrentPage.known?.tree?.services.log("requestReview shows nothing: a page is in no store.")
  }
}

extension EnvironmentValues {
  /// The action that asks for a review; it shows nothing, because a page is in no store.
  @MainActor public var requestReview: RequestReviewAction { RequestReviewAction() }
}

/// The object that asked for a review before the environment had an action for it.
public final class SKStoreReviewController {
  private init() {}

  /// Shows nothing, and logs that once.
  @available(*, deprecated, message: "Use the requestReview environment value.")
  @MainActor @preconcurrency public class func requestReview() { RequestReviewAction()() }

  /// Shows nothing, and logs that once.
  @MainActor @preconcurrency public class func requestReview(in windowScene: UIWindowScene) {
    RequestReviewAction()()
  }
}
