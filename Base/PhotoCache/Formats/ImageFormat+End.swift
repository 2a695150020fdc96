// The check that a picture is complete: it has the end that its format requires.
import Foundation

extension ImageFormat {
  /// Whether the picture has its end. A truncated one would be shown as half a picture permanently.
  ///
  /// Data after the end is ignored, because some cameras and editors append some.
  func isWhole(_ data: Data) -> Bool {
    data.withUnsafeBytes { bytes in
      switch self {
      case .jpeg: Self.jpegHasEnd(bytes)
      case .png: Self.pngHasEnd(bytes)
      case .gif: Self.gifHasEnd(bytes)
      case .webp: bytes.count >= 12 && bytes.count - 8 >= Self.little(bytes, at: 4)
      case .avif: Self.boxesAreWhole(bytes)
      }
    }
  }

  /// Whether an end-of-image marker follows the start of a scan (ITU-T T.81, B.1.1.3). It cannot
  /// occur within a scan, and a thumbnail's end is in an earlier segment.
  private static func jpegHasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 2
    var isInScan = false
    while at + 1 < bytes.count {
      guard bytes[at] == 0xFF else {
        guard isInScan, let next = next(0xFF, in: bytes, from: at) else { return false }
        at = next
        continue
      }
      switch bytes[at + 1] {
      case 0xD9: return isInScan
      case 0xFF: at += 1
      // A stuffed byte or a restart marker of a scan, and markers without a length.
      case 0x00, 0x01, 0xD0...0xD8: at += 2
      case let marker:
        guard at + 4 <= bytes.count else { return false }
        if marker == 0xDA { isInScan = true }
        at += 2 + max(2, Int(bytes[at + 2]) << 8 | Int(bytes[at + 3]))
      }
    }
    return false
  }

  /// Whether there is a chunk IEND (PNG, 11.2.5).
  private static func pngHasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 8
    while at + 12 <= bytes.count {
      let length =
        Int(bytes[at]) << 24 | Int(bytes[at + 1]) << 16 | Int(bytes[at + 2]) << 8
        | Int(bytes[at + 3])
      if bytes[at + 4..<at + 8].elementsEqual("IEND".utf8) { return true }
      at += 12 + length
    }
    return false
  }

  /// Whether the trailer follows complete blocks (GIF89a, 27).
  private static func gifHasEnd(_ bytes: UnsafeRawBufferPointer) -> Bool {
    func tableLength(_ flags: UInt8) -> Int { flags & 0x80 == 0 ? 0 : 3 << (Int(flags & 7) + 1) }
    guard bytes.count > 13 else { return false }
    var at = 13 + tableLength(bytes[10])
    while at < bytes.count {
      switch bytes[at] {
      case 0x3B: return true
      case 0x21: at += 2
      case 0x2C:
        guard at + 10 < bytes.count else { return false }
        at += 11 + tableLength(bytes[at + 9])
      default: return false
      }
      // Sub-blocks, each with its length; the last has none.
      while at < bytes.count, bytes[at] != 0 { at += 1 + Int(bytes[at]) }
      at += 1
    }
    return false
  }

  /// Whether the boxes end where the file does (ISO/IEC 14496-12, 4.2).
  private static func boxesAreWhole(_ bytes: UnsafeRawBufferPointer) -> Bool {
    var at = 0
    while at + 8 <= bytes.count {
      var length = 0
      for place in at..<at + 4 { length = length << 8 | Int(bytes[place]) }
      // The last box may extend to the end without a length.
      if length == 0 { return true }
      if length == 1 {
        guard at + 16 <= bytes.count else { return false }
        length = 0
        for place in at + 8..<at + 16 {
          length = (length & 0xFF_FFFF_FFFF) << 8 | Int(bytes[place])
        }
      }
      guard length >= 8, length <= bytes.count - at else { return false }
      at += length
    }
    return at > 0 && at == bytes.count
  }

  private static func little(_ bytes: UnsafeRawBufferPointer, at place: Int) -> Int {
    bytes[place..<place + 4].reversed().reduce(0) { $0 << 8 | Int($1) }
  }

  /// The next index of a byte, found by the system's fast search.
  private static func next(
    _ byte: UInt8, in bytes: UnsafeRawBufferPointer, from place: Int
  ) -> Int? {
    guard let base = bytes.baseAddress else { return nil }
    return memchr(base + place, Int32(byte), bytes.count - place).map {
      base.distance(to: UnsafeRawPointer($0))
    }
  }
}
