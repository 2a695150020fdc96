// The menu of a restaurant without a service: a file that it writes itself.
import DataLayer
public import Foundation

/// A menu as CSV or JSON, with photos in the same folder.
public struct MenuFile: Sendable, Hashable {
  /// The file.
  public let url: URL
  /// The code of the currency that was set, which wins over the one in the file; nil for none.
  public let currency: String?

  /// A menu file, which is read later.
  public init(_ url: URL, currency: String? = nil) {
    self.url = url.absoluteURL.standardizedFileURL
    self.currency = currency
  }

  /// The content of a faultless file.
  struct Content: Sendable {
    var menu: CompleteMenu
    /// The photos beside it that it names, in menu order.
    let photos: [NamedPhoto]
  }

  /// A photo beside a file, with the first line that names it.
  struct NamedPhoto: Sendable, Hashable {
    let name: String
    let line: Int
    /// The state of the photo; nil when it is missing.
    let stamp: FileStamp?
  }

  /// The most bytes of a menu file.
  public static var maxBytes: Int { 4_000_000 }

  private var path: String { url.path(percentEncoded: false) }
  var photos: MenuFilePhotos {
    MenuFilePhotos(folder: url.deletingLastPathComponent().path(percentEncoded: false).withoutSlash)
  }

  /// Identifies the menus of this file among those of services and other files.
  var name: String { "file \(path)" }

  var stamp: FileStamp? { FileStamp(path, followed: true) }

  /// Reads the whole file. Throws all its faults.
  func read() throws(MenuFileFailure) -> Content {
    let data = try bytes()
    let rows: MenuFileRows
    do throws(MenuFileProblem) { rows = try MenuFileRows(data) } catch {
      throw MenuFileFailure([error])
    }
    let made = MenuFileMenu(rows, currency: currency, photos: photos)
    guard made.problems.isEmpty else { throw MenuFileFailure(made.problems) }
    var menu = made.menu
    // The addresses of photos differ for another picture of the same name.
    let parts = [Self.form, currency ?? ""] + made.products.map { $0.photo ?? "" }
    menu.digest = SHA256Digest.hex(data + Data(parts.joined(separator: "\n").utf8))
    return Content(menu: menu, photos: made.named)
  }

  /// Changes when a version reads more of the same file.
  private static let form = "1"

  private func bytes() throws(MenuFileFailure) -> Data {
    switch BoundedFile(path, limit: Self.maxBytes, followed: true) {
    case .data(let data): return data
    case .missing: throw MenuFileFailure("the file does not exist")
    case .tooLong: throw MenuFileFailure("the file is over 4 MB: that is no menu")
    case .notPlain: throw MenuFileFailure("it is a folder or a device, and no file")
    case .unreadable(let why): throw MenuFileFailure("the file cannot be read (\(why))")
    }
  }
}

extension MenuFile {
  /// The result of a check: the numbers of categories and products, and the faults of photos, with
  /// which the file is taken. Throws the faults with which it is not.
  public func checked() throws(MenuFileFailure)
    -> (categories: Int, products: Int, warnings: [MenuFileProblem])
  {
    let content = try read()
    return (
      content.menu.sections.count, content.menu.sections.reduce(0) { $0 + $1.products.count },
      warnings(of: content)
    )
  }

  /// The faults of the photos that a menu names.
  func warnings(of content: Content) -> [MenuFileProblem] {
    content.photos.compactMap { photo in
      photos.fault(of: photo.name).map { MenuFileProblem(photo.line, $0) }
    }
  }

  /// Whether an address is one of a photo beside a menu file.
  public static func isPhoto(_ url: URL) -> Bool { MenuFilePhotos.isAddress(url) }

  /// The picture at an address of one of the menu's photos, and its file; nil for any other.
  public func photo(at url: URL) -> (data: Data, type: String, path: String)? {
    photos.picture(at: url).map { ($0.data, $0.format.contentType, $0.path) }
  }

  /// A text that differs for another picture at such an address; nil where there is no file.
  public func photoState(at url: URL) -> String? {
    guard let name = photos.name(at: url), let stamp = photos.stamp(name) else { return nil }
    return "\(photos.folder)/\(name) \(stamp.text)"
  }
}

extension String {
  fileprivate var withoutSlash: String { count > 1 && hasSuffix("/") ? String(dropLast()) : self }
}
