// The positions of one page, by the script that asks its browser.
import Foundation
import SwiftUI

/// The positions of the person of a page.
@MainActor final class PageLocations: PageService {
  private struct Watcher {
    weak var manager: CLLocationManager?
  }

  private var requests: ScriptRequests!
  private var status: CLAuthorizationStatus?
  private var watchers: [ObjectIdentifier: Watcher] = [:]

  init(_ tree: Tree) {
    requests = ScriptRequests(tree, script: .locate, attribute: .locations) { [weak self] in
      self?.take($0)
    }
  }

  func pageClosed() { watchers = [:] }

  /// Calls `done` with the permission, once the browser has reported it.
  func findStatus(_ done: @escaping @MainActor (CLAuthorizationStatus) -> Void) {
    if let status { return done(status) }
    requests.add(["p"]) { [weak self] in done(self?.keep($0) ?? .notDetermined) }
  }

  /// Asks the person, unless that was done before.
  func ask(_ done: @escaping @MainActor (CLAuthorizationStatus) -> Void) {
    if let status, status != .notDetermined { return done(status) }
    requests.add(["a"]) { [weak self] in done(self?.keep($0) ?? .notDetermined) }
  }

  private func keep(_ answer: String) -> CLAuthorizationStatus {
    let status: CLAuthorizationStatus =
      switch answer {
      case "granted": .authorizedWhenInUse
      case "denied": .denied
      default: .notDetermined
      }
    self.status = status
    return status
  }

  /// Finds the position once.
  func find(
    isAccurate: Bool, _ done: @escaping @MainActor (Result<CLLocation, CLError>) -> Void
  ) {
    requests.add(["l", isAccurate ? "1" : ""]) { done(Self.result($0)) }
  }

  /// Reports positions to a manager, until it stops or is gone.
  func watch(_ manager: CLLocationManager, isAccurate: Bool) {
    watchers[ObjectIdentifier(manager)] = Watcher(manager: manager)
    requests.add(["w", isAccurate ? "1" : ""])
  }

  /// Reports no more positions to a manager.
  func stop(_ manager: CLLocationManager) {
    watchers[ObjectIdentifier(manager)] = nil
    stopIfIdle()
  }

  private func stopIfIdle() {
    watchers = watchers.filter { $0.value.manager != nil }
    if watchers.isEmpty { requests.add(["x"]) }
  }

  private func take(_ report: String) {
    guard report.hasPrefix("w ") else { return }
    let result = Self.result(String(report.dropFirst(2)))
    for watcher in watchers.values { watcher.manager?.take(result) }
    if watchers.values.contains(where: { $0.manager == nil }) { stopIfIdle() }
  }

  /// Reads a position: latitude, longitude, accuracy, height, its accuracy, direction, speed, and
  /// the time in milliseconds, each empty where it is unknown; or `e` and the browser's code.
  static func result(_ text: String) -> Result<CLLocation, CLError> {
    guard let report = Report(text, keepsEmpty: true), report.count == 8 else {
      return .failure(CLError(text.hasSuffix(" 1") ? .denied : .locationUnknown))
    }
    guard let latitude = report.number(0, .latitude), let longitude = report.number(1, .longitude),
      let accuracy = report.number(2, .accuracy), let time = report.number(7, .time)
    else { return .failure(CLError(.locationUnknown)) }
    let altitude = report.number(3, .altitude)
    return .success(
      CLLocation(
        coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
        altitude: altitude ?? 0, horizontalAccuracy: accuracy,
        verticalAccuracy: altitude.flatMap { _ in report.number(4, .accuracy) } ?? -1,
        course: report.number(5, .course) ?? -1, speed: report.number(6, .speed) ?? -1,
        timestamp: Date(timeIntervalSince1970: time / 1_000)))
  }
}
