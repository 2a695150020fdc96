// Decoding of photos at the displayed size, and a cache of decoded ones.
#if canImport(ImageIO)
  import CoreGraphics
  import Foundation
  import ImageIO

  /// A decoded photo, and the frame that it was decoded for.
  ///
  /// `@unchecked`: CGImage is immutable, but only Apple's newer systems declare it Sendable.
  final class DecodedPicture: @unchecked Sendable {
    let image: CGImage
    let frame: PixelSize

    private init(image: CGImage, frame: PixelSize) {
      self.image = image
      self.frame = frame
    }

    /// Its size in memory, in bytes.
    var cost: Int { image.bytesPerRow * image.height }

    /// Decodes a photo once, upright, off the main actor, with no more pixels than `frame` shows.
    /// Nil for bytes that are no photo.
    @concurrent static func decoding(
      _ data: Data, filling frame: PixelSize
    ) async -> DecodedPicture? {
      let undecoded: [CFString: Any] = [kCGImageSourceShouldCache: false]
      guard let source = CGImageSourceCreateWithData(data as CFData, undecoded as CFDictionary),
        let size = size(of: source)
      else { return nil }
      let options: [CFString: Any] = [
        // The thumbnail that cameras embed in a file is rarely as large as the frame.
        kCGImageSourceCreateThumbnailFromImageAlways: true,
        // EXIF states which side of a photo is up.
        kCGImageSourceCreateThumbnailWithTransform: true,
        // Without this the photo would be decoded on the main thread when it is first drawn.
        kCGImageSourceShouldCacheImmediately: true,
        kCGImageSourceThumbnailMaxPixelSize: frame.longSide(filledBy: size),
      ]
      return CGImageSourceCreateThumbnailAtIndex(source, 0, options as CFDictionary)
        .map { DecodedPicture(image: $0, frame: frame) }
    }

    /// The upright size of a photo, from the header of its file.
    private static func size(of source: CGImageSource) -> PixelSize? {
      let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
      guard let properties, let width = properties[kCGImagePropertyPixelWidth] as? Int,
        let height = properties[kCGImagePropertyPixelHeight] as? Int
      else { return nil }
      let orientation = properties[kCGImagePropertyOrientation] as? Int
      return PixelSize(fileWidth: width, fileHeight: height, orientation: orientation ?? 1)
    }
  }

  /// Decoded photos by address, the largest of each, limited in bytes.
  ///
  /// `@unchecked`: Apple documents NSCache as safe for all threads, but does not declare it
  /// Sendable.
  final class DecodedPhotos: @unchecked Sendable {
    private let pictures = NSCache<NSURL, DecodedPicture>()

    /// An empty cache of at most `bytes`, by default enough for two hundred photos of rows or nine
    /// that fill an iPhone. The system empties it when memory is short.
    init(bytes: Int = 64_000_000) {
      pictures.totalCostLimit = bytes
    }

    /// The decoded photo of an address.
    func picture(at url: URL) -> DecodedPicture? { pictures.object(forKey: url as NSURL) }

    /// Forgets all decoded photos; views keep those that they show.
    func removeAll() { pictures.removeAllObjects() }

    /// Forgets the decoded photo of an address.
    func remove(at url: URL) { pictures.removeObject(forKey: url as NSURL) }

    /// Keeps a decoded photo, unless a larger one is there already.
    func keep(_ picture: DecodedPicture, at url: URL) {
      if let old = self.picture(at: url), old.frame.serves(picture.frame) { return }
      pictures.setObject(picture, forKey: url as NSURL, cost: picture.cost)
    }
  }
#endif
