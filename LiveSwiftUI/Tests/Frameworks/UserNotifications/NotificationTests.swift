// Notifications of a page: the permission, the dates, the browser's part, and a press.
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import UserNotifications

/// A clock whose hands the test moves.
@MainActor private final class HandClock {
  private struct Wait {
    let date: Date
    let work: @MainActor () -> Void
  }

  private(set) var now = Date(timeIntervalSince1970: 1_000_000_000)
  private var waits: [Int: Wait] = [:]
  private var last = 0

  func set(_ services: inout TreeServices) {
    services.clock.now = { self.now }
    services.clock.wait = { seconds, work in
      self.last += 1
      let number = self.last
      self.waits[number] = Wait(date: self.now.addingTimeInterval(seconds), work: work)
      return { self.waits[number] = nil }
    }
  }

  /// Moves the hands, and runs what is due on the way.
  func move(by seconds: TimeInterval) {
    let end = now.addingTimeInterval(seconds)
    while let next = waits.filter({ $0.value.date <= end }).min(by: {
      $0.value.date < $1.value.date
    }) {
      waits[next.key] = nil
      now = max(now, next.value.date)
      next.value.work()
    }
    now = end
  }
}

/// An app that shows its notifications while its page is visible, and counts presses.
private final class Delegate: NSObject, UNUserNotificationCenterDelegate, @unchecked Sendable {
  // Used on the main actor only.
  var pressed: [String] = []

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification
  ) async -> UNNotificationPresentationOptions { [.banner] }

  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping @Sendable () -> Void
  ) {
    pressed.append(response.notification.request.identifier)
    completionHandler()
  }
}

/// A screen with a reminder.
private struct Reminders: View {
  let trigger: UNNotificationTrigger?
  let delegate: Delegate?
  @State private var report = "nothing"

  var body: some View {
    Button("Ask") {
      UNUserNotificationCenter.current().requestAuthorization(options: [.alert, .sound]) {
        isGranted, _ in
        MainActor.assumeIsolated { report = "\(isGranted)" }
      }
    }
    Button("Remind") {
      let content = UNMutableNotificationContent()
      content.title = "Tea"
      content.body = "It is ready"
      content.sound = .default
      let request = UNNotificationRequest(identifier: "tea", content: content, trigger: trigger)
      content.title = "Coffee"
      UNUserNotificationCenter.current().delegate = delegate
      UNUserNotificationCenter.current().add(request) { error in
        MainActor.assumeIsolated { report = error.map { "\($0)" } ?? "added" }
      }
    }
    Button("Forget") {
      UNUserNotificationCenter.current().removeAllPendingNotificationRequests()
      UNUserNotificationCenter.current().removeAllDeliveredNotifications()
    }
    Button("Count") {
      Task {
        let pending = await UNUserNotificationCenter.current().pendingNotificationRequests()
        let shown = await UNUserNotificationCenter.current().deliveredNotifications()
        report = "\(pending.count) and \(shown.count)"
      }
    }
    Text(report)
  }
}

@MainActor @Suite("Notifications", .timeLimit(.minutes(10))) struct NotificationTests {
  private let clock = HandClock()
  private let delegate = Delegate()

  private func page(_ trigger: UNNotificationTrigger?, decides: Bool = false) -> TestPage {
    TestPage(
      WindowGroup { Reminders(trigger: trigger, delegate: decides ? delegate : nil) },
      tables: StringTables()
    ) { clock.set(&$0) }
  }

  private func element(_ page: TestPage) -> Element? {
    _ = page.tree.flush()
    return page.tree.root.firstElement { $0.attribute("data-nt") != nil }
  }

  /// The requests that wait for the script's answer, without their list's name.
  private func requests(_ page: TestPage) throws -> [[String]] {
    guard let text = element(page)?.attribute("data-nt") else { return [] }
    return Array(try JSONDecoder().decode([[String]].self, from: Data(text.utf8)).dropFirst())
  }

  private func say(_ text: String, to page: TestPage) throws {
    let id = Int(try #require(element(page)).id)
    page.tree.handle(.transfer, on: id, value: .text(text))
  }

  /// A page that is not visible and whose person agreed.
  private func allowed(_ trigger: UNNotificationTrigger?, decides: Bool = false) throws -> TestPage
  {
    let page = page(trigger, decides: decides)
    page.tap("Ask")
    try say("a 1 granted", to: page)
    page.tree.update { $0.scenePhase = .background }
    return page
  }

  @Test("The browser is asked, and its answer reaches the app", arguments: ["granted", "denied"])
  func permission(answer: String) throws {
    let page = page(nil)
    #expect(element(page) == nil)
    page.tap("Ask")
    #expect(try requests(page) == [["1", "a"]])
    #expect(page.tree.usedScripts.contains(.notify))
    try say("a 1 \(answer)", to: page)
    #expect(page.html.contains(">\(answer == "granted")<"))
    #expect(try requests(page) == [])
  }

  @Test("A reminder is shown at its time, once, with the content it was added with")
  func interval() throws {
    let page = try allowed(UNTimeIntervalNotificationTrigger(timeInterval: 100, repeats: false))
    page.tap("Remind")
    #expect(page.html.contains(">added<"))
    clock.move(by: 99)
    #expect(try requests(page) == [])
    clock.move(by: 1)
    #expect(try requests(page) == [["2", "s", "tea", "Tea", "It is ready", ""]])
    try say("a 2 ", to: page)
    clock.move(by: 1_000)
    #expect(try requests(page) == [])
  }

  @Test("A reminder that repeats comes at the same hour of the person's day, days later too")
  func calendar() throws {
    // 9 September 2001, 01:46:40 in UTC.
    let components = DateComponents(hour: 1)
    let page = try allowed(
      UNCalendarNotificationTrigger(dateMatching: components, repeats: true))
    page.tap("Remind")
    clock.move(by: 83_599)
    #expect(try requests(page).isEmpty)
    clock.move(by: 1)
    #expect(try requests(page).count == 1)
    try say("a 2 ", to: page)
    clock.move(by: 86_400)
    #expect(try requests(page) == [["3", "s", "tea", "Tea", "It is ready", ""]])
  }

  @Test("A date that has passed is refused")
  func past() throws {
    let components = DateComponents(year: 2_000, month: 1, day: 1)
    let page = try allowed(
      UNCalendarNotificationTrigger(dateMatching: components, repeats: false))
    page.tap("Remind")
    #expect(page.html.contains("notificationInvalidNoDate"))
  }

  @Test("A visible page shows nothing itself, but as its delegate wants")
  func visible() async throws {
    let plain = try allowed(nil)
    plain.tree.update { $0.scenePhase = .active }
    plain.tap("Remind")
    #expect(try requests(plain).isEmpty)
    let other = try allowed(nil, decides: true)
    other.tree.update { $0.scenePhase = .active }
    other.tap("Remind")
    await other.wait { element(other)?.attribute("data-nt")?.contains("Tea") == true }
    #expect(try requests(other) == [["2", "s", "tea", "Tea", "It is ready", "1"]])
  }

  @Test("A press reaches the delegate, and the notification is gone")
  func press() async throws {
    let page = try allowed(nil, decides: true)
    page.tap("Remind")
    try say("a 2 ", to: page)
    page.tap("Count")
    await page.html(with: ">0 and 1<")
    try say("c 2", to: page)
    #expect(delegate.pressed == ["tea"])
    page.tap("Count")
    await page.html(with: ">0 and 0<")
    try say("c 2", to: page)
    #expect(delegate.pressed == ["tea"])
  }

  @Test("What is removed never comes, and what is shown is taken away")
  func removed() async throws {
    let page = try allowed(UNTimeIntervalNotificationTrigger(timeInterval: 10, repeats: false))
    page.tap("Remind")
    page.tap("Count")
    await page.html(with: ">1 and 0<")
    page.tap("Forget")
    clock.move(by: 100)
    #expect(try requests(page).isEmpty)
    page.tap("Remind")
    clock.move(by: 100)
    try say("a 2 ", to: page)
    page.tap("Forget")
    #expect(try requests(page) == [["3", "r", "tea"]])
  }

  @Test("Triggers have bounds, and components of far years have no date")
  func bounds() {
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: -5, repeats: false).timeInterval == 1)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: 5, repeats: true).timeInterval == 60)
    #expect(UNTimeIntervalNotificationTrigger(timeInterval: .nan, repeats: false).timeInterval == 1)
    let far = UNTimeIntervalNotificationTrigger(timeInterval: .infinity, repeats: false)
    #expect(far.nextTriggerDate() == nil)
    let wild = UNCalendarNotificationTrigger(
      dateMatching: DateComponents(year: .max), repeats: false)
    #expect(wild.nextTriggerDate() == nil)
  }

  @Test("Code of no page is refused")
  func nobody() async {
    let center = UNUserNotificationCenter.current()
    let request = UNNotificationRequest(
      identifier: "x", content: UNMutableNotificationContent(), trigger: nil)
    await #expect(throws: UNError(.notificationsNotAllowed)) { try await center.add(request) }
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
  }
}
