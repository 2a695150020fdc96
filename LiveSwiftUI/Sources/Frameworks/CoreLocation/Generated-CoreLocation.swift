// Data: names of Apple's that do not work here, from Tools/unavailable/names.tsv.

// swift-format-ignore-file
public import Foundation
@available(*, unavailable, message: "Browsers know no names of places: ask a service.") public class CLGeocoder: NSObject {
  public override init() {}
  public var isGeocoding: Bool { fatalError() }
  public func cancelGeocode() { fatalError() }
  public func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] { fatalError() }
  public func geocodeAddressString(_ addressString: String, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { fatalError() }
  public func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] { fatalError() }
  public func reverseGeocodeLocation(_ location: CLLocation, completionHandler: @escaping ([CLPlacemark]?, (any Error)?) -> Void) { fatalError() }
}
@available(*, unavailable, message: "Browsers know no names of places: ask a service.") public class CLPlacemark: NSObject {
  public var name: String? { fatalError() }
  public var location: CLLocation? { fatalError() }
  public var thoroughfare: String? { fatalError() }
  public var subThoroughfare: String? { fatalError() }
  public var locality: String? { fatalError() }
  public var subLocality: String? { fatalError() }
  public var administrativeArea: String? { fatalError() }
  public var postalCode: String? { fatalError() }
  public var country: String? { fatalError() }
  public var isoCountryCode: String? { fatalError() }
}
