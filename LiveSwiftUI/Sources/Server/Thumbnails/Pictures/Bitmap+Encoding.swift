// Pictures encoded by the libraries of their formats.
import CPNG
import CTurboJPEG
import CWebP

extension Bitmap {
  /// The qualities of 0 to 100. At the size at which it is drawn, less of a picture is seen than in
  /// full: 75 would take a sixth more.
  private static let (webPQuality, jpegQuality) = (Float(60), Int32(75))

  /// The picture as WebP, with what is transparent.
  func webP() -> [UInt8]? {
    var encoded: UnsafeMutablePointer<UInt8>?
    let count = WebPEncodeRGBA(
      bytes, Int32(width), Int32(height), Int32(width * 4), Self.webPQuality, &encoded)
    defer { WebPFree(encoded) }
    return encoded.flatMap { count > 0 ? Array(UnsafeBufferPointer(start: $0, count: count)) : nil }
  }

  /// The picture as JPEG, which has no transparency.
  func jpeg() -> [UInt8]? {
    guard let encoder = tjInitCompress() else { return nil }
    defer { tjDestroy(encoder) }
    var encoded: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    let result = tjCompress2(
      encoder, bytes, Int32(width), 0, Int32(height), TJPF_RGBA.rawValue, &encoded, &count,
      Int32(TJSAMP_420.rawValue), Self.jpegQuality, TJFLAG_PROGRESSIVE)
    defer { tjFree(encoded) }
    guard result == 0, let encoded else { return nil }
    return Array(UnsafeBufferPointer(start: encoded, count: Int(count)))
  }

  /// The picture as PNG, with what is transparent.
  func png() -> [UInt8]? {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    (image.width, image.height) = (png_uint_32(width), png_uint_32(height))
    image.format = PNG_FORMAT_FLAG_COLOR | PNG_FORMAT_FLAG_ALPHA
    // More than a picture that cannot be compressed needs.
    var count = bytes.count + bytes.count / 8 + height + 10_000
    var encoded = [UInt8](repeating: 0, count: count)
    guard png_image_write_to_memory(&image, &encoded, &count, 0, bytes, 0, nil) != 0 else {
      return nil
    }
    return Array(encoded.prefix(count))
  }
}
