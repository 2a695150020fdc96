// Photos of other hosts under addresses of this site, so a browser cannot choose what is fetched.
import Foundation
import Synchronization
import WebServer

/// Hands out unguessable addresses for photos that views show, and answers requests for them.
final class ImageProxy: Sendable {
  private let signer: Signer
  private let fetch: @Sendable (URL) async -> SitePhoto?
  private let photos = Mutex(Photos())

  /// The photos by name, and the names by address: to sign each photo of each row again would take
  /// longer than to render the row.
  private struct Photos {
    var addresses: [String: URL] = [:]
    var names: [URL: String] = [:]
  }

  /// More photos than any catalogue shows. Beyond it all are forgotten; pages add theirs again when
  /// they render.
  static let limit = 100_000

  init(signer: Signer, fetch: @escaping @Sendable (URL) async -> SitePhoto?) {
    self.signer = signer
    self.fetch = fetch
  }

  /// The address in this site for a photo that a view shows; nil for anything but a web address.
  func path(for url: URL) -> String? {
    if let name = photos.withLock({ $0.names[url] }) { return "/_/photo/\(name)" }
    guard ["http", "https"].contains(url.scheme?.lowercased() ?? ""),
      url.absoluteString.utf8.count < 2_048
    else {
      return nil
    }
    return add(url)
  }

  /// The address in this site for a picture of an app's own bundle. A separate way in, so that an
  /// address that an app got from elsewhere never names a file of this machine.
  func address(ofFile url: URL) -> String? {
    guard url.isFileURL, SitePhoto.type(of: url) != nil else { return nil }
    if let name = photos.withLock({ $0.names[url] }) { return "/_/photo/\(name)" }
    return add(url)
  }

  private func add(_ url: URL) -> String {
    let name = signer.name(of: url.absoluteString, for: "photo")
    photos.withLock { table in
      if table.addresses.count >= Self.limit { table = Photos() }
      table.addresses[name] = url
      table.names[url] = name
    }
    return "/_/photo/\(name)"
  }

  func answer(_ path: String, _ request: Request) async -> Response {
    let name = String(path.dropFirst("/_/photo/".count))
    guard let url = photos.withLock({ $0.addresses[name] }) else { return missing }
    let tag = "\"\(name)\""
    guard let photo = url.isFileURL ? SitePhoto(file: url) : await fetch(url) else {
      return missing
    }
    // The picture at the upstream's address may change, so browsers ask again after a day.
    let headers = [
      ("Content-Type", photo.type), ("Cache-Control", "private, max-age=86400"), ("ETag", tag),
      ("Content-Security-Policy", "default-src 'none'; sandbox"),
    ]
    if request.headers["if-none-match"] == tag {
      return Response(status: 304, headers: [("ETag", tag)])
    }
    return Response(status: 200, headers: headers, body: photo.body)
  }

  private var missing: Response {
    Response(
      status: 404, headers: [("Content-Type", "text/plain"), ("Cache-Control", "no-store")],
      body: .bytes([]))
  }
}
