// The HTML document around a tree's content: head, security policy, compression.
import Foundation
import SwiftUI
import WebServer

/// One whole page, to be sent.
struct Document {
  /// What the script needs to go on from here.
  struct Live {
    let token: String
    let count: Int
    let offline: String
  }

  let locale: Locale
  let title: String
  let body: String
  var app: SiteApp?
  var live: Live?

  /// The document as a response, with its policy; compressed when the browser takes that.
  func response(status: Int, assets: Assets, request: Request) -> Response {
    let nonce = Signer.base64url(Signer.random(12))
    let html = text(nonce: nonce, assets: assets)
    var response = Response(
      status: status,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
        ("Content-Security-Policy", Self.policy(nonce: nonce)),
        ("Vary", "Accept-Language, Cookie, Accept-Encoding"),
      ], body: .bytes(Array(html.utf8)))
    response.compress(for: request)
    return response.secured()
  }

  private static func policy(nonce: String) -> String {
    "default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; img-src 'self' data:; "
      + "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
  }

  private func text(nonce: String, assets: Assets) -> String {
    let language = locale.language.languageCode?.identifier ?? "en"
    var html =
      "<!doctype html><html lang=\"\(language)\" dir=\"\(locale.isRightToLeft ? "rtl" : "ltr")\"><head>"
    html +=
      "<meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width,initial-scale=1,viewport-fit=cover\">"
    html += "<title>"
    HTMLWriter.escape(title.isEmpty ? "Tapas" : title, into: &html)
    html += "</title><meta name=\"color-scheme\" content=\"light dark\">"
    html += "<meta name=\"theme-color\" content=\"#f2f2f7\" media=\"(prefers-color-scheme:light)\">"
    html += "<meta name=\"theme-color\" content=\"#000000\" media=\"(prefers-color-scheme:dark)\">"
    let name = app?.name ?? "tapas"
    html +=
      "<link rel=\"icon\" href=\"/_/icons/\(name)-192.png\"><link rel=\"apple-touch-icon\" href=\"/_/icons/\(name)-180.png\">"
    html += "<link rel=\"manifest\" href=\"/_/manifest/\(name)-\(language).webmanifest\">"
    html +=
      "<meta name=\"mobile-web-app-capable\" content=\"yes\"><meta name=\"apple-mobile-web-app-capable\" content=\"yes\">"
    html += "<link rel=\"stylesheet\" href=\"\(assets.address(of: "live.css"))\">"
    html += "<style id=\"rules\" nonce=\"\(nonce)\">\(MainActorRules.css)</style>"
    if live != nil { html += "<script src=\"\(assets.address(of: "live.js"))\" defer></script>" }
    html += "</head><body>"
    if let live {
      html += "<div id=\"root\" data-session=\"\(live.token)\" data-count=\"\(live.count)\""
      html += " data-offline=\""
      HTMLWriter.escape(live.offline, into: &html)
      html += "\">"
    } else {
      html += "<div id=\"root\">"
    }
    return html + body + "</div></body></html>"
  }
}

/// The atomic rules, read wherever a document is put together.
enum MainActorRules {
  static var css: String {
    if isOnMainActor { return MainActor.assumeIsolated { Rules.css(from: 0) } }
    // Documents without a live tree are made elsewhere and use hand-written classes only.
    return ""
  }
}

extension Response {
  /// Headers that every answer carries, unless it has its own of that name.
  func secured() -> Response {
    let own = headers.map(\.0)
    var copy = self
    copy.headers += [
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=()"),
    ].filter { !own.contains($0.0) }
    return copy
  }

  func adding(_ name: String, _ value: String) -> Response {
    var copy = self
    copy.headers.append((name, value))
    return copy
  }

  /// Compresses a body of bytes when the browser says that it takes gzip.
  mutating func compress(for request: Request) {
    guard request.takesGzip, case .bytes(let bytes) = body,
      bytes.count > 512, let packed = Gzip.packed(bytes)
    else { return }
    body = .bytes(packed)
    headers.append(("Content-Encoding", "gzip"))
  }
}

extension Request {
  /// Whether the browser takes gzip; `gzip;q=0` says that it does not.
  var takesGzip: Bool {
    (headers["accept-encoding"] ?? "").split(separator: ",").contains { part in
      let words = part.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      return words.first == "gzip"
        && !words.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
    }
  }
}
