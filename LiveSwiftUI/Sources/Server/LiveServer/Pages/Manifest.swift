// The web app manifests: name, icons and colours of each app on a Home Screen.
import Foundation
import SwiftUI
import WebServer

/// Serves the manifests, which make each app installable on its own.
enum Manifest {
  static func answer(_ path: String, site: SiteConfiguration) -> Response {
    guard path.utf8.count <= 64 else { return .empty(status: 404) }
    let file = path.dropFirst("/_/manifest/".count)
    let parts = file.prefix { $0 != "." }.split(separator: "-")
    guard parts.count == 2, file.hasSuffix(".webmanifest") else { return .empty(status: 404) }
    let app = site.apps.first { $0.name == parts[0] }
    guard app != nil || parts[0] == "tapas" else { return .empty(status: 404) }
    // Only the site's languages become a locale, because Foundation keeps every locale it ever
    // made.
    guard site.strings.languages.contains(String(parts[1])) else { return .empty(status: 404) }
    let locale = Locale(identifier: String(parts[1]))
    let title =
      app?.installedTitle(in: locale, site.strings)
      ?? LocalizedStringKey(site.name).resolve(in: locale, tables: site.strings)
    let address = site.basePath + (app?.address ?? "/")
    let manifest: [String: Any] = [
      "id": address, "name": title, "short_name": title, "start_url": address,
      "scope": address, "display": "standalone",
      "background_color": app?.colors.0 ?? "#f2f2f7",
      "theme_color": app?.colors.0 ?? "#f2f2f7", "lang": String(parts[1]),
      "icons": icons(of: app, on: site),
    ]
    // A dictionary of strings always encodes.
    let json =
      (try? JSONSerialization.data(withJSONObject: manifest, options: [.sortedKeys])) ?? Data()
    return .bytes([UInt8](json), type: "application/manifest+json").adding(
      "Cache-Control", "max-age=3600")
  }

  private static func icons(of app: SiteApp?, on site: SiteConfiguration) -> [[String: String]] {
    // A logo is one picture of any size, and has no margin that a mask may cut.
    if let app, app.owner.logo != nil {
      return [["src": site.basePath + app.iconAddress("512"), "sizes": "any", "purpose": "any"]]
    }
    return ["192", "512", "maskable"].map { size in
      [
        "src": "\(site.basePath)/_/icons/\(app?.icon ?? "tapas")-\(size).png",
        "type": "image/png",
        "sizes": size == "192" ? "192x192" : "512x512",
        "purpose": size == "maskable" ? "maskable" : "any",
      ]
    }
  }
}
