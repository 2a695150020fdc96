// Positions as an asynchronous sequence: `for try await update in CLLocationUpdate.liveUpdates()`.
import Foundation
import SwiftUI

/// A position, or the reason why there is none.
public struct CLLocationUpdate: Sendable {
  /// The purpose of the positions; a browser makes no difference.
  public enum LiveConfiguration: Sendable, Hashable {
    /// Any purpose.
    case `default`
    /// Navigation of a car.
    case automotiveNavigation
    /// Navigation of another vehicle.
    case otherNavigation
    /// Sports.
    case fitness
    /// Flights.
    case airborne
  }

  /// The position; nil where there is none.
  public let location: CLLocation?
  /// Whether the person refused, or the page is without HTTPS.
  public let authorizationDenied: Bool
  /// Whether the browser found no position.
  public let locationUnavailable: Bool

  init(_ result: Result<CLLocation, CLError>) {
    switch result {
    case .success(let location):
      self.location = location
      authorizationDenied = false
      locationUnavailable = false
    case .failure(let error):
      location = nil
      authorizationDenied = error.code == .denied
      locationUnavailable = error.code != .denied
    }
  }

  /// Whether the person stays where they are: false, because browsers do not report it.
  public var isStationary: Bool { false }
  /// Whether the person stays where they are: false, because browsers do not report it.
  public var stationary: Bool { false }
  /// Whether positions are switched off for all apps: false, because browsers do not report it.
  public var authorizationDeniedGlobally: Bool { false }
  /// Whether others decide for the person: false, because browsers do not report it.
  public var authorizationRestricted: Bool { false }
  /// Whether the person is being asked: false, because browsers do not report it.
  public var authorizationRequestInProgress: Bool { false }
  /// Whether the page would have to be open: false, because it is.
  public var insufficientlyInUse: Bool { false }
  /// Whether the person allows inexact positions only: false, because browsers do not report it.
  public var accuracyLimited: Bool { false }
  /// Whether a session is missing: false, because a page needs none.
  public var serviceSessionRequired: Bool { false }

  /// Positions from now on, of the person of the page in whose code the loop is. The browser asks
  /// the person first, where that was not done before; it finds positions until the loop ends.
  public static func liveUpdates(
    _ configuration: LiveConfiguration = .default
  ) -> CLLocationUpdate.Updates { Updates() }

  /// The positions that `liveUpdates()` finds.
  public struct Updates: AsyncSequence, Sendable {
    /// A position, or the reason why there is none.
    public typealias Element = CLLocationUpdate

    /// The positions of one loop.
    public struct AsyncIterator: AsyncIteratorProtocol {
      private let source: LiveLocations
      private var updates: AsyncStream<CLLocationUpdate>.Iterator

      fileprivate init() {
        let source = LiveLocations()
        self.source = source
        updates = source.stream().makeAsyncIterator()
      }

      /// The next position; nil once the task is cancelled.
      public mutating func next() async throws -> CLLocationUpdate? { await updates.next() }
    }

    /// Finds positions from now on.
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }
}

/// A watch of the positions of one loop.
private final class LiveLocations: NSObject, CLLocationManagerDelegate, @unchecked Sendable {
  // The continuation is set once, before the manager reports anything.
  private let manager = CLLocationManager()
  private var continuation: AsyncStream<CLLocationUpdate>.Continuation?

  /// The updates, of which the last one waits for a slow reader.
  func stream() -> AsyncStream<CLLocationUpdate> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: CLLocationUpdate.self, bufferingPolicy: .bufferingNewest(1))
    self.continuation = continuation
    let manager = manager
    continuation.onTermination = { _ in manager.stopUpdatingLocation() }
    manager.delegate = self
    manager.startUpdatingLocation()
    return stream
  }

  deinit { continuation?.finish() }

  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
    for location in locations { continuation?.yield(CLLocationUpdate(.success(location))) }
  }

  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
    continuation?.yield(CLLocationUpdate(.failure(error as? CLError ?? CLError(.locationUnknown))))
  }
}
