// The parts of the picture cache: formats, file names and order of use.
import Foundation
import Limits
import Testing

@testable import DataLayer
@testable import PhotoCache

@Suite("Parts of the image cache")
struct ImagePartsTests {
  @Test(
    "Kinds are told by their first bytes",
    arguments: [
      ([0xFF, 0xD8, 0xFF, 0xE0], .jpeg), ([0x89] + Array("PNG\r\n\u{1A}\n".utf8), .png),
      (Array("GIF89a....".utf8), .gif), (Array("GIF87a....".utf8), .gif),
      (Array("RIFF....WEBPVP8 ".utf8), .webp), (Array("RIFF....WAVE".utf8), nil),
      (Array("....ftypavif....".utf8), .avif), (Array("....ftypmif1....avifmiaf".utf8), .avif),
      (Array("....ftypisom....mp41".utf8), nil), (Array("<svg/>".utf8), nil), ([], nil),
      ([0xFF, 0xD8], nil), (Array("....ftyp".utf8), nil),
    ] as [([UInt8], ImageFormat?)])
  func kinds(_ bytes: [UInt8], _ format: ImageFormat?) {
    #expect(ImageFormat(sniffing: Data(bytes)) == format)
  }

  @Test("A slice of data is read from its own start")
  func slice() {
    #expect(ImageFormat(sniffing: (Data("xx".utf8) + jpeg()).dropFirst(2)) == .jpeg)
  }

  @Test("A file's name has everything about it")
  func names() throws {
    let file = ImageFile(key: SHA256Digest.hex("a"), data: jpeg(), format: .jpeg)
    #expect(ImageFile(name: file.name) == file)
    let digest = SHA256Digest.hex("b")
    for bad in [
      "x", "..png", "\(digest).\(digest).5.exe", "\(digest).\(digest).-5.png",
      "\(digest).\(digest).png", "\(digest.uppercased()).\(digest).5.png", "\(digest).zz.5.png",
    ] {
      #expect(ImageFile(name: bad) == nil, "\(bad)")
    }
  }

  @Test("The list in order of use agrees with a plain model through a thousand random steps")
  func recency() {
    var random = SeededRandom(seed: 7)
    var list = LRUList<Int, Int>()
    var model: [(key: Int, value: Int)] = []
    for step in 0..<1_000 {
      let key = Int.random(in: 0..<12, using: &random)
      let known = model.first { $0.key == key }?.value
      switch Int.random(in: 0..<5, using: &random) {
      case 0, 1:
        list.insert(key, step, weight: key)
        model.removeAll { $0.key == key }
        model.append((key, step))
      case 2:
        #expect(list.use(key) == known)
        model.removeAll { $0.key == key }
        if let known { model.append((key, known)) }
      case 3:
        #expect(list.remove(key) == known)
        model.removeAll { $0.key == key }
      default:
        let oldest = list.removeOldest()
        #expect(oldest?.key == model.first?.key)
        if !model.isEmpty { model.removeFirst() }
      }
      #expect(list.count == model.count)
      #expect(list.weight == model.reduce(0) { $0 + $1.key })
    }
  }
}
