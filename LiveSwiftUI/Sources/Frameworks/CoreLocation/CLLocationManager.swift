// The position of the person whose page runs the code, as the browser finds it.
public import Foundation
import SwiftUI

/// An object that gets positions and the permission.
@preconcurrency public protocol CLLocationManagerDelegate: NSObjectProtocol {
  /// Positions were found, the last one last.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// No position was found.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// The permission is known or has changed.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  /// The permission is known or has changed, in the form before iOS 14.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
}

extension CLLocationManagerDelegate {
  /// A delegate of places may leave it out.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}
  /// A delegate of places may leave it out.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// A delegate of places may leave it out.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
  /// A delegate of places may leave it out.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}
}

/// The position of the person whose code runs, found by the browser on pages of `https` and of this
/// machine. The browser asks the person first.
///
/// An object belongs to the page in whose code it is made or first used, and its delegate is called
/// on the main actor. It works while the page is open.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Its state is read and written on the main actor only, but for plain settings of the app.

  private var page: CurrentPage?
  private var status = CLAuthorizationStatus.notDetermined
  private var lastLocation: CLLocation?
  private weak var observer: (any CLLocationManagerDelegate)?

  /// The accuracy that the app wants, in metres. From 10 on, a browser uses the satellites.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The least movement that is reported, in metres; without effect, because browsers report each.
  open var distanceFilter: CLLocationDistance = kCLDistanceFilterNone
  /// Whether a hidden page goes on; without effect, because browsers decide that.
  open var pausesLocationUpdatesAutomatically = true
  /// Whether a hidden page goes on; without effect, because browsers decide that.
  open var allowsBackgroundLocationUpdates = false

  /// An object of the page whose code runs.
  public override init() {
    page = CurrentPage.known
    super.init()
  }

  /// The object that gets positions. It gets the permission once the browser has reported it.
  weak open var delegate: (any CLLocationManagerDelegate)? {
    get { observer }
    set {
      observer = newValue
      onPage { manager, service in service?.findStatus { manager.take($0) } }
    }
  }

  /// The last position; nil before the first.
  open var location: CLLocation? { lastLocation }
  /// The permission, as the browser reported it last.
  open var authorizationStatus: CLAuthorizationStatus { status }
  /// The accuracy that the person allowed: the best one, because browsers report no other.
  open var accuracyAuthorization: CLAccuracyAuthorization { .fullAccuracy }

  /// Whether devices have positions: yes, because a browser reports a missing one as an error.
  open class func locationServicesEnabled() -> Bool { true }

  /// Asks the person, unless that was done before.
  open func requestWhenInUseAuthorization() {
    onPage { manager, service in service?.ask { manager.take($0) } }
  }

  /// Asks the person, unless that was done before. A browser knows no permission for a closed page.
  open func requestAlwaysAuthorization() { requestWhenInUseAuthorization() }

  /// Finds the position once.
  open func requestLocation() {
    onPage { manager, service in
      guard let service else { return manager.take(.failure(CLError(.locationUnknown))) }
      service.find(isAccurate: manager.isAccurate) { manager.take($0) }
    }
  }

  /// Reports positions as the person moves, until `stopUpdatingLocation()`.
  open func startUpdatingLocation() {
    onPage { manager, service in
      guard let service else { return manager.take(.failure(CLError(.locationUnknown))) }
      service.watch(manager, isAccurate: manager.isAccurate)
    }
  }

  /// Reports no more positions.
  open func stopUpdatingLocation() {
    onPage { manager, service in service?.stop(manager) }
  }

  /// Whether movements of a few hundred metres can be reported: yes, as all others.
  open class func significantLocationChangeMonitoringAvailable() -> Bool { true }

  /// Reports positions as the person moves, small movements too, because browsers report each.
  open func startMonitoringSignificantLocationChanges() { startUpdatingLocation() }

  /// Reports no more positions, those of `startUpdatingLocation()` included.
  open func stopMonitoringSignificantLocationChanges() { stopUpdatingLocation() }

  private var isAccurate: Bool { desiredAccuracy <= kCLLocationAccuracyNearestTenMeters }

  private func onPage(
    _ work: @escaping @Sendable @MainActor (CLLocationManager, PageLocations?) -> Void
  ) {
    let known = CurrentPage.known
    onMainActor { [self] in
      if page == nil { page = known }
      work(self, page?.tree?.service(PageLocations.self))
    }
  }

  @MainActor func take(_ status: CLAuthorizationStatus) {
    self.status = status
    page?.tree?.forPerson {
      observer?.locationManagerDidChangeAuthorization(self)
      observer?.locationManager(self, didChangeAuthorization: status)
    }
  }

  @MainActor func take(_ result: Result<CLLocation, CLError>) {
    let tree = page?.tree
    let report = { [self] in
      switch result {
      case .success(let location):
        lastLocation = location
        observer?.locationManager(self, didUpdateLocations: [location])
      case .failure(let error): observer?.locationManager(self, didFailWithError: error)
      }
    }
    if let tree { tree.forPerson(report) } else { report() }
  }
}
