// A position on the globe at a time.
public import Foundation

/// A position on the globe, with its accuracy and its time.
open class CLLocation: NSObject, @unchecked Sendable {
  // Its properties never change.

  /// The coordinate.
  public let coordinate: CLLocationCoordinate2D
  /// The height above the sea, in metres; 0 for an unknown one.
  public let altitude: CLLocationDistance
  /// The radius of the circle in which the position is, in metres; negative for no position.
  public let horizontalAccuracy: CLLocationAccuracy
  /// The accuracy of the height, in metres; negative for no height.
  public let verticalAccuracy: CLLocationAccuracy
  /// The direction of the movement, in degrees from north; negative for an unknown one.
  public let course: CLLocationDirection
  /// The speed, in metres a second; negative for an unknown one.
  public let speed: CLLocationSpeed
  /// The time of the position.
  public let timestamp: Date

  /// The position 0, 0, which is none: its accuracy is negative.
  public override convenience init() {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0), altitude: 0,
      horizontalAccuracy: -1, verticalAccuracy: -1, timestamp: Date())
  }

  /// A position at this time.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// A position without a movement.
  public convenience init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.init(
      coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy,
      verticalAccuracy: vAccuracy, course: -1, speed: -1, timestamp: timestamp)
  }

  /// A position with a movement.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
    speed: CLLocationSpeed, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.course = course
    self.speed = speed
    self.timestamp = timestamp
  }

  /// The distance to another position along the ground, in metres, on a globe of the mean radius of
  /// the Earth: up to half a per cent off, where Apple's counts with its flattening.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (one, other) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let height = sin((other.latitude - one.latitude) * radians / 2)
    let width = sin((other.longitude - one.longitude) * radians / 2)
    let share =
      height * height + cos(one.latitude * radians) * cos(other.latitude * radians) * width * width
    return 2 * 6_371_008.8 * asin(min(1, share.squareRoot()))
  }
}
