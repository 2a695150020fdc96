// The pages without a session: home, not found, and the form for the access code.
import Foundation
import SwiftUI
import WebServer

extension LiveServer {
  /// Answers "/", and the choice of a language there.
  func home(_ request: Request) async -> Response {
    if let chosen = request.queryValue("lang") { return choose(chosen, request) }
    let locale = locale(of: request)
    let page = HomePage(
      apps: site.apps, languages: HomePage.Language.named(site.strings.languages),
      current: locale.language.languageCode?.identifier)
    let html = await page.html(in: locale, strings: site.strings)
    return Document(kind: .plain, locale: locale, title: "Tapas", body: html)
      .response(status: 200, assets: assets, request: request)
  }

  private func choose(_ chosen: String, _ request: Request) -> Response {
    let language = site.strings.languages.contains(chosen) ? chosen : "en"
    return Response.redirect(to: "/")
      .adding("Set-Cookie", cookie("tapas_lang", language, for: request)).secured()
  }

  /// Answers for an address that no app has.
  func notFound(_ request: Request) async -> Response {
    let locale = locale(of: request)
    let html = await NotFoundPage().html(in: locale, strings: site.strings)
    return Document(kind: .plain, locale: locale, title: "Tapas", body: html)
      .response(status: 404, assets: assets, request: request)
  }

  /// Answers when no session is made for a page.
  func busy(_ refusal: SessionRefusal) -> Response {
    guard refusal == .noRoom else {
      return .text("Too many pages were opened at once. Please try again.\n", status: 429)
        .adding("Retry-After", "2").secured()
    }
    return .text(
      "Too many people are here at the moment. Please try again in a minute.\n", status: 503
    )
    .adding("Retry-After", "30").secured()
  }

  /// Asks a visitor who is not admitted for the code.
  func accessForm(_ request: Request) async -> Response {
    let isWrong = request.queryValue("wrong") != nil
    return await accessForm(request, status: 401, alert: isWrong ? .wrong : nil)
  }

  private func accessForm(
    _ request: Request, status: Int, alert: AccessCodePage.Alert?
  ) async -> Response {
    let locale = locale(of: request)
    let html = await AccessCodePage(alert: alert).html(in: locale, strings: site.strings)
    return Document(kind: .accessForm, locale: locale, title: "Tapas", body: html)
      .response(status: status, assets: assets, request: request)
  }

  /// Answers a typed access code. Browsers name the page that a form was sent from, and only a
  /// page of this site may send one: otherwise any page could guess through its visitors. Other
  /// programs name no page.
  func enter(_ request: Request) async -> Response {
    guard request.method == "POST" else { return .redirect(to: "/") }
    guard request.headers["origin"] == nil || hasOwnOrigin(request) else {
      return .text("Only this site's own form may send a code.\n", status: 403)
    }
    switch gate.verdict(on: request, from: visitorAddress(of: request)) {
    case nil: return .redirect(to: "/")
    case .right:
      return .redirect(to: "/").adding("Set-Cookie", cookie("tapas_a", gate.pass, for: request))
    case .wrong: return .redirect(to: "/?wrong=1")
    case .tooMany:
      return await accessForm(request, status: 429, alert: .tooMany).adding("Retry-After", "60")
    }
  }
}
