// The photos of a service: shipped files, some of them deliberately damaged.
import Foundation
import WebServer

/// Serves photos by name. Only names that were in the folder at the start are found.
struct PhotoFiles: Sendable {
  private let folder: URL
  private let names: Set<String>
  private let truncated: Set<String>
  private let webPages: Set<String>

  /// The photos of a service, such as `Foods`. Those in `truncated` are sent cut off but declared
  /// whole; those in `webPages` are sent as a web page with status 200.
  init(
    of service: String, truncated: Set<String> = [], webPages: Set<String> = []
  ) throws(SandboxError) {
    folder = try SandboxResources.folder(service).appending(path: "photos")
    self.truncated = truncated
    self.webPages = webPages
    do {
      names = Set(try FileManager.default.contentsOfDirectory(atPath: folder.path))
    } catch {
      throw .dataMissing(file: "photos")
    }
  }

  /// The photo, its deliberate damage, or 404.
  func answer(_ name: String, ifNoneMatch: String?) -> Response {
    if webPages.contains(name) {
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
    guard truncated.contains(name) else { return whole }
    return whole.withBytes { Array($0.prefix($0.count * 3 / 5)) }
  }
}
