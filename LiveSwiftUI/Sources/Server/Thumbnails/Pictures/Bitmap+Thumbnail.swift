// A smaller picture of an encoded one.

extension Bitmap {
  /// The encoded picture with a shorter side of `side` pixels, as WebP where the browser takes it.
  ///
  /// Nil where the original serves better: for what is small already, moves, has a profile that
  /// would be lost, or is no JPEG, PNG or WebP.
  static func thumbnail(of data: [UInt8], side: Int, asWebP: Bool) -> [UInt8]? {
    let metadata: PictureMetadata
    var decoded: Bitmap?
    if data.starts(with: [0xFF, 0xD8]) {
      metadata = PictureMetadata(jpeg: data)
      decoded = Bitmap(jpeg: data, side: side)
    } else if data.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      metadata = PictureMetadata(png: data)
      if !metadata.isAnimated, !metadata.hasOwnColours { decoded = Bitmap(png: data) }
    } else if data.starts(with: Array("RIFF".utf8)) {
      metadata = PictureMetadata(webP: data)
      if !metadata.isAnimated, !metadata.hasOwnColours { decoded = Bitmap(webP: data) }
    } else {
      return nil
    }
    guard var bitmap = decoded else { return nil }
    decoded = nil
    if let size = size(of: bitmap.width, bitmap.height, shorter: side) {
      guard bitmap.scale(width: size.width, height: size.height) else { return nil }
    } else if min(bitmap.width, bitmap.height) != side {
      return nil
    }
    bitmap.rotate(metadata.orientation)
    let smaller = bitmap.encoded(metadata, asWebP: asWebP)
    return smaller.flatMap { $0.count < data.count ? $0 : nil }
  }

  private func encoded(_ metadata: PictureMetadata, asWebP: Bool) -> [UInt8]? {
    if asWebP, !metadata.hasOwnColours { return webP() }
    guard isOpaque else { return png() }
    guard var encoded = jpeg() else { return nil }
    // After the start-of-image marker; a profile may stand before or after JFIF's segment.
    if metadata.hasOwnColours { encoded.insert(contentsOf: metadata.profile, at: 2) }
    return encoded
  }
}
