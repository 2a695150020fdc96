// The access code that other machines need: a form, and a cookie that says it was right.
import Foundation
import SwiftUI
import Synchronization
import WebServer

/// Lets in who has typed the code.
final class AccessGate: Sendable {
  private let code: String?
  private let pass: String
  private let attempts: Mutex<AttemptLimiter>
  private let now: @Sendable () -> ContinuousClock.Instant

  init(
    code: String?, signer: Signer, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.now = now
    attempts = Mutex(AttemptLimiter(now: now()))
    self.code = code
    pass = signer.name(of: code ?? "", for: "access")
  }

  func admits(_ request: Request) -> Bool {
    guard code != nil else { return true }
    return Signer.areEqual(Array((request.cookie("tapas_a") ?? "").utf8), Array(pass.utf8))
  }

  /// The answer to a typed code.
  func enter(_ request: Request, in locale: Locale, site: SiteConfiguration) -> Response {
    guard let code else { return .redirect(to: "/") }
    let sent = String(decoding: request.body.prefix(512), as: UTF8.self)
    let typed = sent.split(separator: "&").first { $0.hasPrefix("code=") }?.dropFirst(5) ?? ""
    let clean = (typed.replacing("+", with: " ").removingPercentEncoding ?? "").lowercased().filter
    { !$0.isWhitespace }
    let verdict = attempts.withLock { attempts in
      attempts.verdict(from: request.peer, now: now()) {
        Signer.areEqual(Array(clean.utf8), Array(code.lowercased().utf8))
      }
    }
    switch verdict {
    case .right:
      return Response.redirect(to: "/")
        .adding("Set-Cookie", "tapas_a=\(pass); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")
    case .wrong: return .redirect(to: "/?wrong=1")
    case .tooMany:
      return form(
        in: locale, site: site, status: 429,
        alert: "Too many wrong codes. Wait a minute, then try again."
      ).adding("Retry-After", "60")
    }
  }

  /// The page that asks for the code.
  func form(_ request: Request, in locale: Locale, site: SiteConfiguration) -> Response {
    let isWrong = request.queryValue("wrong") != nil
    return form(
      in: locale, site: site, status: 401, alert: isWrong ? "That is not the code." : nil)
  }

  private func form(in locale: Locale, site: SiteConfiguration, status: Int, alert: String?)
    -> Response
  {
    let words = Words(locale: locale, tables: site.strings)
    var body =
      "<main class=\"gate\"><h1>Tapas</h1><p>\(words["Type the access code that Tapas printed when it started."])</p>"
    if let alert { body += "<p role=\"alert\">\(words[alert])</p>" }
    body +=
      "<form method=\"post\" action=\"/_/enter\"><label>\(words["Access code"])"
    body +=
      "<input class=\"tf\" name=\"code\" autocomplete=\"off\" autofocus></label><button class=\"b prominent\" type=\"submit\">\(words["Continue"])</button></form></main>"
    return .text(
      "<!doctype html><html lang=\"\(locale.language.languageCode?.identifier ?? "en")\" dir=\"\(locale.isRightToLeft ? "rtl" : "ltr")\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
        + "<title>Tapas</title><link rel=\"stylesheet\" href=\"/_/live.css\"></head><body>\(body)</body></html>",
      status: status, type: "text/html; charset=utf-8"
    ).adding(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
    )
    .adding("Cache-Control", "no-store")
    // With no-referrer, which all other pages have, browsers send the form with `Origin: null`.
    .adding("Referrer-Policy", "same-origin")
  }
}

/// Words of the string tables, escaped for HTML.
struct Words {
  let locale: Locale
  let tables: StringTables

  subscript(_ key: String) -> String {
    var text = ""
    HTMLWriter.escape(LocalizedStringKey(key).resolve(in: locale, tables: tables), into: &text)
    return text
  }
}
