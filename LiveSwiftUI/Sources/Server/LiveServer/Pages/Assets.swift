// The files of the live server: script, style sheet, icons.
import Foundation
import SwiftUI
import WebServer

/// Reads the assets once and serves them from memory.
struct Assets: Sendable {
  private struct File: Sendable {
    let bytes: [UInt8]
    let packed: [UInt8]?
    let type: String
    let tag: String

    init(_ bytes: [UInt8], _ type: String) {
      self.bytes = bytes
      self.type = type
      packed = type.hasPrefix("image") ? nil : Gzip.packed(bytes, level: 9)
      tag = Signer.base64url(Array(Signer(key: [0]).code(bytes).prefix(9)))
    }
  }

  private let files: [String: File]
  private let root: String
  private let icons: [String: String]
  /// The addresses of the scripts that few pages need.
  let lazyScripts: [LazyScript: String]

  /// Reads the files. `icon` takes the place of the site's own icon in all its sizes, and
  /// `accent`, in light and in dark, that of the style sheet's tint. With `imitatesIOS`, the rules
  /// of `ios.css` follow those of the style sheet. The addresses are of a site at `basePath`.
  init(
    icon: [UInt8]? = nil, accent: (Color, Color)? = nil, imitatesIOS: Bool = false,
    basePath: String = ""
  ) throws(LiveServerError) {
    root = basePath + "/_/"
    guard let folder = Bundle.module.url(forResource: "Assets", withExtension: nil) else {
      throw .asset("the folder of assets")
    }
    var files: [String: File] = [:]
    let scripts =
      ["live", "poll", "push", "screens", "watch", "worker"] + LazyScript.allCases.map(\.rawValue)
    for name in scripts.map({ "\($0).js" }) + ["live.css"] {
      files[name] = try Self.read(
        folder.appendingPathComponent(name),
        name.hasSuffix(".css") ? "text/css; charset=utf-8" : "text/javascript; charset=utf-8")
    }
    if let (light, dark) = accent, let sheet = files["live.css"] {
      var rules = ":root{--accent:\(light.css)}"
      rules += "@media (prefers-color-scheme:dark){:root{--accent:\(dark.css)}}"
      // A screen with a scheme of its own has the accent of that scheme.
      let both = "light-dark(\(light.css),\(dark.css))"
      rules += "@supports (color:light-dark(#000,#fff)){:root{--accent:\(both)}}"
      files["live.css"] = File(sheet.bytes + Array(rules.utf8), sheet.type)
    }
    if imitatesIOS, let sheet = files["live.css"] {
      let rules = try Self.read(folder.appendingPathComponent("ios.css"), sheet.type)
      files["live.css"] = File(sheet.bytes + rules.bytes, sheet.type)
    }
    // Without the icons folder, pages only lack their Home Screen icon.
    let names =
      (try? FileManager.default.contentsOfDirectory(
        atPath: folder.appendingPathComponent("icons").path)) ?? []
    for name in names where name.hasSuffix(".png") {
      files["icons/\(name)"] = try Self.read(
        folder.appendingPathComponent("icons/\(name)"), "image/png")
    }
    if let icon {
      for size in ["180", "192", "512", "maskable"] {
        files["icons/tapas-\(size).png"] = File(icon, "image/png")
      }
    }
    self.files = files
    let paths = LazyScript.allCases.map { [root] in
      ($0, root + Self.versioned("\($0.rawValue).js", in: files))
    }
    lazyScripts = Dictionary(uniqueKeysWithValues: paths)
    do {
      let data = try Data(contentsOf: folder.appendingPathComponent("icons.json"))
      icons = try JSONDecoder().decode([String: String].self, from: data)
    } catch { throw .asset("icons.json") }
  }

  private static func read(_ url: URL, _ type: String) throws(LiveServerError) -> File {
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw .asset(url.lastPathComponent)
    }
    return File([UInt8](data), type)
  }

  /// The address of an asset, with a hash of its content so that browsers may cache it for ever.
  func address(of name: String) -> String { root + Self.versioned(name, in: files) }

  /// The address of an asset without that hash, or of another page of the server's own.
  func path(of name: String) -> String { root + name }

  private static func versioned(_ name: String, in files: [String: File]) -> String {
    "\(name)?v=\(files[name]?.tag ?? "0")"
  }

  /// The response if `path` names an asset or an icon.
  func answer(_ path: String, _ request: Request) -> Response? {
    guard path.hasPrefix("/_/") else { return nil }
    let name = String(path.dropFirst(3))
    if name.hasPrefix("icon/"), name.hasSuffix(".svg") {
      guard let inner = icons[String(name.dropFirst(5).dropLast(4))] else {
        return .empty(status: 404)
      }
      let svg =
        "<svg xmlns=\"http://www.w3.org/2000/svg\"><symbol id=\"i\" viewBox=\"0 0 16 16\">"
        + "\(inner)</symbol></svg>"
      return .text(svg, type: "image/svg+xml").adding("Cache-Control", "public, max-age=86400")
    }
    guard let file = files[name] else { return nil }
    // Only an address with the hash of the content may be cached indefinitely.
    let isNamed = request.queryValue("v") == file.tag
    var response = Response.bytes(file.bytes, type: file.type)
      .adding("ETag", "\"\(file.tag)\"")
      .adding(
        "Cache-Control", isNamed ? "public, max-age=31536000, immutable" : "public, max-age=3600")
    if file.packed != nil { response.headers.append(("Vary", "Accept-Encoding")) }
    if request.headers["if-none-match"] == "\"\(file.tag)\"" {
      response.status = 304
      response.body = .bytes([])
    } else if let packed = file.packed, request.takesGzip {
      response.body = .bytes(packed)
      response.headers.append(("Content-Encoding", "gzip"))
    }
    return response
  }
}
