// The stage: answers requests for pages, assets and photos, and holds the conversations with browsers.
import Foundation
import SwiftUI
import WebServer

/// Serves a site's apps to browsers.
package final class Stage: Sendable {
  let site: Site
  let seal: Seal
  let assets: Assets
  let photos: PhotoDesk
  let gate: AccessGate
  private let sessions: SessionTable

  /// Throws when the stage's own assets cannot be read.
  @MainActor package init(site: Site) throws(StageError) {
    self.site = site
    seal = Seal(key: site.secret)
    assets = try Assets()
    photos = PhotoDesk(seal: seal, fetch: site.photo)
    gate = AccessGate(code: site.accessCode, seal: seal)
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
    else { return .text("Only GET is answered here.\n", status: 405).secured() }
    let path = request.path
    if path == "/health" { return health() }
    if let response = assets.answer(path, request) { return response.secured() }
    if path == "/_/enter" { return gate.enter(request).secured() }
    guard gate.admits(request) else {
      return gate.form(request, in: locale(of: request), site: site).secured()
    }
    if path.hasPrefix("/_/photo/") { return await photos.answer(path, request).secured() }
    if path.hasPrefix("/_/manifest/") { return Manifest.answer(path, site: site).secured() }
    if path == "/" { return HomePage.answer(request, stage: self) }
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
    Surroundings.locale(
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
    let cookie = request.cookie("tapas_b").flatMap { $0.utf8.count == 22 ? $0 : nil }
    let browser = cookie ?? Seal.base64url(Seal.random(16))
    var environment = EnvironmentValues()
    environment.facts.locale = locale(of: request)
    environment.facts.layoutDirection =
      environment.facts.locale.isRightToLeft ? .rightToLeft : .leftToRight
    let surroundings = request.cookie("tapas_env").map(Surroundings.init(cookie:)) ?? Surroundings()
    surroundings.apply(to: &environment.facts)
    let session = Session(
      app: app, site: site, browser: browser, environment: environment, components: components,
      storage: [:],
      seal: seal, photoPath: { [photos] in photos.path(for: $0) })
    sessions.add(session)
    let content = await session.firstHTML()
    let document = Document(
      locale: environment.facts.locale, title: session.title, body: content.text, app: app,
      live: .init(
        token: session.token, count: content.count, snapshot: session.snapshot,
        offline: Text("Connection lost. Trying again…").resolve(session.tree.facts)))
    var response = document.response(status: 200, assets: assets, request: request)
    if cookie == nil {
      response.headers.append(
        ("Set-Cookie", "tapas_b=\(browser); Path=/; HttpOnly; SameSite=Lax; Max-Age=31536000"))
    }
    return response
  }

  // MARK: Conversations

  /// Decides about a request for a WebSocket; called on the server's own thread.
  package func upgrade(_ request: Request) -> Upgrade {
    guard request.path == "/_/socket" else { return .refuse(status: 404) }
    guard isForUs(request), hasOwnOrigin(request) else { return .refuse(status: 403) }
    guard gate.admits(request) else {
      return .accept { $0.close(code: 4003, reason: "access code needed") }
    }
    guard let browser = request.cookie("tapas_b"), browser.utf8.count == 22 else {
      return .refuse(status: 403)
    }
    return .accept { [self] socket in await converse(socket, browser: browser) }
  }

  @MainActor private func converse(_ socket: WebSocket, browser: String) async {
    var session: Session?
    for await message in socket.messages {
      guard case .text(let text) = message, let frame = Frame.read(text) else {
        socket.close(code: 1007, reason: "not of the wire's form")
        break
      }
      // A cancelled delay only delivers sooner.
      if site.latency > .zero { try? await Task.sleep(for: site.latency / 2) }
      if let session {
        if !session.receive(frame) {
          socket.close(code: 1008, reason: "too much")
          break
        }
      } else if case .hello(let hello) = frame {
        session = await meet(hello, socket, browser: browser)
        if session == nil {
          socket.close(code: 1008, reason: "no such page")
          break
        }
      } else {
        socket.close(code: 1008, reason: "hello first")
        break
      }
    }
    session?.detach(socket)
  }

  /// Finds the session that a page belongs to, or makes it anew from what the browser kept.
  @MainActor private func meet(_ hello: Frame.Hello, _ socket: WebSocket, browser: String) async
    -> Session?
  {
    if let session = sessions.session(hello.session, of: browser) {
      session.attach(socket, hello: hello, isNew: false)
      return session
    }
    guard sessions.hasRoom(),
      let (app, components) = site.app(at: String(hello.address.prefix { $0 != "?" }))
    else { return nil }
    let snapshot = hello.snapshot.flatMap { Snapshot($0, seal: seal) }
    var environment = EnvironmentValues()
    environment.facts.locale = locale(of: socket.request)
    environment.facts.layoutDirection =
      environment.facts.locale.isRightToLeft ? .rightToLeft : .leftToRight
    hello.surroundings.apply(to: &environment.facts)
    let session = Session(
      app: app, site: site, browser: browser, environment: environment, components: components,
      storage: snapshot?.app == app.name ? snapshot?.storage ?? [:] : [:], seal: seal,
      photoPath: { [photos] in photos.path(for: $0) })
    sessions.add(session)
    await session.settle()
    session.attach(socket, hello: hello, isNew: true)
    return session
  }

  // MARK: Who asks

  /// A page on the web may send a browser to this machine under a name of its own; such requests are refused.
  private func isForUs(_ request: Request) -> Bool {
    guard site.isLoopback else { return true }
    guard let host = request.headers["host"]?.lowercased() else { return true }
    let name =
      host.hasPrefix("[")
      ? String(host.prefix { $0 != "]" }) + "]" : String(host.prefix { $0 != ":" })
    return ["localhost", "127.0.0.1", "[::1]"].contains(name)
  }

  private func hasOwnOrigin(_ request: Request) -> Bool {
    guard let origin = request.headers["origin"], let host = request.headers["host"] else {
      return false
    }
    return origin.lowercased() == "http://\(host.lowercased())"
      || origin.lowercased() == "https://\(host.lowercased())"
  }
}

/// Why a stage cannot open.
package enum StageError: Error, CustomStringConvertible {
  /// A file that travels with the program is missing or broken; the text says which.
  case asset(String)

  package var description: String {
    switch self {
    case .asset(let what): "A file that belongs to Tapas cannot be read: \(what)."
    }
  }
}

extension Locale {
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}
