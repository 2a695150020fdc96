// Coordinates on the globe, and the numbers around them.

/// An angle of a coordinate, in degrees.
public typealias CLLocationDegrees = Double
/// A distance, in metres.
public typealias CLLocationDistance = Double
/// A radius of uncertainty, in metres; negative for an unknown one.
public typealias CLLocationAccuracy = Double
/// A direction in degrees from north, clockwise; negative for an unknown one.
public typealias CLLocationDirection = Double
/// A speed in metres a second; negative for an unknown one.
public typealias CLLocationSpeed = Double

/// The best accuracy, for which a browser uses the satellites.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The best accuracy, with further sensors; a browser knows no such difference.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// Ten metres, for which a browser uses the satellites.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// A hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// A kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1_000
/// Three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3_000
/// The least accuracy.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = .greatestFiniteMagnitude
/// No distance: each movement is reported.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// A latitude and a longitude, in degrees.
public struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// The coordinate 0, 0.
  public init() {
    latitude = 0
    longitude = 0
  }

  /// A coordinate, which may be an impossible one.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A coordinate that is none.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// A coordinate of a latitude and a longitude, in degrees.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a coordinate is on the globe.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
