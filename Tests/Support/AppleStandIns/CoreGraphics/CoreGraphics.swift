// CoreGraphics: a decoded picture.
@_exported import CoreFoundation

/// A decoded picture. Not Sendable here, so that code which passes it on has to say why it may.
public class CGImage {
  init() {}

  /// Its width in pixels.
  public var width: Int { 0 }
  /// Its height in pixels.
  public var height: Int { 0 }
  /// The bytes of a row of pixels.
  public var bytesPerRow: Int { 0 }
}
