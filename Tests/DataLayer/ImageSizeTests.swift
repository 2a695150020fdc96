// The number of pixels that the head of a picture states, and the bound on it.
import AppTesting
import Foundation
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Pixels of a picture", .timeLimit(.minutes(10)))
struct ImageSizeTests {
  /// Heads of pictures of 640 × 480, and of each format.
  static let heads: [(ImageFormat, [UInt8])] = [
    (.png, png(width: [0, 0, 2, 128], height: [0, 0, 1, 224])),
    (.gif, Array("GIF89a".utf8) + [128, 2, 224, 1]),
    (.jpeg, [0xFF, 0xD8] + segment(0xE0, 14) + segment(0xC4, 9) + frame(0xC0)),
    // A progressive one, after two large segments and fill bytes.
    (.jpeg, [0xFF, 0xD8] + segment(0xE1, 65_000) + segment(0xE2, 65_000) + [0xFF] + frame(0xC2)),
    (.webp, webP("VP8 ") + [0, 0, 0, 0x9D, 0x01, 0x2A, 128, 0x42, 224, 1]),
    // 639 and 479, in 14 bits each.
    (.webp, webP("VP8L") + [0x2F, 0x7F, 0xC2, 0x77, 0]),
    (.webp, webP("VP8X") + [0, 0, 0, 0, 127, 2, 0, 223, 1, 0]),
  ]

  @Test("The head of each format states its width and height", arguments: heads)
  func sizes(_ format: ImageFormat, _ head: [UInt8]) {
    #expect(format.pixelCount(of: Data(head)) == 640 * 480)
    #expect(format.pixelCount(of: (Data("xx".utf8) + head).dropFirst(2)) == 640 * 480)
  }

  @Test("A head that ends early states nothing and is read without a crash", arguments: heads)
  func cut(_ format: ImageFormat, _ head: [UInt8]) {
    for length in 0..<min(head.count, 60) {
      #expect(format.pixelCount(of: Data(head.prefix(length))) == nil)
    }
  }

  @Test("A JPEG that leads nowhere is read without a crash")
  func nowhere() {
    for bytes in [[0xFF, 0xD8, 0xFF, 0xE0, 0, 0], [0xFF, 0xD8, 1, 2, 3, 4], [0xFF, 0xD8]] {
      #expect(ImageFormat.jpeg.pixelCount(of: Data(bytes.map(UInt8.init))) == nil)
    }
    #expect(ImageFormat.jpeg.pixelCount(of: Data(repeating: 0xFF, count: 100_000)) == nil)
  }

  // Bug: a PNG of 74 bytes that states 60,000 × 60,000 was served, and readers had to decode it.
  @Test("A picture of more than 50 megapixels is broken and is not asked for again at once")
  func tooLarge() async throws {
    let host = ImageHost()
    let huge = Data(Self.png(width: [0, 0, 0xEA, 0x60], height: [0, 0, 0xEA, 0x60]))
    let end = [UInt8](repeating: 0, count: 13) + Array("IEND".utf8) + [0, 0, 0, 0]
    let most = Data(Self.png(width: [0, 0, 0x13, 0x88], height: [0, 0, 0x27, 0x10]) + end)
    let endless = Data(Self.png(width: [255, 255, 255, 255], height: [255, 255, 255, 255]))
    host.put("/huge", huge, type: "image/png")
    host.put("/most", most, type: "image/png")
    host.put("/endless", endless, type: "image/png")
    let clock = TestClock()
    let cache = ImageCache(
      folder: nil, client: HTTPClient(transport: host, clock: clock, random: { 0 }), clock: clock)
    for path in ["/huge", "/endless"] {
      await #expect(throws: ImageError.tooManyPixels) { try await cache.image(at: photo(path)) }
      await #expect(throws: ImageError.broken(retryIn: .seconds(60))) {
        try await cache.image(at: photo(path))
      }
    }
    #expect(try await cache.image(at: photo("/most")).data == most)
    #expect(host.asked == ["/huge", "/endless", "/most"])
  }

  private static func png(width: [UInt8], height: [UInt8]) -> [UInt8] {
    [0x89] + Array("PNG\r\n\u{1A}\n".utf8) + [0, 0, 0, 13] + Array("IHDR".utf8) + width + height
  }

  private static func webP(_ chunk: String) -> [UInt8] {
    Array("RIFF....WEBP".utf8) + Array(chunk.utf8) + [0, 0, 0, 0]
  }

  private static func segment(_ marker: UInt8, _ length: Int) -> [UInt8] {
    [0xFF, marker, UInt8(length >> 8), UInt8(length & 255)]
      + [UInt8](repeating: 0xC0, count: length - 2)
  }

  private static func frame(_ marker: UInt8) -> [UInt8] {
    [0xFF, marker, 0, 17, 8, 1, 224, 2, 128]
  }
}
