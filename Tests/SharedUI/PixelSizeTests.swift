// Which sizes of a photo are decoded for which frames.
import Foundation
import SwiftUI
import Testing

@testable import SharedUI

@Suite("Sizes of photos in pixels")
struct PixelSizeTests {
  @Test(
    "A side is rounded up to a power of two or one and a half of it",
    arguments: [
      (1, 64), (64, 64), (65, 96), (96, 96), (97, 128), (228, 256), (257, 384), (1170, 1536),
      (4096, 4096), (9000, 4096),
    ] as [(CGFloat, Int)])
  func rounding(pixels: CGFloat, side: Int) {
    #expect(PixelSize.roundedUp(pixels) == side)
  }

  @Test("A frame that grows from a row to a whole screen asks for six sizes")
  func growing() {
    let sizes = (76...390).map { side in
      PixelSize(frame: CGSize(width: side, height: side), scale: 3)
    }
    #expect(Set(sizes).count == 6)
    #expect(sizes.first == PixelSize(width: 256, height: 256))
    #expect(sizes.last == PixelSize(width: 1536, height: 1536))
  }

  @Test(
    "A frame without an area asks for nothing",
    arguments: [
      CGSize.zero, CGSize(width: 100, height: 0), CGSize(width: CGFloat.infinity, height: 10),
      CGSize(width: CGFloat.nan, height: 10),
    ])
  func empty(frame: CGSize) {
    #expect(PixelSize(frame: frame, scale: 2) == nil)
  }

  @Test(
    "A photo is decoded as large as it fills the frame, and never larger than it is",
    arguments: [
      // A wide photo in a square is as high as the square.
      (256, 256, 1600, 800, 512), (256, 256, 800, 1600, 512), (1536, 1024, 3000, 2000, 1536),
      (1536, 1536, 600, 400, 600), (256, 256, 0, 0, 0),
    ])
  func longSide(width: Int, height: Int, photoWidth: Int, photoHeight: Int, side: Int) {
    let photo = PixelSize(width: photoWidth, height: photoHeight)
    #expect(PixelSize(width: width, height: height).longSide(filledBy: photo) == side)
  }

  @Test("A photo that lies on its side in the file stands upright", arguments: 1...8)
  func orientation(orientation: Int) {
    let size = PixelSize(fileWidth: 400, fileHeight: 300, orientation: orientation)
    let isTurned = orientation >= 5
    #expect(size == PixelSize(width: isTurned ? 300 : 400, height: isTurned ? 400 : 300))
  }

  @Test("A decoded photo serves frames of its size and smaller ones")
  func serving() {
    let decoded = PixelSize(width: 384, height: 256)
    #expect(decoded.serves(decoded))
    #expect(decoded.serves(PixelSize(width: 64, height: 64)))
    #expect(!decoded.serves(PixelSize(width: 256, height: 384)))
  }
}
