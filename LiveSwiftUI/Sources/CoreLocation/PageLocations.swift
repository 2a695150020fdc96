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
    requests = ScriptRequests(tree, script: .locate, attribute: "data-lo") { [weak self] in
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
    let parts = text.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 8 else {
      return .failure(CLError(parts.last == "1" ? .denied : .locationUnknown))
    }
    let numbers = parts.map { part -> Double? in
      let number = part.utf8.count <= 24 ? Double(part) : nil
      return number?.isFinite == true ? number : nil
    }
    guard let latitude = numbers[0], let longitude = numbers[1], let accuracy = numbers[2],
      let time = numbers[7], abs(time) < 1e14
    else { return .failure(CLError(.locationUnknown)) }
    let coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    guard CLLocationCoordinate2DIsValid(coordinate) else {
      return .failure(CLError(.locationUnknown))
    }
    return .success(
      CLLocation(
        coordinate: coordinate, altitude: numbers[3] ?? 0, horizontalAccuracy: max(0, accuracy),
        verticalAccuracy: numbers[3] == nil ? -1 : numbers[4] ?? -1, course: numbers[5] ?? -1,
        speed: numbers[6] ?? -1, timestamp: Date(timeIntervalSince1970: time / 1_000)))
  }
}
