// Thumbnails of real pictures, upright and in their colours; none of what cannot be decoded safely.
import Foundation
import Testing

@testable import Thumbnails

/// A picture whose left half is red and whose right half is blue, with so much opacity.
func halves(_ width: Int, _ height: Int, alpha: UInt8 = 255) -> Bitmap {
  Bitmap(width: width, height: height) { bytes in
    for pixel in 0..<width * height {
      let isLeft = pixel % width < width / 2
      let colour: [UInt8] = isLeft ? [255, 0, 0, alpha] : [0, 0, 255, alpha]
      for channel in 0..<4 { bytes[pixel * 4 + channel] = colour[channel] }
    }
    return true
  }!
}

/// A JPEG segment or its marker's number and contents.
private func segment(_ marker: UInt8, _ text: String, _ rest: [UInt8]) -> [UInt8] {
  let length = text.utf8.count + rest.count + 2
  return [0xFF, marker, UInt8(length >> 8), UInt8(length & 0xFF)] + Array(text.utf8) + rest
}

/// The Exif of a camera that was held in some way.
private func exif(_ orientation: UInt8, isLittle: Bool) -> [UInt8] {
  let little: [UInt8] =
    [0x49, 0x49, 42, 0, 8, 0, 0, 0, 1, 0] + [0x12, 0x01, 3, 0, 1, 0, 0, 0, orientation, 0, 0, 0]
  let big: [UInt8] =
    [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1] + [0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, orientation, 0, 0]
  return isLittle ? little : big
}

@Suite("Thumbnails", .timeLimit(.minutes(5))) struct BitmapTests {
  /// The decoded picture of a format; nil for another one.
  private func decoded(_ data: [UInt8]?) -> Bitmap? {
    guard let data else { return nil }
    return Bitmap(jpeg: data, side: .max) ?? Bitmap(png: data) ?? Bitmap(webP: data)
  }

  /// The colour at a place, "red" or "blue" as far as a lossy format keeps it.
  private func colour(_ bitmap: Bitmap, _ x: Int, _ y: Int) -> String {
    let place = (y * bitmap.width + x) * 4
    return bitmap.bytes[place] > 180 ? "red" : bitmap.bytes[place + 2] > 180 ? "blue" : "other"
  }

  @Test("The shorter side gets the pixels, the ratio stays, and nothing is enlarged")
  func sizes() {
    func size(_ width: Int, _ height: Int, _ side: Int) -> [Int]? {
      Bitmap.size(of: width, height, shorter: side).map { [$0.width, $0.height] }
    }
    #expect(size(8_000, 6_000, 192) == [256, 192])
    #expect(size(600, 800, 96) == [96, 128])
    #expect(size(560, 560, 256) == [256, 256])
    #expect(size(560, 560, 560) == nil && size(90, 900, 96) == nil)
    // A strip would stay long.
    #expect(size(9_000, 1_000, 96) == nil)
  }

  @Test("Each format becomes WebP, or what all browsers take", arguments: ["jpeg", "png", "webP"])
  func formats(_ format: String) throws {
    let picture = halves(640, 480)
    let made = format == "jpeg" ? picture.jpeg() : format == "png" ? picture.png() : picture.webP()
    let data = try #require(made)
    for asWebP in [true, false] {
      let thumbnail = Bitmap.thumbnail(of: data, side: 96, asWebP: asWebP)
      // A few bytes of WebP are smaller than any other format.
      guard let thumbnail else {
        #expect(format != "jpeg" && !asWebP)
        continue
      }
      #expect(thumbnail.starts(with: asWebP ? Array("RIFF".utf8) : [0xFF, 0xD8]))
      let bitmap = try #require(decoded(thumbnail))
      #expect(bitmap.width == 128 && bitmap.height == 96)
      #expect(colour(bitmap, 20, 48) == "red" && colour(bitmap, 108, 48) == "blue")
    }
  }

  @Test("What is transparent stays so, in WebP and in PNG")
  func alpha() throws {
    let data = try #require(halves(400, 400, alpha: 100).png())
    for asWebP in [true, false] {
      let made = decoded(Bitmap.thumbnail(of: data, side: 192, asWebP: asWebP))
      let bitmap = try #require(made)
      #expect(!bitmap.isOpaque)
      #expect(abs(Int(bitmap.bytes[3]) - 100) < 8)
    }
  }

  @Test("A photo of a turned camera becomes upright", arguments: 1...8, [true, false])
  func orientation(_ orientation: Int, isLittle: Bool) throws {
    var data = try #require(halves(400, 200).jpeg())
    data.insert(
      contentsOf: segment(0xE1, "Exif\0\0", exif(UInt8(orientation), isLittle: isLittle)), at: 2)
    #expect(PictureMetadata(jpeg: data).orientation == orientation)
    let bitmap = try #require(decoded(Bitmap.thumbnail(of: data, side: 96, asWebP: true)))
    let isTall = orientation >= 5
    #expect(bitmap.width == (isTall ? 96 : 192) && bitmap.height == (isTall ? 192 : 96))
    let first = colour(bitmap, 10, 10)
    let last = colour(bitmap, bitmap.width - 10, bitmap.height - 10)
    // Where the camera's left was: left, right, right, left; then top, top, bottom, bottom.
    let isFirst = [1, 4, 5, 6].contains(orientation)
    #expect(first == (isFirst ? "red" : "blue"))
    #expect(last == (isFirst ? "blue" : "red"))
  }

  @Test("A profile of other colours stays with a JPEG; that of the web is left out")
  func profiles() throws {
    let plain = try #require(halves(400, 400).jpeg())
    func with(_ name: String) -> [UInt8] {
      let segment = segment(0xE2, "ICC_PROFILE\0", [1, 1] + Array("desc\(name)".utf8))
      return plain.prefix(2) + segment + plain.dropFirst(2)
    }
    for asWebP in [true, false] {
      let wide = try #require(
        Bitmap.thumbnail(of: with("Display P3"), side: 96, asWebP: asWebP))
      #expect(wide.starts(with: [0xFF, 0xD8, 0xFF, 0xE2]))
      let profile = PictureMetadata(jpeg: with("Display P3")).profile
      #expect(PictureMetadata(jpeg: wide).profile == profile)
      #expect(decoded(wide)?.width == 96)
    }
    let usual = try #require(Bitmap.thumbnail(of: with("sRGB IEC"), side: 96, asWebP: true))
    #expect(usual.starts(with: Array("RIFF".utf8)))
    #expect(PictureMetadata(jpeg: with("s\0R\0G\0B\0")).hasOwnColours == false)
  }

  @Test("What moves, is small, has too many pixels, or is no picture has no thumbnail")
  func none() throws {
    let picture = halves(200, 200)
    let (jpeg, png) = (try #require(picture.jpeg()), try #require(picture.png()))
    var moving = png
    moving.insert(contentsOf: [0, 0, 0, 0] + Array("acTL".utf8) + [0, 0, 0, 0], at: 33)
    // The header of a picture of 900 million pixels.
    var bomb = png
    bomb.replaceSubrange(16..<24, with: [0, 0, 0x75, 0x30, 0, 0, 0x75, 0x30])
    let gif = Array("GIF89a".utf8) + [UInt8](repeating: 0, count: 40)
    for data in [moving, bomb, gif, [], [0xFF, 0xD8], Array("RIFFxxxxWEBP".utf8)] {
      #expect(Bitmap.thumbnail(of: data, side: 96, asWebP: true) == nil)
    }
    #expect(Bitmap.thumbnail(of: jpeg, side: 256, asWebP: true) == nil)
    #expect(PictureMetadata(png: moving).isAnimated)
  }

  @Test("Whatever is cut off or changed is refused or decoded, and never read beyond its end")
  func damaged() throws {
    let picture = halves(320, 240)
    for data in [picture.jpeg(), picture.png(), picture.webP()].compactMap(\.self) {
      for length in stride(from: 0, to: data.count, by: max(1, data.count / 40)) {
        _ = Bitmap.thumbnail(of: Array(data.prefix(length)), side: 96, asWebP: true)
        var changed = data
        changed[length] ^= 0xFF
        _ = Bitmap.thumbnail(of: changed, side: 96, asWebP: true)
      }
    }
  }

  @Test("A request survives its way, and one for too much is refused")
  func requests() {
    let request = ThumbnailRequest(side: 256, asWebP: true, count: 70_000)
    #expect(request.bytes.count == ThumbnailRequest.length)
    #expect(ThumbnailRequest(request.bytes) == request)
    let large = ThumbnailRequest(side: 1, asWebP: false, count: ThumbnailRequest.mostBytes + 1)
    #expect(ThumbnailRequest(large.bytes) == nil && ThumbnailRequest([1, 2]) == nil)
  }
}
