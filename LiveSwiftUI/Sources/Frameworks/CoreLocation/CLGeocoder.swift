// The directory of places, which a browser has not.
public import Foundation

/// Unavailable: a browser knows no names of places.
@available(*, unavailable, message: "Browsers know no names of places: ask a service.")
public class CLGeocoder: NSObject {
  /// Unavailable, as the class is.
  public override init() { super.init() }
  /// Unavailable, as the class is.
  public var isGeocoding: Bool { false }
  /// Unavailable, as the class is.
  public func cancelGeocode() {}
  /// Unavailable, as the class is.
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { [] }
  /// Unavailable, as the class is.
  public func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
  /// Unavailable, as the class is.
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { [] }
  /// Unavailable, as the class is.
  public func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void
  ) {}
}

/// Unavailable: a browser knows no names of places.
@available(*, unavailable, message: "Browsers know no names of places: ask a service.")
public class CLPlacemark: NSObject {
  /// Unavailable, as the class is.
  public var name: String? { nil }
  /// Unavailable, as the class is.
  public var location: CLLocation? { nil }
  /// Unavailable, as the class is.
  public var thoroughfare: String? { nil }
  /// Unavailable, as the class is.
  public var subThoroughfare: String? { nil }
  /// Unavailable, as the class is.
  public var locality: String? { nil }
  /// Unavailable, as the class is.
  public var subLocality: String? { nil }
  /// Unavailable, as the class is.
  public var administrativeArea: String? { nil }
  /// Unavailable, as the class is.
  public var postalCode: String? { nil }
  /// Unavailable, as the class is.
  public var country: String? { nil }
  /// Unavailable, as the class is.
  public var isoCountryCode: String? { nil }
}
