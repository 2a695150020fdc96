// Sizes of photos in pixels: which are decoded, and which frames they suit.
import Foundation

/// A size in pixels.
struct PixelSize: Hashable, Sendable {
  var width: Int
  var height: Int

  /// The longest side that a photo is decoded to; no screen is much larger.
  static let largest = 4096

  /// A size from its two sides.
  init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size to decode for a frame in points; nil for a frame without an area.
  ///
  /// Each side is rounded up to a power of two or to one and a half times one, so that a frame that
  /// grows during a transition requests few sizes.
  init?(frame: CGSize, scale: CGFloat) {
    let sides = [frame.width * scale, frame.height * scale]
    guard sides.allSatisfy({ $0.isFinite && $0 >= 1 }) else { return nil }
    width = PixelSize.roundedUp(sides[0])
    height = PixelSize.roundedUp(sides[1])
  }

  /// The size of a photo according to its file; EXIF orientations 5 to 8 exchange the sides.
  init(fileWidth: Int, fileHeight: Int, orientation: Int) {
    let isTurned = (5...8).contains(orientation)
    width = isTurned ? fileHeight : fileWidth
    height = isTurned ? fileWidth : fileHeight
  }

  /// The smallest decoded side that is not below `pixels`.
  static func roundedUp(_ pixels: CGFloat) -> Int {
    var side = 64
    while side < largest, CGFloat(side) < pixels {
      let middle = side + side / 2
      side = CGFloat(middle) >= pixels ? middle : side * 2
    }
    return min(side, largest)
  }

  /// The longest side with which a photo of `photo` pixels fills this frame, at most its own.
  func longSide(filledBy photo: PixelSize) -> Int {
    let longest = max(photo.width, photo.height)
    guard photo.width > 0, photo.height > 0 else { return 0 }
    let factor = max(
      Double(width) / Double(photo.width), Double(height) / Double(photo.height))
    return min(longest, Int((Double(longest) * factor).rounded(.up)))
  }

  /// Whether a photo decoded for this frame suits another frame too.
  func serves(_ other: PixelSize) -> Bool {
    width >= other.width && height >= other.height
  }
}
