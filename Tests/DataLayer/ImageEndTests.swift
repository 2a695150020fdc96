// Pictures whose end is cut off.
import AppTesting
import Foundation
import Limits
import Testing

@testable import DataLayer
@testable import HTTPRequests
@testable import PhotoCache

@Suite("The end of a picture", .timeLimit(.minutes(10)))
struct ImageEndTests {
  /// Whole pictures of each format, as small as they can be.
  static let whole: [(ImageFormat, [UInt8])] = [
    (.jpeg, jpegBytes),
    (.png, pngBytes),
    (.gif, gifBytes),
    (.webp, Array("RIFF".utf8) + [12, 0, 0, 0] + Array("WEBPVP8L".utf8) + [0, 0, 0, 0]),
    (.avif, box("ftyp", Array("avif".utf8)) + box("mdat", [1, 2, 3])),
  ]

  @Test(
    "A whole picture is whole, also with data after its end; no beginning of it is",
    arguments: whole)
  func cuts(_ format: ImageFormat, _ bytes: [UInt8]) {
    #expect(format.isWhole(Data(bytes)))
    #expect(format.isWhole((Data("xx".utf8) + bytes).dropFirst(2)))
    if format != .avif { #expect(format.isWhole(Data(bytes + [0, 0xFF, 0xD9, 7]))) }
    // Every box of an AVIF is whole by itself, and so is a file of the first.
    for length in 0..<bytes.count where format != .avif || length != 12 {
      #expect(!format.isWhole(Data(bytes.prefix(length))), "\(format) of \(length) bytes")
    }
  }

  @Test("The end of a thumbnail is not the end of its JPEG, and neither is one before a scan")
  func thumbnail() {
    let thumbnail: [UInt8] = [0xFF, 0xE1, 0, 6, 0xFF, 0xD9, 0xFF, 0xD9]
    let head: [UInt8] = [0xFF, 0xD8] + thumbnail
    #expect(!ImageFormat.jpeg.isWhole(Data(head + [0xFF, 0xDA, 0, 2, 1, 2, 3])))
    #expect(!ImageFormat.jpeg.isWhole(Data([0xFF, 0xD8, 0xFF, 0xD9])))
    #expect(ImageFormat.jpeg.isWhole(Data(head + [0xFF, 0xDA, 0, 2, 1, 2, 3, 0xFF, 0xD9])))
  }

  @Test("A box without a length reaches to the end, one with a long length is read")
  func boxes() {
    let head = Self.box("ftyp", Array("avif".utf8))
    let long = [0, 0, 0, 1] + Array("mdat".utf8) + [0, 0, 0, 0, 0, 0, 0, 17, 9]
    #expect(ImageFormat.avif.isWhole(Data(head + [0, 0, 0, 0] + Array("mdat".utf8) + [1])))
    #expect(ImageFormat.avif.isWhole(Data(head + long)))
    #expect(!ImageFormat.avif.isWhole(Data(head + long.dropLast())))
    let huge = [UInt8](repeating: 255, count: 8)
    #expect(!ImageFormat.avif.isWhole(Data(head + [0, 0, 0, 1] + Array("mdat".utf8) + huge)))
  }

  @Test("Random bytes after any beginning are read alike wherever they lie in memory")
  func noise() {
    var random = SeededRandom(seed: 500)
    for (format, bytes) in Self.whole {
      for _ in 0..<500 {
        let count = Int.random(in: 0..<200, using: &random)
        let noise = (0..<count).map { _ in UInt8.random(in: 0...255, using: &random) }
        let kept = Int.random(in: 0...bytes.count, using: &random)
        let data = Data(bytes.prefix(kept) + noise)
        let slice = (Data("xx".utf8) + data).dropFirst(2)
        #expect(format.isWhole(slice) == format.isWhole(data), "\(format): \(Array(data))")
      }
    }
  }

  // Bug: a JPEG whose end was cut off was kept as a good photo.
  @Test("A picture that was cut off is not kept, and is asked for again after a pause")
  func notKept() async throws {
    let host = ImageHost()
    let clock = TestClock()
    let cache = ImageCache(
      folder: nil, client: HTTPClient(transport: host, clock: clock, random: { 0 }), clock: clock)
    host.put("/1", jpeg().dropLast(2))
    await #expect(throws: ImageError.cutOff) { try await cache.image(at: photo("/1")) }
    await #expect(throws: ImageError.broken(retryIn: .seconds(60))) {
      try await cache.image(at: photo("/1"))
    }
    host.put("/1", jpeg())
    clock.advance(by: .seconds(60))
    #expect(try await cache.image(at: photo("/1")).data == jpeg())
    #expect(host.asked == ["/1", "/1"])
  }

  private static let jpegBytes: [UInt8] =
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xDA, 0, 4, 1, 2]
    + [9, 9, 0xFF, 0, 9, 0xFF, 0xD0, 9, 0xFF, 0xC4, 0, 3, 7, 0xFF, 0xFF, 0xDA, 0, 2, 9]
    + [0xFF, 0xD9]

  private static let pngBytes: [UInt8] =
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 1] + Array("IDAT".utf8) + [1, 0, 0, 0, 0]
    + [0, 0, 0, 0] + Array("IEND".utf8) + [0xAE, 0x42, 0x60, 0x82]

  private static let gifBytes: [UInt8] =
    Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 1, 2, 3, 4, 5, 6]
    + [0x21, 0xF9, 4, 0, 0, 0, 0, 0] + [0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0x80, 1, 2, 3, 4, 5, 6]
    + [2, 2, 0x4C, 1, 0] + [0x3B]

  private static func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
    [0, 0, 0, UInt8(8 + content.count)] + Array(name.utf8) + content
  }
}
