// The server: answers requests for pages, assets and photos, and owns the open pages' sessions.
import Foundation
import SwiftUI
import Synchronization
package import WebServer

/// Serves a site's apps to browsers.
package final class LiveServer: Sendable {
  let site: SiteConfiguration
  let signer: Signer
  let assets: Assets
  let photos: ImageProxy
  private let photoUpdates: PhotoUpdates
  let gate: AccessGate
  let sessions: SessionTable
  /// Whether visitors should be sent here; set by the caller that starts the server.
  package let readiness = Readiness()
  let pageAdmission: PageAdmission
  let trials: Trials
  let browserValues = BrowserTable()
  let pulse: Pulse
  let mainQueue = MainActorQueue()
  let polledLines = PolledLines()
  /// How many requests of guests are answered now.
  private let guestRequests = Atomic<Int>(0)
  /// The room for files that people send to pages and get from them.
  let fileRoom = FileRoom(folder: FileFolder.ofThisProcess())

  /// Throws when the server's own assets cannot be read, or when the renderer does not work.
  @MainActor package init(site: SiteConfiguration) throws(LiveServerError) {
    do { try RuntimeSelfTest.run() } catch { throw .runtime(error.description) }
    self.site = site
    signer = Signer(key: site.secret)
    assets = try Assets(
      icon: site.icon, accent: site.accent, imitatesIOS: site.imitatesIOS,
      basePath: site.basePath)
    photos = ImageProxy(
      signer: signer, basePath: site.basePath, fetch: site.photo, thumbnail: site.thumbnail)
    gate = AccessGate(
      code: site.accessCode, generation: site.accessGeneration, signer: signer,
      workers: site.worker.count, now: site.clock.now, date: site.date)
    var limits = site.limits
    limits.pageBytes /= max(1, site.worker.count)
    sessions = SessionTable(limits: limits, clock: site.clock)
    photoUpdates = PhotoUpdates(site.photoChanges(), photos, sessions)
    pageAdmission = PageAdmission(limits: site.limits, clock: site.clock)
    pulse = Pulse(clock: site.clock, patience: site.patience)
    trials = Trials(isCareful: site.crashes?.followsCrash ?? false, clock: site.clock)
  }

  /// Ends every session.
  @MainActor package func close() {
    readiness.become(.stopping)
    sessions.closeAll()
    FileFolder.remove(fileRoom.folder)
  }

  // MARK: Requests

  /// Answers one HTTP request.
  package func answer(_ request: Request) async -> Response {
    let start = site.clock.now()
    let request = request.below(site.basePath)
    let response = await response(to: request).below(site.basePath)
    report(response, to: request, since: start)
    return response
  }

  private func response(to request: Request) async -> Response {
    guard isForUs(request) else {
      return .text("This site does not answer to that name.\n", status: 421).secured()
    }
    guard
      request.method == "GET" || request.method == "HEAD" || Self.bodyLimit(of: request) != nil
    else {
      return .text("Only GET is answered here.\n", status: 405).adding("Allow", "GET, HEAD")
        .secured()
    }
    let path = request.path
    if let response = await operations(request) { return response }
    if let response = assets.answer(path, request) { return response.secured() }
    if let app = SiteApp.ofLogo(at: path, in: site) { return await logo(of: app).secured() }
    if path == "/_/enter" { return await enter(request).secured() }
    if path == "/_/leave" { return await leave(request).secured() }
    if path == Self.pollPath { return await poll(request).secured() }
    if isStopping, !path.hasPrefix("/_/") { return stopping() }
    guard gate.admits(request) || isGuest(request) else { return await accessForm(request) }
    guard isGuest(request) else { return await content(request) }
    defer { guestRequests.wrappingSubtract(1, ordering: .relaxed) }
    guard guestRequests.wrappingAdd(1, ordering: .relaxed).newValue <= site.limits.guestRequests
    else { return busy(.noRoom) }
    return await content(request)
  }

  /// Answers a request of a visitor who may read.
  private func content(_ request: Request) async -> Response {
    let path = request.path
    if path.hasPrefix(ImageProxy.path) { return await photo(request).secured() }
    if path.hasPrefix(Self.filesPath) { return await files(request).secured() }
    if path == "/_/watch", let watch = site.watch { return watch.response().secured() }
    if path == "/_/kept" { return kept(request).secured() }
    if path == "/_/tables" {
      return isGuest(request) ? await accessForm(request) : await tables(request)
    }
    if path.hasPrefix("/_/manifest/") { return Manifest.answer(path, site: site).secured() }
    if path == "/", site.wholeSite == nil || request.queryValue("lang") != nil {
      return renewingPass(await home(request), for: request)
    }
    if path == PreviewGroup.address, !site.previews.isEmpty, !isGuest(request) {
      return renewingPass(await previews(request), for: request)
    }
    guard let (app, components) = site.app(at: path) else { return await notFound(request) }
    guard app.guestScene != nil || !isGuest(request) else { return await accessForm(request) }
    return renewingPass(await page(app, components, request), for: request)
  }

  func locale(of request: Request) -> Locale {
    ClientInfo.locale(
      accepting: request.headers["accept-language"], chosen: request.cookie("tapas_lang"),
      tables: site.strings)
  }

  // MARK: Pages

  @MainActor private func page(_ app: SiteApp, _ components: [String], _ request: Request) async
    -> Response
  {
    if isCondemned(components, in: app) { return .redirect(to: app.address).secured() }
    let cookie = Self.browser(of: request)
    let peer = visitorAddress(of: request)
    do throws(SessionRefusal) {
      try sessions.takePage(for: cookie, from: peer)
      guard await pageAdmission.begin(browser: cookie, peer: peer) else {
        throw .tooManyPages
      }
    } catch {
      return busy(error)
    }
    var time = Duration.zero
    defer { pageAdmission.ended(time, peer: peer) }
    do throws(SessionRefusal) {
      try sessions.makeRoom(for: visitor(of: request, browser: cookie ?? ""))
    } catch {
      return busy(error)
    }
    var mark = CrashMark(.making)
    mark.address = digest(of: components, in: app)
    let isOnTrial = components.isEmpty ? false : await trials.begin(mark)
    defer { if isOnTrial { trials.ended() } }
    let start = site.clock.now()
    let browser =
      cookie ?? newBrowser(named: request) ?? site.worker.newBrowser()
    let clientInfo =
      request.cookie("tapas_env").map(ClientInfo.init(cookie:))
      ?? ClientInfo(userAgent: request.headers["user-agent"])
    let proof = request.queryValue(PageAddress.proofName)
    let address = signer.treeAddress(components, proof, in: app)
    let session = pass(of: mark) {
      self.session(of: app, at: address, for: request, browser: browser, clientInfo: clientInfo)
    }
    blame(session, mark, components)
    sessions.add(session)
    time = start.duration(to: site.clock.now())
    let content = await session.firstHTML(isLast: request.isLast)
    time += session.renderTime
    if session.tree.isAddressMissing {
      sessions.remove(session)
      return await notFound(request, in: app)
    }
    var document = document(
      of: session, content, isPolling: request.cookie(Self.pollCookie) != nil)
    document.lastQuery = lastQuery(of: session, content.text, request)
    // No browser will connect to a page that was requested with HEAD.
    if request.method == "HEAD" { sessions.remove(session) }
    var response = document.response(status: 200, assets: assets, request: request)
    if cookie == nil {
      response.headers.append(
        ("Set-Cookie", self.cookie("tapas_b", browser, for: request)))
    }
    if let kept = session.takeKept() { response.headers.append(("Set-Cookie", kept)) }
    return response
  }

  /// The query of a page for a browser without script, where a splash or a skeleton would stay.
  @MainActor private func lastQuery(of session: Session, _ html: String, _ request: Request)
    -> String?
  {
    let isPassing = session.tree.isLoading || !html.contains(DataAttribute.event.rawValue)
    guard isPassing, !request.isLast else { return nil }
    return [request.query, PageAddress.lastName].filter { !$0.isEmpty }.joined(separator: "&")
  }

  /// The first HTML of a session with the texts that its script shows.
  @MainActor private func document(
    of session: Session, _ content: (text: String, count: Int, rules: String), isPolling: Bool
  ) -> Document {
    let builtIn = session.tree.builtIn
    func words(_ text: Text) -> String { text.resolve(builtIn) }
    let live = Document.Live(
      token: session.name, count: content.count, rules: content.rules,
      offline: words(Text("Connection lost. Trying again…")), loading: words(Text("Loading")),
      // The script replaces the sign with the field's limit.
      full: words(Text("At most \("%") characters fit here.")), cancel: words(Text("Cancel")),
      noScript: words(Text("This page needs JavaScript to react to presses and to load more.")),
      isPolling: isPolling)
    return Document(
      kind: .live(live), locale: builtIn.person.locale,
      title: session.title.isEmpty ? site.title : session.title,
      body: content.text, app: session.app, scripts: session.tree.usedScripts,
      isWatched: site.watch != nil)
  }
}

/// The reasons why a live server cannot start.
package enum LiveServerError: Error, CustomStringConvertible {
  /// A file of the program is missing or broken; the text names it.
  case asset(String)
  /// The renderer does not work in this build; the text says why.
  case runtime(String)

  /// A sentence for the terminal.
  package var description: String {
    switch self {
    case .asset(let what): "A file of the live server cannot be read: \(what)."
    case .runtime(let why): why
    }
  }
}

extension Locale {
  var isRightToLeft: Bool { language.characterDirection == .rightToLeft }
}

extension Request {
  /// Whether it is of a browser without script, for which the page does not change any more.
  fileprivate var isLast: Bool { queryValue(PageAddress.lastName) != nil }
}
