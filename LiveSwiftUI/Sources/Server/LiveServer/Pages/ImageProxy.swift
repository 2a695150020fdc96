// Photos of other hosts at addresses of this site, so that browsers cannot choose what is fetched.
import Foundation
import Synchronization
import WebServer

/// Assigns unguessable addresses to the photos that views show, and serves them.
final class ImageProxy: Sendable {
  private let signer: Signer
  /// The site's address of all photos; their names follow.
  private let root: String
  private let fetch: @Sendable (URL) async -> SitePhoto?
  private let thumbnail: (@Sendable (URL, Int, Bool) async -> SitePhoto?)?
  private let photos = Mutex(Photos())
  private let pictures = PictureStore()

  /// The photos by name and the names by address, because signing each photo of each row again
  /// would take longer than rendering the row.
  private struct Photos {
    private var now = Generation()
    private var before = Generation()

    /// The latest versions of the photos that have changed, by address.
    private(set) var versions: [URL: String] = [:]

    /// Makes a new version of a photo. Returns the photo's name; nil when no view shows it.
    mutating func change(_ url: URL) -> String? {
      guard let name = name(of: url) else { return nil }
      // A photo without a version is only as new as the browser's copy.
      if versions.count >= 10_000 { versions = [:] }
      versions[url] = Signer.base64url(Signer.random(6))
      return name
    }

    private struct Generation {
      var addresses: [String: URL] = [:]
      var names: [URL: String] = [:]
      var bytes = 0
    }

    mutating func name(of url: URL) -> String? {
      if let name = now.names[url] { return name }
      guard let name = before.names[url] else { return nil }
      add(url, name)
      return name
    }

    mutating func address(of name: String) -> URL? {
      if let url = now.addresses[name] { return url }
      guard let url = before.addresses[name] else { return nil }
      add(url, name)
      return url
    }

    /// Adds a photo. When half of the limit is reached, the photos that were not rendered or
    /// fetched since the previous half are forgotten.
    mutating func add(_ url: URL, _ name: String) {
      now.addresses[name] = url
      now.names[url] = name
      now.bytes += url.absoluteString.utf8.count
      guard now.names.count >= limit / 2 || now.bytes >= byteLimit / 2 else { return }
      before = now
      now = Generation()
    }
  }

  /// The path of the requests for photos.
  static let path = "/_/photo/"
  /// The most photos in the table, more than any catalogue shows.
  static let limit = 100_000
  /// The most bytes of all addresses together.
  static let byteLimit = 1 << 24
  /// The most photos that one page may add, whatever its app does with typed text.
  static let share = 20_000

  /// The sides in pixels at which photos are made smaller. They are the powers of two and one and a
  /// half of each, so that an address from outside can ask for few sizes of a photo.
  static let sides = [96, 128, 192, 256, 384, 512, 768, 1_024, 1_536, 2_048]

  init(
    signer: Signer, basePath: String = "", fetch: @escaping @Sendable (URL) async -> SitePhoto?,
    thumbnail: (@Sendable (URL, Int, Bool) async -> SitePhoto?)? = nil
  ) {
    self.signer = signer
    root = basePath + Self.path
    self.fetch = fetch
    self.thumbnail = thumbnail
  }

  /// The number of photos that one page has added to the table.
  @MainActor final class Page {
    fileprivate var added = 0
  }

  /// The site's address for a photo that a view of `page` shows. Nil for anything but a web
  /// address, and when the page has added too many.
  @MainActor func path(for url: URL, of page: Page) -> String? {
    let known = photos.withLock { photos in
      photos.name(of: url).map { name in
        root + name + (photos.versions[url].map { "?v=\($0)" } ?? "")
      }
    }
    if let known { return known }
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      url.absoluteString.utf8.count < 2_048, page.added < Self.share
    else {
      return nil
    }
    page.added += 1
    return add(url)
  }

  /// Gives a photo that has changed at its service another address, because browsers keep it under
  /// the earlier one. Returns the address without its version; nil when no view shows the photo.
  func changed(_ url: URL) -> String? {
    photos.withLock { $0.change(url) }.map { root + $0 }
  }

  /// The site's address for a picture in an app's own bundle. It is a separate method, so that an
  /// address that an app received can never name a file of this machine.
  func address(ofFile url: URL) -> String? {
    guard url.isFileURL, SitePhoto.type(of: url) != nil else { return nil }
    if let name = photos.withLock({ $0.name(of: url) }) { return root + name }
    return add(url)
  }

  /// The site's address for a picture in memory; nil when it is larger than all may be together.
  func address(of data: Data, type: String) -> String? {
    let name = "m" + signer.name(of: data, for: "picture")
    return pictures.add(SitePhoto(data: data, type: type), name) ? root + name : nil
  }

  private func add(_ url: URL) -> String {
    let name = signer.name(of: url.absoluteString, for: "photo")
    photos.withLock { $0.add(url, name) }
    return root + name
  }

  func answer(_ path: String, _ request: Request) async -> Response {
    let name = String(path.dropFirst(Self.path.count))
    guard let photo = await photo(name, request) else { return missing }
    let tag = "\"\(photo.tag ?? name)\""
    // A picture at an outside address may change. A page then gets another address for it; any
    // other asks again after some minutes, and shows the earlier one until the answer is there.
    let freshness = photo.tag == nil ? "86400" : "300, stale-while-revalidate=86400"
    var headers = [
      ("Content-Type", photo.type), ("Cache-Control", "private, max-age=\(freshness)"),
      ("ETag", tag),
      ("Content-Security-Policy", "default-src 'none'; sandbox"),
    ]
    if request.queryValue("w") != nil { headers.append(("Vary", "Accept")) }
    if request.headers["if-none-match"] == tag {
      return Response(status: 304, headers: [("ETag", tag)])
    }
    return Response(status: 200, headers: headers, body: photo.body)
  }

  private func photo(_ name: String, _ request: Request) async -> SitePhoto? {
    if let picture = pictures.picture(name) { return picture }
    guard let url = photos.withLock({ $0.address(of: name) }) else { return nil }
    if url.isFileURL { return SitePhoto(file: url) }
    guard let thumbnail, let side = request.queryValue("w").flatMap({ Int($0) }),
      Self.sides.contains(side)
    else { return await fetch(url) }
    return await thumbnail(url, side, request.headers["accept"]?.contains("image/webp") == true)
  }

  private var missing: Response {
    Response(
      status: 404, headers: [("Content-Type", "text/plain"), ("Cache-Control", "no-store")],
      body: .bytes([]))
  }
}
