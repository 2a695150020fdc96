// The photos: files that ship with the sandbox, and a few that are broken on purpose.
import Foundation
import WebServer

/// Answers for photos by their name, and only by a name that was in the folder at the start.
struct PhotoShelf: Sendable {
  /// Sent cut off in the middle, though declared whole, as real upstreams sometimes do.
  static let truncated: Set<String> = ["skyr.jpg"]
  /// Sent as a web page with status 200, as servers do whose error page forgot its status.
  static let pages: Set<String> = ["chefs-surprise.jpg"]

  private let folder: URL
  private let names: Set<String>

  init(folder: URL) throws(SandboxError) {
    self.folder = folder
    do {
      names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    } catch {
      throw .dataMissing(file: "photos")
    }
  }

  /// The photo, its deliberate damage, or 404.
  func answer(_ name: String, ifNoneMatch: String?) -> Response {
    if Self.pages.contains(name) {
      let page = "<!doctype html><title>Oops</title><p>Our photographer is at lunch."
      return Response(
        status: 200, headers: [("Content-Type", "text/html; charset=utf-8")],
        body: .bytes(Array(page.utf8)))
    }
    guard names.contains(name), name.hasSuffix(".jpg") else {
      return .error("No such photo.", status: 404)
    }
    let file = folder.appending(path: name).path
    let tag = "\"\(name)-1\""
    let headers = [
      ("Content-Type", "image/jpeg"), ("Cache-Control", "public, max-age=86400"), ("ETag", tag),
    ]
    if ifNoneMatch == tag { return Response(status: 304, headers: headers, body: .bytes([])) }
    let whole = Response(status: 200, headers: headers, body: .file(file))
    guard Self.truncated.contains(name) else { return whole }
    return whole.withBytes { Array($0.prefix($0.count * 3 / 5)) }
  }
}
