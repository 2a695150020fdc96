// What Apple's SwiftUI has beyond ours; it is compiled into one module with ours and does nothing.
import CoreGraphics

extension Image {
  /// How a picture is turned.
  public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
    case up
    case upMirrored
    case down
    case downMirrored
    case left
    case leftMirrored
    case right
    case rightMirrored
  }

  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
    self.init(systemName: "")
  }
}
