// The notifications of one page: what is pending, what is shown, and what its browser allows.
import Foundation
import SwiftUI

/// The notifications of a page, which end with it.
@MainActor final class PageNotifications: PageService {
  /// The most requests that wait for their dates, as on iOS; those furthest away go.
  static let limit = 64

  /// A request that waits for its date.
  private struct Pending {
    let request: UNNotificationRequest
    let date: Date
    let cancel: @MainActor () -> Void
  }

  /// A notification that is shown, and the number of the request to the script for it.
  private struct Delivered {
    let notification: UNNotification
    let number: Int
  }

  private weak var tree: Tree?
  private var requests: ScriptRequests!
  private var pending: [String: Pending] = [:]
  private var shown: [Delivered] = []
  /// Nil until the browser has reported it.
  private var status: UNAuthorizationStatus?
  weak var delegate: (any UNUserNotificationCenterDelegate)?
  var categories: Set<UNNotificationCategory> = []

  init(_ tree: Tree) {
    self.tree = tree
    requests = ScriptRequests(tree, script: .notify, attribute: .notifications) { [weak self] in
      self?.take($0)
    }
  }

  func pageClosed() {
    for each in pending.values { each.cancel() }
    pending = [:]
    shown = []
  }

  // MARK: The permission

  /// Calls `done` with what the person allowed, once the browser has reported it.
  func findStatus(_ done: @escaping @MainActor (UNAuthorizationStatus) -> Void) {
    if let status { return done(status) }
    requests.add(["p"]) { [weak self] answer in
      done(self?.keep(answer) ?? .notDetermined)
    }
  }

  /// Asks the person, unless that was done before, and calls `done` with what they allowed.
  func ask(_ done: @escaping @MainActor (UNAuthorizationStatus) -> Void) {
    if let status, status != .notDetermined { return done(status) }
    requests.add(["a"]) { [weak self] answer in
      done(self?.keep(answer) ?? .notDetermined)
    }
  }

  private func keep(_ answer: String) -> UNAuthorizationStatus {
    let status: UNAuthorizationStatus =
      switch answer {
      case "granted": .authorized
      case "denied": .denied
      default: .notDetermined
      }
    self.status = status
    return status
  }

  // MARK: Requests

  /// The requests that wait, the next one first.
  var pendingRequests: [UNNotificationRequest] {
    pending.values.sorted { $0.date < $1.date }.map(\.request)
  }

  /// Adds a request, in place of one of the same name. Throws if it never fires.
  func add(_ request: UNNotificationRequest) throws(UNError) {
    guard tree != nil else { throw UNError(.notificationsNotAllowed) }
    removePending([request.identifier])
    guard request.trigger != nil else { return deliver(request) }
    guard plan(request) else { throw UNError(.notificationInvalidNoDate) }
    while pending.count > Self.limit, let last = pendingRequests.last {
      removePending([last.identifier])
    }
  }

  /// Waits for the next date of a request. Returns false if there is none.
  private func plan(_ request: UNNotificationRequest) -> Bool {
    guard let tree else { return false }
    let person = tree.builtIn.person
    var calendar = person.calendar
    calendar.timeZone = person.timeZone
    guard let date = request.trigger?.date(after: tree.services.clock.now(), in: calendar) else {
      return false
    }
    wait(for: request, until: date)
    return true
  }

  private func wait(for request: UNNotificationRequest, until date: Date) {
    guard let clock = tree?.services.clock else { return }
    let seconds = max(0, date.timeIntervalSince(clock.now()))
    // The clock waits a day at most.
    let cancel = clock.wait(min(seconds, 86_400)) { [weak self] in
      guard let self, pending[request.identifier]?.request === request else { return }
      if clock.now() < date { return wait(for: request, until: date) }
      pending[request.identifier] = nil
      if request.trigger?.repeats == true { _ = plan(request) }
      deliver(request)
    }
    pending[request.identifier] = Pending(request: request, date: date, cancel: cancel)
  }

  /// Removes the requests of these names.
  func removePending(_ identifiers: [String]) {
    for name in identifiers { pending.removeValue(forKey: name)?.cancel() }
  }

  // MARK: Delivery

  private func deliver(_ request: UNNotificationRequest) {
    findStatus { [weak self] status in
      guard let self, let tree, status == .authorized else { return }
      let notification = UNNotification(request, date: tree.services.clock.now())
      // As on iOS, a page that is visible decides itself.
      guard tree.builtIn.scenePhase == .active else {
        return show(notification, as: [.banner, .sound, .badge])
      }
      guard let delegate else { return }
      tree.forPerson {
        delegate.userNotificationCenter(.current(), willPresent: notification) { options in
          Task { @MainActor [weak self] in self?.show(notification, as: options) }
        }
      }
    }
  }

  private func show(
    _ notification: UNNotification, as options: UNNotificationPresentationOptions
  ) {
    let (name, content) = (notification.request.identifier, notification.request.content)
    if options.contains(.badge), let badge = content.badge { setBadge(badge.intValue) }
    guard !options.isDisjoint(with: [.banner, .alert, .list]) else { return }
    let lines = [content.subtitle, content.body].filter { !$0.isEmpty }.joined(separator: "\n")
    let isSilent = content.sound == nil || !options.contains(.sound)
    shown.removeAll { $0.notification.request.identifier == name }
    let number = requests.add([
      "s", Self.short(name), Self.short(content.title), Self.short(lines), isSilent ? "1" : "",
    ])
    shown.append(Delivered(notification: notification, number: number))
    if shown.count > Self.limit { shown.removeFirst() }
  }

  /// As much of a text as a browser shows.
  private static func short(_ text: String) -> String { String(text.prefix(1_024)) }

  /// The notifications that are shown, the last one first.
  var delivered: [UNNotification] { shown.reversed().map(\.notification) }

  /// Removes those that are shown under these names; nil for all.
  func removeDelivered(_ identifiers: [String]?) {
    for each in shown {
      let name = each.notification.request.identifier
      guard identifiers?.contains(name) ?? true else { continue }
      requests.add(["r", Self.short(name)])
    }
    shown.removeAll { identifiers?.contains($0.notification.request.identifier) ?? true }
  }

  /// Sets the number on the icon of an installed page; 0 for none.
  func setBadge(_ count: Int) { requests.add(["b", String(max(0, count))]) }

  /// Reads `c` and a number: the person pressed the notification of that request.
  private func take(_ report: String) {
    let parts = report.split(separator: " ")
    guard parts.count == 2, parts[0] == "c", let number = Report.whole(parts[1]),
      let index = shown.firstIndex(where: { $0.number == number })
    else { return }
    let notification = shown.remove(at: index).notification
    delegate?.userNotificationCenter(
      .current(), didReceive: UNNotificationResponse(notification), withCompletionHandler: {})
  }
}
