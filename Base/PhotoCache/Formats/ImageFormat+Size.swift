// The number of a picture's pixels, read from its header.
import Foundation

extension ImageFormat {
  /// The most pixels of a picture; more count as broken. 50 megapixels take 200 MB in a browser.
  static let mostPixels = 50_000_000

  /// Width times height, as stated in the picture's header.
  ///
  /// Nil when the header does not state them, and for AVIF, whose sizes are in nested boxes.
  func pixelCount(of data: Data) -> Int? {
    data.withUnsafeBytes { bytes in
      let size: (width: Int, height: Int)? =
        switch self {
        case .png: Self.pair(bytes, at: 16, length: 4, isBigEndian: true)
        case .gif: Self.pair(bytes, at: 6, length: 2, isBigEndian: false)
        case .webp: Self.webPSize(bytes)
        case .jpeg: Self.jpegSize(bytes)
        case .avif: nil
        }
      // Neither side has more than 32 bits, so the product of the limited sides fits.
      return size.map { min($0.width, 1 << 31) * min($0.height, 1 << 31) }
    }
  }

  /// The size in the frame header of a JPEG (ITU-T T.81, B.2.2); other segments are skipped.
  private static func jpegSize(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    var at = 2
    while at + 4 <= bytes.count, bytes[at] == 0xFF {
      let marker = bytes[at + 1]
      // Any number of fill bytes may precede a marker.
      if marker == 0xFF {
        at += 1
        continue
      }
      // C4, C8 and CC are no frame headers although they are in this range.
      if 0xC0...0xCF ~= marker, ![0xC4, 0xC8, 0xCC].contains(marker) {
        return pair(bytes, at: at + 5, length: 2, isBigEndian: true)
          .map { (width: $0.height, height: $0.width) }
      }
      let length = number(bytes, at: at + 2, length: 2, isBigEndian: true) ?? 0
      if length < 2 { return nil }
      at += 2 + length
    }
    return nil
  }

  /// The size in the first chunk of a WebP (RFC 9649): lossy, lossless or extended.
  private static func webPSize(_ bytes: UnsafeRawBufferPointer) -> (width: Int, height: Int)? {
    guard bytes.count >= 16 else { return nil }
    switch String(decoding: bytes[12..<16], as: UTF8.self) {
    case "VP8 ":
      return pair(bytes, at: 26, length: 2, isBigEndian: false)
        .map { ($0.width & 0x3FFF, $0.height & 0x3FFF) }
    case "VP8L":
      return number(bytes, at: 21, length: 4, isBigEndian: false)
        .map { (($0 & 0x3FFF) + 1, ($0 >> 14 & 0x3FFF) + 1) }
    case "VP8X":
      return pair(bytes, at: 24, length: 3, isBigEndian: false)
        .map { ($0.width + 1, $0.height + 1) }
    default: return nil
    }
  }

  /// Two consecutive numbers.
  private static func pair(
    _ bytes: UnsafeRawBufferPointer, at place: Int, length: Int, isBigEndian: Bool
  ) -> (width: Int, height: Int)? {
    guard let width = number(bytes, at: place, length: length, isBigEndian: isBigEndian),
      let height = number(bytes, at: place + length, length: length, isBigEndian: isBigEndian)
    else { return nil }
    return (width, height)
  }

  private static func number(
    _ bytes: UnsafeRawBufferPointer, at place: Int, length: Int, isBigEndian: Bool
  ) -> Int? {
    guard place + length <= bytes.count else { return nil }
    let digits = bytes[place..<place + length]
    return isBigEndian
      ? digits.reduce(0) { $0 << 8 | Int($1) } : digits.reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
