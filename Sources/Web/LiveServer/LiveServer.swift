// The stage: answers requests for pages, assets and photos, and holds the conversations with browsers.
import Foundation
import SwiftUI
import WebServer

/// Serves a site's apps to browsers.
package final class LiveServer: Sendable {
  let site: SiteConfiguration
  let signer: Signer
  let assets: Assets
  let photos: ImageProxy
  let gate: AccessGate
  let sessions: SessionTable

  /// Throws when the stage's own assets cannot be read.
  @MainActor package init(site: SiteConfiguration) throws(LiveServerError) {
    do { try RuntimeSelfTest.run() } catch { throw .runtime(error.description) }
    self.site = site
    signer = Signer(key: site.secret)
    assets = try Assets()
    photos = ImageProxy(signer: signer, fetch: site.photo)
    gate = AccessGate(code: site.accessCode, signer: signer)
    sessions = SessionTable(limits: site.limits)
  }

  /// Ends every session.
  @MainActor package func close() { sessions.closeAll() }

  // MARK: Requests

  /// Answers one HTTP request.
  package func answer(_ request: Request) async -> Response {
    guard isForUs(request) else {
      return .text("This site does not answer to that name.\n", status: 421).secured()
    }
    guard
      request.method == "GET" || request.method == "HEAD"
        || (request.method == "POST" && request.path == "/_/enter")
    else {
      return .text("Only GET is answered here.\n", status: 405).adding("Allow", "GET, HEAD")
        .secured()
    }
    let path = request.path
    if path == "/health" { return health() }
    if let response = assets.answer(path, request) { return response.secured() }
    if path == "/_/enter" { return enter(request).secured() }
    guard gate.admits(request) else {
      return gate.form(request, in: locale(of: request), site: site).secured()
    }
    if path.hasPrefix("/_/photo/") { return await photos.answer(path, request).secured() }
    if path.hasPrefix("/_/manifest/") { return Manifest.answer(path, site: site).secured() }
    if path == "/" { return HomePage.answer(request, liveServer: self) }
    guard let (app, components) = site.app(at: path) else { return notFound(request) }
    return await page(app, components, request)
  }

  private func health() -> Response {
    Response(
      status: 200, headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
      body: .bytes(Array("{\"status\":\"ok\"}\n".utf8))
    ).secured()
  }

  func locale(of request: Request) -> Locale {
    ClientInfo.locale(
      accepting: request.headers["accept-language"], chosen: request.cookie("tapas_lang"),
      tables: site.strings)
  }

  private func notFound(_ request: Request) -> Response {
    let document = Document(
      locale: locale(of: request), title: "Tapas",
      body: HomePage.lost(in: locale(of: request), tables: site.strings))
    return document.response(status: 404, assets: assets, request: request)
  }

  // MARK: Pages

  @MainActor private func page(_ app: SiteApp, _ components: [String], _ request: Request) async
    -> Response
  {
    guard sessions.hasRoom() else {
      return .text(
        "Too many people are here at the moment. Please try again in a minute.\n", status: 503
      )
      .adding("Retry-After", "30").secured()
    }
    let cookie = Self.browser(of: request)
    let browser = cookie ?? Signer.base64url(Signer.random(16))
    let clientInfo = request.cookie("tapas_env").map(ClientInfo.init(cookie:)) ?? ClientInfo()
    let session = session(
      of: app, at: components, for: request, browser: browser, clientInfo: clientInfo)
    sessions.add(session)
    let content = await session.firstHTML()
    let document = Document(
      locale: session.tree.facts.locale, title: session.title, body: content.text, app: app,
      live: .init(
        token: session.name, count: content.count,
        offline: Text("Connection lost. Trying again…").resolve(session.tree.facts)))
    // Nobody reads the page that a HEAD is about, so nobody will take it up.
    if request.method == "HEAD" { sessions.remove(session) }
    var response = document.response(status: 200, assets: assets, request: request)
    if cookie == nil {
      response.headers.append(
        ("Set-Cookie", "tapas_b=\(browser); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"))
    }
    return response
  }
}

/// Why a stage cannot open.
package enum LiveServerError: Error, CustomStringConvertible {
  /// A file that travels with the program is missing or broken; the text says which.
  case asset(String)
  /// The renderer cannot work as this program was built; the text says why.
  case runtime(String)

  package var description: String {
    switch self {
    case .asset(let what): "A file that belongs to Tapas cannot be read: \(what)."
    case .runtime(let why): why
    }
  }
}

extension Locale {
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}
