// The HTML document around a tree's content: head, security policy, compression.
import Foundation
import SwiftUI
import WebServer

/// One whole page.
struct Document {
  /// The data that the script needs to connect.
  struct Live {
    let token: String
    let count: Int
    /// The style rules for the page's class names.
    let rules: String
    /// The message while the connection is lost.
    let offline: String
    /// The message while an answer is slow.
    let loading: String
    /// The message when a field is full; `%` stands for its limit.
    let full: String
    /// The name of the button that leaves a search.
    let cancel: String
    /// The message where scripts are off.
    let noScript: String
    /// Whether the browser's network lets no WebSocket through, so that requests take its place.
    let isPolling: Bool
  }

  /// The kind of page, which decides what it may load.
  enum Kind {
    /// A screen of an app, which the script keeps up to date.
    case live(Live)
    /// A page without the script.
    case plain
    /// The form for the access code, which loads only the style sheet.
    case accessForm
  }

  let kind: Kind
  let locale: Locale
  let title: String
  let body: String
  var app: SiteApp?
  /// The scripts that elements of the page need.
  var scripts: Set<LazyScript> = []
  /// The query of the page as it will be, which a browser without script loads instead.
  var lastQuery: String?
  /// Whether a developer watches the app, and sees the state of the build over the page.
  var isWatched = false
  /// Whether the page has a form that the browser submits itself.
  var hasForm = false
  /// Whether the page's address has an access code, which logs of requests from it must not have.
  var hidesAddress = false

  /// The document as a response, with its policy.
  func response(status: Int, assets: Assets, request: Request) -> Response {
    let nonce = Signer.base64url(Signer.random(12))
    var response = Response(
      status: status,
      headers: [
        ("Content-Type", "text/html; charset=utf-8"), ("Cache-Control", "no-store"),
        ("Content-Security-Policy", policy(nonce: nonce)),
      ], body: .bytes(Array(text(nonce: nonce, assets: assets).utf8)))
    let isAccessForm = if case .accessForm = kind { true } else { false }
    if isAccessForm || hasForm {
      // The policy no-referrer, used elsewhere, makes browsers submit forms with `Origin: null`.
      response.headers.append(
        ("Referrer-Policy", hidesAddress ? "strict-origin" : "same-origin"))
    }
    if !isAccessForm {
      response.headers.append(("Vary", "Accept-Language, Cookie, Accept-Encoding"))
      response.compress(for: request)
    }
    return response.secured()
  }

  private func policy(nonce: String) -> String {
    if case .accessForm = kind {
      return """
        default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; \
        frame-ancestors 'none'
        """
    }
    return """
      default-src 'none'; script-src 'self'; style-src 'self' 'nonce-\(nonce)'; \
      img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; \
      base-uri 'none'; form-action 'self'; frame-ancestors 'none'
      """
  }

  private func text(nonce: String, assets: Assets) -> String {
    let direction = locale.isRightToLeft ? "rtl" : "ltr"
    return """
      <!doctype html><html lang="\(language)" dir="\(direction)">\
      <head>\(head(nonce: nonce, assets: assets))</head><body>\(content)</body></html>
      """
  }

  private var language: String { locale.language.languageCode?.identifier ?? "en" }

  private func head(nonce: String, assets: Assets) -> String {
    let title = HTMLWriter.escaped(title)
    if case .accessForm = kind {
      // The icon is empty: otherwise Firefox requests /favicon.ico and reports a policy violation.
      return """
        <meta charset="utf-8">\
        <meta name="viewport" content="width=device-width,initial-scale=1">\
        <title>\(title)</title><link rel="stylesheet" href="\(assets.path(of: "live.css"))">\
        <link rel="icon" href="data:,">
        """
    }
    let name = app.map { $0.isPreview ? $0.icon : $0.name } ?? "tapas"
    // Otherwise iOS suggests the title of the page under the icon.
    let installed =
      app?.owner.name.map {
        "<meta name=\"apple-mobile-web-app-title\" content=\"\(HTMLWriter.escaped($0))\">"
      } ?? ""
    var (rules, script) = ("", "")
    if let lastQuery {
      let address = HTMLWriter.escaped("?" + lastQuery)
      script = #"<noscript><meta http-equiv="refresh" content="0;url=\#(address)"></noscript>"#
    }
    if case .live(let live) = kind {
      rules = live.rules
      for name in live.isPolling ? ["poll.js", "live.js"] : ["live.js"] {
        script += "<script src=\"\(assets.address(of: name))\" defer></script>"
      }
      // Loaded last, because the page is useful without it.
      for name in ["push.js", "screens.js"] {
        script +=
          "<script src=\"\(assets.address(of: name))\" type=\"module\" "
          + "fetchpriority=\"low\"></script>"
      }
      let lazy = LazyScript.allCases.filter(scripts.contains).compactMap { assets.lazyScripts[$0] }
      for path in (isWatched ? [assets.address(of: "watch.js")] : []) + lazy {
        script += "<script src=\"\(path)\" type=\"module\"></script>"
      }
    }
    return """
      <meta charset="utf-8">\
      <meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">\
      <title>\(title)</title><meta name="color-scheme" content="light dark">\
      <meta name="theme-color" content="#f2f2f7" media="(prefers-color-scheme:light)">\
      <meta name="theme-color" content="#000000" media="(prefers-color-scheme:dark)">\
      <link rel="icon" href="\(assets.path(of: app?.iconPath("192") ?? "icons/tapas-192.png"))">\
      <link rel="apple-touch-icon" \
      href="\(assets.path(of: app?.iconPath("180") ?? "icons/tapas-180.png"))">\(installed)\
      <link rel="manifest" \
      href="\(assets.path(of: "manifest/\(name)-\(language).webmanifest"))">\
      <meta name="mobile-web-app-capable" content="yes">\
      <meta name="apple-mobile-web-app-capable" content="yes">\
      <link rel="stylesheet" href="\(assets.address(of: "live.css"))">\
      <style id="rules" nonce="\(nonce)">\(rules)</style>\(script)
      """
  }

  private var content: String {
    switch kind {
    case .live(let live):
      """
      <div id="root" data-session="\(live.token)" data-count="\(live.count)" \
      data-offline="\(HTMLWriter.escaped(live.offline))" \
      data-loading="\(HTMLWriter.escaped(live.loading))" \
      data-full="\(HTMLWriter.escaped(live.full))" \
      data-cancel="\(HTMLWriter.escaped(live.cancel))">\(body)</div>\
      <noscript><p class="noscript">\(HTMLWriter.escaped(live.noScript))</p></noscript>
      """
    case .plain: "<div id=\"root\">\(body)</div>"
    case .accessForm: body
    }
  }
}

extension Response {
  /// This response with the standard headers, except those that it already has.
  func secured() -> Response {
    let own = headers.map(\.0)
    var copy = self
    copy.headers += [
      ("X-Content-Type-Options", "nosniff"), ("Referrer-Policy", "no-referrer"),
      ("Cross-Origin-Opener-Policy", "same-origin"),
      ("Cross-Origin-Resource-Policy", "same-origin"),
      ("Permissions-Policy", "camera=(), microphone=(), geolocation=(self)"),
    ].filter { !own.contains($0.0) }
    return copy
  }

  /// This response with one more header.
  func adding(_ name: String, _ value: String) -> Response {
    var copy = self
    copy.headers.append((name, value))
    return copy
  }

  /// Compresses a body of bytes if the browser accepts gzip.
  mutating func compress(for request: Request) {
    guard request.takesGzip, case .bytes(let bytes) = body,
      bytes.count > 512, let packed = Gzip.packed(bytes)
    else { return }
    body = .bytes(packed)
    headers.append(("Content-Encoding", "gzip"))
  }
}

extension Request {
  /// Whether the browser accepts gzip; `gzip;q=0` refuses it.
  var takesGzip: Bool {
    (headers["accept-encoding"] ?? "").split(separator: ",").contains { part in
      let words = part.lowercased().split(separator: ";").map { $0.filter { !$0.isWhitespace } }
      return words.first == "gzip"
        && !words.dropFirst().contains { $0.hasPrefix("q=") && Double($0.dropFirst(2)) == 0 }
    }
  }
}
