// The access code that other machines need: a form, and a cookie that says it was right.
import Foundation
import SwiftUI
import Synchronization
import WebServer

/// Lets in who has typed the code.
final class AccessGate: Sendable {
  private let code: String?
  private let pass: String
  /// Guessing is slowed for everybody: ten at once, twelve a minute, and what is above that is not looked at.
  private let guesses: Mutex<Allowance>
  private let now: @Sendable () -> ContinuousClock.Instant

  init(
    code: String?, seal: Seal, now: @escaping @Sendable () -> ContinuousClock.Instant = { .now }
  ) {
    self.now = now
    guesses = Mutex(Allowance(perSecond: 0.2, burst: 10, now: now()))
    self.code = code
    pass = seal.name(of: code ?? "", for: "access")
  }

  func admits(_ request: Request) -> Bool {
    guard code != nil else { return true }
    return Seal.areEqual(Array((request.cookie("tapas_a") ?? "").utf8), Array(pass.utf8))
  }

  /// The answer to a typed code.
  func enter(_ request: Request) -> Response {
    guard let code else { return .redirect(to: "/") }
    let form = String(decoding: request.body.prefix(512), as: UTF8.self)
    let typed = form.split(separator: "&").first { $0.hasPrefix("code=") }?.dropFirst(5) ?? ""
    let clean = (typed.replacing("+", with: " ").removingPercentEncoding ?? "").lowercased().filter
    { !$0.isWhitespace }
    guard guesses.withLock({ $0.take(now: now()) }),
      Seal.areEqual(Array(clean.utf8), Array(code.lowercased().utf8))
    else {
      return .redirect(to: "/?wrong=1")
    }
    return Response.redirect(to: "/")
      .adding("Set-Cookie", "tapas_a=\(pass); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000")
  }

  /// The page that asks for the code.
  func form(_ request: Request, in locale: Locale, site: Site) -> Response {
    let words = Words(locale: locale, tables: site.strings)
    var body =
      "<main class=\"gate\"><h1>Tapas</h1><p>\(words["Type the access code that Tapas printed when it started."])</p>"
    if request.queryValue("wrong") != nil {
      body += "<p role=\"alert\">\(words["That is not the code."])</p>"
    }
    body +=
      "<form method=\"post\" action=\"/_/enter\"><label>\(words["Access code"])"
    body +=
      "<input class=\"tf\" name=\"code\" autocomplete=\"off\" autofocus></label><button class=\"b prominent\" type=\"submit\">\(words["Continue"])</button></form></main>"
    return .text(
      "<!doctype html><html lang=\"\(locale.language.languageCode?.identifier ?? "en")\" dir=\"\(locale.isRightToLeft ? "rtl" : "ltr")\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width,initial-scale=1\">"
        + "<title>Tapas</title><link rel=\"stylesheet\" href=\"/_/stage.css\"></head><body>\(body)</body></html>",
      status: 401, type: "text/html; charset=utf-8"
    ).adding(
      "Content-Security-Policy",
      "default-src 'none'; style-src 'self'; form-action 'self'; frame-ancestors 'none'"
    )
    .adding("Cache-Control", "no-store")
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
