// UIKit's pictures, as far as they become images of SwiftUI.
public import DeveloperToolsSupport
public import Foundation

/// A picture: encoded bytes, a file of a bundle, or a symbol.
// Sendable unchecked: all properties are constants.
open class UIImage: NSObject, _ExpressibleByImageLiteral, @unchecked Sendable {
  /// Where the picture is.
  package enum Content: Sendable {
    case empty
    case symbol(String)
    case file(URL)
    case data(Data, EncodedPicture)
  }

  /// Where the picture is.
  package let content: Content
  /// The number of pixels in one point.
  public let scale: CGFloat
  /// Whether the picture is a stencil.
  public let renderingMode: RenderingMode
  /// The colour of the picture as a stencil; nil for that of the text beside it.
  package let tint: UIColor?

  /// The most bytes of an encoded picture.
  package static let limit = 25 << 20

  /// A picture with this content, of which `scale` pixels are a point.
  package init(
    _ content: Content, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
    tint: UIColor? = nil
  ) {
    self.content = content
    self.scale = scale
    self.renderingMode = renderingMode
    self.tint = tint
  }

  /// A picture without pixels.
  public override convenience init() { self.init(.empty) }

  /// A picture of encoded bytes: PNG, JPEG, GIF or WebP of at most 25 MB; else nil.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// A picture of encoded bytes with a number of pixels in one point.
  public convenience init?(data: Data, scale: CGFloat) {
    guard data.count <= Self.limit, scale.isFinite, scale > 0,
      let picture = EncodedPicture(data)
    else { return nil }
    self.init(.data(data, picture), scale: scale)
  }

  /// A picture of a file; nil as with `init(data:)`.
  public convenience init?(contentsOfFile path: String) {
    // A file that cannot be read has no picture.
    guard let data = try? Data(contentsOf: URL(filePath: path), options: .mappedIfSafe) else {
      return nil
    }
    self.init(data: data)
  }

  /// An image of the main bundle; nil when there is none of this name.
  public convenience init?(named name: String) {
    self.init(named: name, in: nil, compatibleWith: nil)
  }

  /// An image of a bundle; the traits have no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    let bundles = MainBundles.searched(bundle)
    guard let file = bundles.lazy.compactMap({ PictureFile.find(name, in: $0) }).first else {
      return nil
    }
    self.init(.file(file.url), scale: file.scale)
  }

  /// An image of a bundle; the configuration has no effect.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?
  ) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }

  /// A symbol by Apple's name; the configuration has no effect.
  public convenience init?(
    systemName name: String, withConfiguration configuration: UIImage.Configuration?
  ) {
    self.init(systemName: name)
  }

  /// A symbol by Apple's name.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(.symbol(name))
  }

  /// An image of an asset catalogue. A missing one is empty and reported once.
  public convenience init(resource: ImageResource) {
    let bundles = MainBundles.searched(resource.bundle)
    guard let file = bundles.lazy.compactMap({ PictureFile.find(resource.name, in: $0) }).first
    else {
      MissingAssets.report("There is no picture called \(resource.name) in the bundle.")
      self.init(.empty)
      return
    }
    self.init(.file(file.url), scale: file.scale)
  }

  /// An image literal; one that is missing is empty.
  public required convenience init(imageLiteralResourceName path: String) {
    let found = MainBundles.all.lazy.compactMap { PictureFile.find(path, in: $0) }.first
    self.init(found.map { .file($0.url) } ?? .empty, scale: found?.scale ?? 1)
  }
}

extension UIImage {
  /// The encoded bytes; nil for a symbol or a file that cannot be read.
  private var bytes: Data? {
    switch content {
    case .empty, .symbol: nil
    // A file that cannot be read has no bytes.
    case .file(let url): try? Data(contentsOf: url)
    case .data(let data, _): data
    }
  }

  /// The size in points; zero for a symbol, which is as large as the text beside it.
  public var size: CGSize {
    guard let bytes, let picture = EncodedPicture(bytes) else { return .zero }
    return CGSize(width: CGFloat(picture.width) / scale, height: CGFloat(picture.height) / scale)
  }

  /// The bytes if they are PNG, else nil: there is no encoder on the server.
  public func pngData() -> Data? {
    bytes.flatMap { EncodedPicture($0)?.type == "image/png" ? $0 : nil }
  }

  /// The bytes if they are JPEG, else nil: there is no encoder on the server. The quality has no
  /// effect.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    bytes.flatMap { EncodedPicture($0)?.type == "image/jpeg" ? $0 : nil }
  }
}

/// The type of an image literal without another.
public typealias _ImageLiteralType = UIImage
