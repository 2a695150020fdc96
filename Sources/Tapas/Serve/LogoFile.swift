// The restaurant's logo from a file of this machine, for pages that show pictures by web address.
import DataLayer
import Foundation
import LiveServer

/// The web address of a logo file, and the picture behind it.
enum LogoFile {
  /// An address below a name that no machine has: `.invalid` is reserved (RFC 2606).
  static let address = URL(string: "https://logo.tapas.invalid/logo")!

  /// Throws when `logo` is a file that is no picture; nil and web addresses pass.
  static func check(_ logo: URL?) throws(RunFailure) {
    guard let logo, logo.isFileURL, picture(logo) == nil else { return }
    throw .logoNotUsable(logo.path, exists: FileManager.default.fileExists(atPath: logo.path))
  }

  /// The picture in `file`; nil when the file is no picture or is over 10 MB.
  static func picture(_ file: URL?) -> SitePhoto? {
    guard let file, file.isFileURL,
      let data = FileManager.default.contents(atPath: file.path), data.count <= 10_000_000,
      let format = ImageFormat(sniffing: data)
    else { return nil }
    return SitePhoto(data: data, type: format.contentType, file: file.path)
  }
}
