// The pages without a session: home, the list of previews, and not found.
import Foundation
import Limits
import SwiftUI
import WebServer

extension LiveServer {
  /// Answers "/", including a choice of language.
  func home(_ request: Request) async -> Response {
    if let chosen = request.queryValue("lang") {
      return isOwnNavigation(request) ? choose(chosen, request) : .redirect(to: "/").secured()
    }
    let locale = locale(of: request)
    let isGuest = isGuest(request)
    let page = HomePage(
      title: site.title, apps: site.apps.filter { !isGuest || $0.guestScene != nil },
      languages: HomePage.Language.named(site.strings.languages),
      current: locale.language.languageCode?.identifier, canSignOut: gate.isClosed,
      isGuest: isGuest)
    let html = await page.html(in: locale, on: site)
    return Document(
      kind: .plain, locale: locale, title: site.title, body: html, hasForm: gate.isClosed
    )
    .response(status: 200, assets: assets, request: request)
  }

  private func choose(_ chosen: String, _ request: Request) -> Response {
    let language = site.strings.languages.contains(chosen) ? chosen : "en"
    return Response.redirect(to: "/")
      .adding("Set-Cookie", cookie("tapas_lang", language, for: request)).secured()
  }

  /// Answers the address of the cards to print. Their code is of the name by which the person
  /// reached this site, unless only this machine can use that name. Where guests may not read, the
  /// cards have the access code in them.
  func tables(_ request: Request) async -> Response {
    let locale = locale(of: request)
    let origin = publicOrigin(of: request)
    let app = site.cardsApp
    let start = app?.address ?? "/"
    let path = site.admitsGuests ? start : site.accessCode.flatMap(AccessLink.path) ?? start
    let title = app?.installedTitle(in: locale, site.strings) ?? site.name
    let html = await TablesPage(
      title: Text(verbatim: title),
      logo: app.flatMap { $0.owner.logo == nil ? nil : $0.iconAddress("512") },
      address: origin + path, shownAddress: start == "/" ? origin : origin + start,
      tables: request.queryValue("tables").flatMap { Int($0) }.map {
        min(max($0, 1), TablesPage.most)
      },
      sentences: app?.owner.hasMenu == true ? invitations : []
    ).html(in: locale, on: site)
    return Document(
      kind: .plain, locale: locale, title: title, body: html, app: app, hasForm: true
    )
    .response(status: 200, assets: assets, request: request)
  }

  /// The sentence beside the code of a card, in each language of the site.
  private var invitations: [(language: String, text: String)] {
    HomePage.Language.named(site.strings.languages).map { language in
      let locale = Locale(identifier: language.code)
      let sentence: LocalizedStringKey = "Scan for the menu"
      return (language.code, sentence.resolve(in: locale, tables: site.strings))
    }
  }

  private func publicOrigin(of request: Request) -> String {
    if let name = site.names.first { return "https://\(name)\(site.basePath)" }
    if let address = site.reachedAt { return "http://\(address)" }
    let host = request.headers["host"]?.lowercased() ?? site.host
    guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return "http://\(host)" }
    let isLocal = ["localhost", "127.0.0.1", "[::1]"].contains(String(host[..<colon]))
    guard isLocal, let known = site.networkHosts().first else { return "http://\(host)" }
    return "http://\(known)\(host[colon...])"
  }

  /// Answers the address that lists the previews.
  func previews(_ request: Request) async -> Response {
    let locale = locale(of: request)
    let title = LocalizedStringKey("Previews").resolve(in: locale, tables: site.strings)
    let html = await PreviewsPage(groups: site.previews).html(in: locale, on: site)
    return Document(kind: .plain, locale: locale, title: title, body: html)
      .response(status: 200, assets: assets, request: request)
  }

  /// Answers the address of a photo, which may have to be fetched for the visitor.
  func photo(_ request: Request) async -> Response {
    let visitor = visitor(of: request, browser: Self.browser(of: request) ?? "")
    return await ActingGuest.$current.withValue(visitor.actingGuest) {
      await photos.answer(request.path, request)
    }
  }

  /// Answers an address that no app has, or that `app` has no screen for.
  func notFound(_ request: Request, in app: SiteApp? = nil) async -> Response {
    let locale = locale(of: request)
    let title = app?.installedTitle(in: locale, site.strings)
    let page = NotFoundPage(title: title ?? site.title, address: app?.address ?? "/")
    let html = await page.html(in: locale, on: site)
    return Document(
      kind: .plain, locale: locale, title: title ?? site.title, body: html,
      app: app ?? site.wholeSite
    )
    .response(status: 404, assets: assets, request: request)
  }

  /// Answers a page request that gets no session.
  func busy(_ refusal: SessionRefusal) -> Response {
    site.observe(.refused(code: refusal == .noRoom ? 503 : 429, reason: refusal.rawValue))
    guard refusal == .noRoom else {
      return .text("Too many pages were opened at once. Please try again.\n", status: 429)
        .adding("Retry-After", "2").secured()
    }
    return .text(
      "Too many people are here at the moment. Please try again in a minute.\n", status: 503
    )
    .adding("Retry-After", "30").secured()
  }
}
