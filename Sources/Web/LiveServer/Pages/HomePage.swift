// The first page: a link for each app, and a choice of language. Plain HTML, no script needed.
import Foundation
import SwiftUI
import WebServer

enum HomePage {
  /// The languages that can be chosen, under their own names.
  private static let names = ["en": "English", "es": "Español", "ar": "العربية"]

  static func answer(_ request: Request, liveServer: LiveServer) -> Response {
    if let wish = request.queryValue("lang") { return choose(wish, liveServer: liveServer) }
    let locale = liveServer.locale(of: request)
    let words = Words(locale: locale, tables: liveServer.site.strings)
    var html =
      "<main class=\"home\"><h1>Tapas</h1><p class=\"lead\">\(words["Small plates for hungry eyes."])</p><ul role=\"list\" class=\"apps\">"
    for app in liveServer.site.apps {
      html +=
        "<li><a class=\"app\" href=\"\(app.address)\"><img alt=\"\" width=\"72\" height=\"72\" src=\"/_/icons/\(app.name)-192.png\">"
      html +=
        "<span class=\"app-n\">\(words[app.title])</span></a><p>\(words[app.summary])</p></li>"
    }
    html += "</ul>"
    let languages = liveServer.site.strings.languages.filter { names[$0] != nil }
    if languages.count > 1 {
      html += "<nav class=\"langs\" aria-label=\"\(words["Language"])\">"
      for language in languages {
        let isNow = locale.language.languageCode?.identifier == language
        html +=
          "<a href=\"/?lang=\(language)\" lang=\"\(language)\" hreflang=\"\(language)\"\(isNow ? " aria-current=\"true\"" : "")>\(names[language]!)</a>"
      }
      html += "</nav>"
    }
    html += "</main>"
    return Document(locale: locale, title: "Tapas", body: html).response(
      status: 200, assets: liveServer.assets, request: request)
  }

  private static func choose(_ wish: String, liveServer: LiveServer) -> Response {
    let language = liveServer.site.strings.languages.contains(wish) ? wish : "en"
    return Response.redirect(to: "/")
      .adding(
        "Set-Cookie", "tapas_lang=\(language); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"
      ).secured()
  }

  /// What stands at an address that nothing is at.
  static func lost(in locale: Locale, tables: StringTables) -> String {
    let words = Words(locale: locale, tables: tables)
    return
      "<main class=\"home\"><h1>\(words["Nothing here"])</h1><p class=\"lead\">\(words["There is no page at this address."])</p>"
      + "<p><a class=\"b bordered\" href=\"/\">Tapas</a></p></main>"
  }
}

/// The manifests by which each app is installed to a Home Screen on its own.
enum Manifest {
  static func answer(_ path: String, site: SiteConfiguration) -> Response {
    guard path.utf8.count <= 64 else { return .empty(status: 404) }
    let file = path.dropFirst("/_/manifest/".count)
    let parts = file.prefix { $0 != "." }.split(separator: "-")
    guard parts.count == 2, file.hasSuffix(".webmanifest") else { return .empty(status: 404) }
    let app = site.apps.first { $0.name == parts[0] }
    guard app != nil || parts[0] == "tapas" else { return .empty(status: 404) }
    // Foundation remembers every locale that it ever made, so only the site's own languages are
    // made.
    guard site.strings.languages.contains(String(parts[1])) else { return .empty(status: 404) }
    let locale = Locale(identifier: String(parts[1]))
    let title = LocalizedStringKey(app?.title ?? "Tapas").resolve(in: locale, tables: site.strings)
    let name = app?.name ?? "tapas"
    let icons = ["192", "512", "maskable"].map { size -> [String: String] in
      [
        "src": "/_/icons/\(name)-\(size).png", "type": "image/png",
        "sizes": size == "192" ? "192x192" : "512x512",
        "purpose": size == "maskable" ? "maskable" : "any",
      ]
    }
    let manifest: [String: Any] = [
      "id": app?.address ?? "/", "name": title, "short_name": title,
      "start_url": app?.address ?? "/",
      "scope": app?.address ?? "/", "display": "standalone",
      "background_color": app?.colors.0 ?? "#f2f2f7",
      "theme_color": app?.colors.0 ?? "#f2f2f7", "icons": icons, "lang": String(parts[1]),
    ]
    // A dictionary of strings always encodes.
    let json =
      (try? JSONSerialization.data(withJSONObject: manifest, options: [.sortedKeys])) ?? Data()
    return .bytes([UInt8](json), type: "application/manifest+json").adding(
      "Cache-Control", "max-age=3600")
  }
}
