// ImageIO: encoded pictures, and thumbnails decoded from them.

// swift-format-ignore-file: AlwaysUseLowerCamelCase

@_exported import CoreGraphics

/// An encoded picture that can be decoded.
public class CGImageSource {
  init() {}
}

/// The source of a picture's bytes; nil when they hold no picture.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ nil }

/// The properties of the picture at an index.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? { nil }

/// The picture at an index, decoded at the size that the options ask for.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? { nil }

/// Whether a picture is kept once it is decoded.
public let kCGImageSourceShouldCache: CFString = ""
/// Whether a picture is decoded when it is made, not when it is drawn.
public let kCGImageSourceShouldCacheImmediately: CFString = ""
/// Whether a thumbnail is made from the picture even where the file has one.
public let kCGImageSourceCreateThumbnailFromImageAlways: CFString = ""
/// Whether a thumbnail is turned as the file says.
public let kCGImageSourceCreateThumbnailWithTransform: CFString = ""
/// The longest side of a thumbnail, in pixels.
public let kCGImageSourceThumbnailMaxPixelSize: CFString = ""
/// The width of a picture, in pixels.
public let kCGImagePropertyPixelWidth: CFString = ""
/// The height of a picture, in pixels.
public let kCGImagePropertyPixelHeight: CFString = ""
/// How a picture is turned, 1 to 8 as in EXIF.
public let kCGImagePropertyOrientation: CFString = ""
