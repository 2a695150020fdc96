// The centre of notifications, as the page of the person whose code runs has it.
public import Foundation
import SwiftUI

/// The notifications of the person whose code runs.
///
/// They are shown by the browser, with its permission, as long as the page is open: the server
/// pushes nothing to a page that is closed, and pending requests end with it. A browser has
/// notifications on pages of `https` and of this machine; one on an iPhone or iPad has them for
/// pages on the Home Screen only. Code finds its person's page where a view's code runs and in its
/// tasks, not on queues of Dispatch. Completion handlers run on the main actor.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // It has no state but the delegate of an app without a page, set on the main actor.

  private static let center = UNUserNotificationCenter()
  @MainActor private static weak var appDelegate: (any UNUserNotificationCenterDelegate)?

  private override init() {}

  /// The centre, which acts on the page of the person whose code uses it.
  open class func current() -> UNUserNotificationCenter { center }

  /// The notifications of a page, with the delegate that the app set before there was a page.
  @MainActor private static func notifications(_ page: CurrentPage?) -> PageNotifications? {
    let notifications = page?.tree?.service(PageNotifications.self)
    if notifications?.delegate == nil { notifications?.delegate = appDelegate }
    return notifications
  }

  /// Runs `work` with the notifications of the current page; nil where no page's code runs.
  fileprivate func onPage(_ work: @escaping @Sendable @MainActor (PageNotifications?) -> Void) {
    let page = CurrentPage.known
    onMainActor { work(Self.notifications(page)) }
  }

  /// Waits for what `work` passes on, with the notifications of the current page.
  fileprivate func onPage<Value: Sendable>(
    _ work:
      @escaping @Sendable @MainActor (
        PageNotifications?, @escaping @Sendable (Value) -> Void
      ) -> Void
  ) async -> Value {
    let page = CurrentPage.known
    return await withCheckedContinuation { continuation in
      onMainActor {
        work(Self.notifications(page)) { continuation.resume(returning: $0) }
      }
    }
  }

  /// The object that decides about notifications while their page is visible, and that handles
  /// presses. One that is set where no page's code runs is that of all pages.
  weak open var delegate: (any UNUserNotificationCenterDelegate)? {
    get {
      guard isOnMainActor else { return nil }
      // The delegate is only passed on.
      nonisolated(unsafe) var found: (any UNUserNotificationCenterDelegate)?
      MainActor.assumeIsolated {
        found = Self.notifications(CurrentPage.known)?.delegate ?? Self.appDelegate
      }
      return found
    }
    set {
      nonisolated(unsafe) weak let delegate = newValue  // Used on the main actor from here on.
      let page = CurrentPage.known
      onMainActor {
        if let page {
          Self.notifications(page)?.delegate = delegate
        } else {
          Self.appDelegate = delegate
        }
      }
    }
  }

  /// Whether other programs may show the content: no.
  open var supportsContentExtensions: Bool { false }

  // MARK: The permission

  /// Asks the person for notifications: at once after a press, else after the next press, because
  /// browsers ask only then. The options make no difference to a browser.
  @preconcurrency open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    onPage { page in
      guard let page else { return completionHandler(false, UNError(.notificationsNotAllowed)) }
      page.ask { completionHandler($0 == .authorized, nil) }
    }
  }

  /// Asks the person for notifications, and returns whether they agreed. It is asked at once after
  /// a press, else after the next press, because browsers ask only then.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await onPage { page, done in
      guard let page else { return done(false) }
      page.ask { done($0 == .authorized) }
    }
  }

  /// Calls `completionHandler` with the settings, once the browser has reported its permission.
  @preconcurrency open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    onPage { page in
      guard let page else { return completionHandler(UNNotificationSettings(.notDetermined)) }
      page.findStatus { completionHandler(UNNotificationSettings($0)) }
    }
  }

  /// The settings, once the browser has reported its permission.
  open func notificationSettings() async -> UNNotificationSettings {
    await onPage { page, done in
      guard let page else { return done(UNNotificationSettings(.notDetermined)) }
      page.findStatus { done(UNNotificationSettings($0)) }
    }
  }

  /// Keeps the categories, whose actions a browser does not show.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    onPage { $0?.categories = categories }
  }

  /// Calls `completionHandler` with the categories that were set.
  @preconcurrency open func getNotificationCategories(
    completionHandler: @escaping @Sendable (Set<UNNotificationCategory>) -> Void
  ) {
    onPage { completionHandler($0?.categories ?? []) }
  }

  /// The categories that were set.
  open func notificationCategories() async -> Set<UNNotificationCategory> {
    await onPage { page, done in done(page?.categories ?? []) }
  }
}

extension UNUserNotificationCenter {
  // MARK: Requests

  /// Adds a request: at most 64, of which those furthest away go. `completionHandler` gets an error
  /// if it never fires or there is no page.
  @preconcurrency public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onPage { page in completionHandler?(Self.failure(of: request, on: page)) }
  }

  /// Adds a request: at most 64, of which those furthest away go. Throws if it never fires or there
  /// is no page.
  public func add(_ request: UNNotificationRequest) async throws {
    let failure: UNError? = await onPage { page, done in
      done(Self.failure(of: request, on: page))
    }
    if let failure { throw failure }
  }

  @MainActor private static func failure(
    of request: UNNotificationRequest, on page: PageNotifications?
  ) -> UNError? {
    guard let page else { return UNError(.notificationsNotAllowed) }
    do throws(UNError) { try page.add(request) } catch { return error }
    return nil
  }

  /// Calls `completionHandler` with the requests that wait, the next one first.
  @preconcurrency public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) {
    onPage { completionHandler($0?.pendingRequests ?? []) }
  }

  /// The requests that wait, the next one first.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    await onPage { page, done in done(page?.pendingRequests ?? []) }
  }

  /// Removes the requests of these names.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    onPage { $0?.removePending(identifiers) }
  }

  /// Removes all requests that wait.
  public func removeAllPendingNotificationRequests() {
    onPage { page in page?.removePending(page?.pendingRequests.map(\.identifier) ?? []) }
  }

  // MARK: Delivered notifications

  /// Calls `completionHandler` with the notifications that are shown, the last one first. A browser
  /// does not report which ones the person closed.
  @preconcurrency public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) {
    onPage { completionHandler($0?.delivered ?? []) }
  }

  /// The notifications that are shown, the last one first. A browser does not report which ones the
  /// person closed.
  public func deliveredNotifications() async -> [UNNotification] {
    await onPage { page, done in done(page?.delivered ?? []) }
  }

  /// Removes the notifications of these names.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    onPage { $0?.removeDelivered(identifiers) }
  }

  /// Removes all notifications.
  public func removeAllDeliveredNotifications() { onPage { $0?.removeDelivered(nil) } }

  /// Sets the number on the icon, which a page has once it is installed; 0 for none.
  @preconcurrency public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    onPage { page in completionHandler?(Self.failure(ofBadge: newBadgeCount, on: page)) }
  }

  /// Sets the number on the icon, which a page has once it is installed; 0 for none. Throws for a
  /// number below zero and without a page.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {
    let failure: UNError? = await onPage { page, done in
      done(Self.failure(ofBadge: newBadgeCount, on: page))
    }
    if let failure { throw failure }
  }

  @MainActor private static func failure(
    ofBadge count: Int, on page: PageNotifications?
  ) -> UNError? {
    guard let page else { return UNError(.notificationsNotAllowed) }
    guard count >= 0 else { return UNError(.badgeInputInvalid) }
    page.setBadge(count)
    return nil
  }
}
