// Reads the type and the size of an encoded picture from its first bytes.
package import Foundation

/// The facts in the head of an encoded picture. The bytes may be anybody's: nothing is read beyond
/// them, and no number of theirs is used without a check.
package struct EncodedPicture: Hashable, Sendable {
  /// The media type, such as `image/png`.
  package let type: String
  /// The number of pixels from side to side.
  package let width: Int
  /// The number of pixels from top to bottom.
  package let height: Int

  /// The most bytes that are searched for the size of a JPEG.
  private static let searched = 1 << 20

  /// Reads PNG, JPEG, GIF and WebP; nil for anything else and for pictures without pixels.
  package init?(_ data: Data) {
    let bytes = [UInt8](data.prefix(Self.searched))
    func number(_ start: Int, _ count: Int, littleEndian: Bool = false) -> Int? {
      guard start >= 0, start + count <= bytes.count else { return nil }
      let part = bytes[start..<start + count]
      return (littleEndian ? Array(part.reversed()) : Array(part)).reduce(0) { $0 << 8 | Int($1) }
    }
    func says(_ text: String, at start: Int) -> Bool {
      bytes.dropFirst(start).starts(with: text.utf8)
    }
    let found: (type: String, width: Int?, height: Int?)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      found = ("image/png", number(16, 4), number(20, 4))
    } else if says("GIF8", at: 0) {
      found = (
        "image/gif", number(6, 2, littleEndian: true), number(8, 2, littleEndian: true)
      )
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      let start = Self.frame(bytes)
      found = (
        "image/jpeg", start.flatMap { number($0 + 7, 2) }, start.flatMap { number($0 + 5, 2) }
      )
    } else if says("RIFF", at: 0), says("WEBP", at: 8) {
      func short(_ start: Int) -> Int? { number(start, 2, littleEndian: true).map { $0 & 0x3FFF } }
      func long(_ start: Int) -> Int? { number(start, 3, littleEndian: true).map { $0 + 1 } }
      let packed = number(21, 4, littleEndian: true) ?? 0
      found =
        says("VP8X", at: 12)
        ? ("image/webp", long(24), long(27))
        : says("VP8L", at: 12)
          ? ("image/webp", packed & 0x3FFF + 1, packed >> 14 & 0x3FFF + 1)
          : ("image/webp", short(26), short(28))
    } else {
      return nil
    }
    guard let width = found.width, let height = found.height, width > 0, height > 0,
      width < 1 << 20, height < 1 << 20
    else { return nil }
    (type, self.width, self.height) = (found.type, width, height)
  }

  /// The place of the marker that starts the frame of a JPEG.
  private static func frame(_ bytes: [UInt8]) -> Int? {
    var place = 2
    while place + 9 <= bytes.count, bytes[place] == 0xFF {
      let marker = bytes[place + 1]
      let isFrame = (0xC0...0xCF).contains(marker) && ![0xC4, 0xC8, 0xCC].contains(marker)
      if isFrame { return place }
      place += 2 + max(2, Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
    }
    return nil
  }
}
