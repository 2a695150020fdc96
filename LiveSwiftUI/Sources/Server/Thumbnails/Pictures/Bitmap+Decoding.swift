// Pictures decoded by the libraries of their formats, none larger than needed.
import CPNG
import CTurboJPEG
import CWebP

extension Bitmap {
  /// The size of a smaller picture with the ratio of this one, whose shorter side has at most
  /// `side` pixels; nil for a picture that is no larger, and for one many times as long as wide.
  static func size(of width: Int, _ height: Int, shorter side: Int) -> (width: Int, height: Int)? {
    let (short, long) = (min(width, height), max(width, height))
    guard side > 0, short > side, long / short < 8 else { return nil }
    let other = (long * side + short / 2) / short
    return width < height ? (side, other) : (other, side)
  }

  /// A JPEG, already smaller by what its transform makes free; never with a shorter side below
  /// `side`.
  init?(jpeg data: [UInt8], side: Int) {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    var (width, height, sampling, colours): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
    guard
      tjDecompressHeader3(
        decoder, data, UInt(data.count), &width, &height, &sampling, &colours) == 0,
      // Inks need a profile, which browsers apply.
      colours == TJCS_RGB.rawValue || colours == TJCS_YCbCr.rawValue
        || colours == TJCS_GRAY.rawValue
    else { return nil }
    func scaled(_ length: Int32, _ eighths: Int) -> Int { (Int(length) * eighths + 7) / 8 }
    let eighths = (1...8).first { scaled(min(width, height), $0) >= side } ?? 8
    let (smaller, lower) = (scaled(width, eighths), scaled(height, eighths))
    self.init(width: smaller, height: lower) { bytes in
      let result = tjDecompress2(
        decoder, data, UInt(data.count), bytes.baseAddress, Int32(smaller), 0, Int32(lower),
        TJPF_RGBA.rawValue, TJFLAG_LIMITSCANS)
      // Browsers too show a picture with minor faults.
      return result == 0 || tjGetErrorCode(decoder) == TJERR_WARNING.rawValue
    }
  }

  /// A PNG of any kind.
  init?(png data: [UInt8]) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    guard png_image_begin_read_from_memory(&image, data, data.count) != 0 else { return nil }
    defer { png_image_free(&image) }
    image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    self.init(width: Int(image.width), height: Int(image.height)) { bytes in
      png_image_finish_read(&image, nil, bytes.baseAddress, 0, nil) != 0
    }
  }

  /// A WebP that does not move.
  init?(webP data: [UInt8]) {
    var (width, height): (Int32, Int32) = (0, 0)
    guard WebPGetInfo(data, data.count, &width, &height) != 0 else { return nil }
    self.init(width: Int(width), height: Int(height)) { bytes in
      WebPDecodeRGBAInto(data, data.count, bytes.baseAddress, bytes.count, width * 4) != nil
    }
  }
}
