// A decoded picture: scaled by libwebp, turned as its camera was.
import CWebP

/// The pixels of a picture, four bytes each: red, green, blue and alpha.
struct Bitmap {
  /// The most pixels that are decoded. They take 100 MB, and as much again while they are scaled.
  static let mostPixels = 25_000_000

  private(set) var width: Int
  private(set) var height: Int
  /// The rows from the top, without gaps.
  private(set) var bytes: [UInt8]

  /// A picture whose bytes `fill` writes, which returns false on failure; nil then, and for too
  /// many pixels.
  init?(
    width: Int, height: Int, fill: (inout UnsafeMutableBufferPointer<UInt8>) -> Bool
  ) {
    guard width > 0, height > 0, width <= Self.mostPixels / height else { return nil }
    (self.width, self.height) = (width, height)
    let count = width * height * 4
    var isFilled = false
    bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      isFilled = fill(&buffer)
      filled = isFilled ? count : 0
    }
    if !isFilled { return nil }
  }

  /// Whether no pixel lets anything behind it be seen.
  var isOpaque: Bool { stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 } }

  /// Scales the picture, each pixel becoming the mean of those that it covers. Returns false when
  /// memory is short.
  mutating func scale(width newWidth: Int, height newHeight: Int) -> Bool {
    var picture = WebPPicture()
    guard WebPPictureInit(&picture) != 0 else { return false }
    defer { WebPPictureFree(&picture) }
    (picture.use_argb, picture.width, picture.height) = (1, Int32(width), Int32(height))
    guard WebPPictureImportRGBA(&picture, bytes, Int32(width * 4)) != 0 else { return false }
    // The scaler needs the memory.
    bytes = []
    guard WebPPictureRescale(&picture, Int32(newWidth), Int32(newHeight)) != 0,
      let pixels = picture.argb
    else { return false }
    (width, height) = (newWidth, newHeight)
    bytes.reserveCapacity(width * height * 4)
    for row in 0..<height {
      for column in 0..<width {
        let pixel = pixels[row * Int(picture.argb_stride) + column]
        for shift in [16, 8, 0, 24] as [UInt32] { bytes.append(UInt8(pixel >> shift & 0xFF)) }
      }
    }
    return true
  }

  /// Turns the picture upright. `orientation` is Exif's, of 1 to 8; any other changes nothing.
  mutating func rotate(_ orientation: Int) {
    guard 2...8 ~= orientation else { return }
    let old = self
    if orientation >= 5 { (width, height) = (height, width) }
    for y in 0..<height {
      for x in 0..<width {
        let place =
          switch orientation {
          case 2: (old.width - 1 - x, y)
          case 3: (old.width - 1 - x, old.height - 1 - y)
          case 4: (x, old.height - 1 - y)
          case 5: (y, x)
          case 6: (y, old.height - 1 - x)
          case 7: (old.width - 1 - y, old.height - 1 - x)
          default: (old.width - 1 - y, x)
          }
        let (from, to) = ((place.1 * old.width + place.0) * 4, (y * width + x) * 4)
        for channel in 0..<4 { bytes[to + channel] = old.bytes[from + channel] }
      }
    }
  }
}
