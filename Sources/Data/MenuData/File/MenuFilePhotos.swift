// The photos beside a menu file, and the web addresses under which views know them.
import DataLayer
import Foundation

/// The photos in the folder of a menu file.
///
/// Views know photos by web address, so each has one below a name that no machine has. Only the
/// name of a file is taken from it, and only a plain picture in the folder itself is read: no path,
/// no hidden file, no link.
struct MenuFilePhotos: Sendable, Hashable {
  /// The folder, as a path without a slash at its end.
  let folder: String

  /// `.invalid` is reserved (RFC 2606).
  static let host = "menu.tapas.invalid"
  static let maxBytes = 10_000_000
  private static let endings: Set<String> = ["png", "jpg", "jpeg", "webp", "gif", "avif"]

  /// Whether a text is the name of a picture file, and no path.
  static func isName(_ name: String) -> Bool {
    guard !name.hasPrefix("."), name.utf8.count <= 200, let dot = name.lastIndex(of: "."),
      endings.contains(name[name.index(after: dot)...].lowercased())
    else { return false }
    return !name.unicodeScalars.contains {
      $0 == "/" || $0 == "\\" || CharacterSet.controlCharacters.contains($0)
    }
  }

  /// The path of a photo. Systems differ in how they write accents into the names of files.
  private func path(_ name: String) -> String {
    let path = folder + "/" + name
    guard FileStamp(path, followed: false) == nil else { return path }
    return folder + "/" + name.decomposedStringWithCanonicalMapping
  }

  func stamp(_ name: String) -> FileStamp? { FileStamp(path(name), followed: false) }

  /// The address of a photo, another one after the file was replaced: browsers keep photos.
  static func address(of photo: MenuFile.NamedPhoto) -> String? {
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("https", host, "/" + photo.name)
    if let stamp = photo.stamp { parts.queryItems = [URLQueryItem(name: "v", value: stamp.text)] }
    return parts.url?.absoluteString
  }

  /// The fault of a photo, for a person; nil for a picture that is shown.
  func fault(of name: String) -> String? {
    // A format is recognized by the first bytes.
    switch BoundedFile(path(name), limit: Self.maxBytes, followed: false, head: 64) {
    case .data(let data):
      ImageFormat(sniffing: data) == nil
        ? "the photo “\(name)” is no PNG, JPEG, WebP, GIF or AVIF picture" : nil
    case .missing: "the photo “\(name)” is not in the folder of the menu"
    case .tooLong: "the photo “\(name)” is over 10 MB: make it smaller"
    case .notPlain: "the photo “\(name)” is a link or a folder: put the picture itself there"
    case .unreadable(let why): "the photo “\(name)” cannot be read (\(why))"
    }
  }

  /// The picture at one of these addresses, and its file; nil for any other address, and when the
  /// file is no picture.
  func picture(at url: URL) -> (data: Data, format: ImageFormat, path: String)? {
    guard let path = name(at: url).map(path),
      case .data(let data) = BoundedFile(path, limit: Self.maxBytes, followed: false),
      let format = ImageFormat(sniffing: data)
    else { return nil }
    return (data, format, path)
  }

  /// The name of the photo at one of these addresses; nil for any other address.
  func name(at url: URL) -> String? {
    guard Self.isAddress(url),
      let path = URLComponents(url: url, resolvingAgainstBaseURL: false)?.path
    else { return nil }
    let name = String(path.dropFirst())
    return Self.isName(name) ? name : nil
  }

  /// Whether an address is one of a photo beside a menu file.
  static func isAddress(_ url: URL) -> Bool { url.host() == host }
}
