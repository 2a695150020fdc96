// WebSockets: which requests may open one, the required hello, and the session it joins.
import Foundation
import SwiftUI
package import WebServer

extension LiveServer {
  /// Accepts or refuses a WebSocket request; called on the web server's thread.
  package func upgrade(_ request: Request) -> Upgrade {
    let request = request.below(site.basePath)
    guard request.path == "/_/socket" else { return .refuse(status: 404) }
    return admit(request)
  }

  /// Accepts or refuses a line to a page, whichever way its messages travel.
  func admit(_ request: Request) -> Upgrade {
    if isStopping { return .refuse(status: 503) }
    if let fault = originFault(of: request) { site.onceLogger(fault.warning, to: site.log) }
    guard isForUs(request), hasOwnOrigin(request) else { return .refuse(status: 403) }
    guard gate.admits(request) || site.admitsGuests else {
      return .accept { [self] in refuse($0, code: 4003, reason: "access code needed") }
    }
    guard let browser = Self.browser(of: request) else { return .refuse(status: 403) }
    // Refused before the upgrade, so that a proxy can still try the next process.
    guard let place = sessions.room.admission(for: visitor(of: request, browser: browser))
    else {
      site.observe(.refused(code: 503, reason: SessionRefusal.noRoom.rawValue))
      return .refuse(status: 503)
    }
    return .accept { [self] socket in await serve(socket, browser: browser, place: place) }
  }

  @MainActor private func serve(_ socket: WebSocket, browser: String, place: Room.Admission) async {
    defer { place.end() }
    // Since the upgrade the browser may have signed out.
    guard gate.admits(socket.request) || site.admitsGuests else {
      return refuse(socket, code: 4003, reason: "access code needed")
    }
    var session: Session?
    // A silent socket must not occupy a connection.
    let patience = Task {
      try await Task.sleep(for: site.limits.hello)
      refuse(socket, code: 1008, reason: "hello first")
    }
    defer { patience.cancel() }

    func take(_ message: WebSocket.Message) async -> Bool {
      guard case .text(let text) = message, let frame = Frame.read(text) else {
        refuse(socket, code: 1007, reason: "not of the wire's form")
        return false
      }
      if let session {
        // With a simulated latency the following messages have been read already.
        let arrival = (site.latency > .zero ? nil : socket.lastArrival) ?? .now
        await wait(for: session)
        return receive(frame, arrived: arrival, in: session, from: socket)
      } else if case .hello(let hello) = frame {
        patience.cancel()
        // Set before the answer, because the browser may probe at once after it.
        socket.answerProbes("[]")
        do throws(SessionRefusal) {
          session = try await join(hello, socket, browser: browser)
          sessions.noteRoom()
          place.end()
          return true
        } catch {
          refuse(socket, for: error)
        }
      } else {
        refuse(socket, code: 1008, reason: "hello first")
      }
      return false
    }

    if site.latency > .zero {
      for await message in delayed(socket.messages, by: site.latency / 2) {
        guard await take(message) else { break }
      }
    } else {
      for await message in socket.messages {
        guard await take(message) else { break }
        guard let session else { continue }
        await SocketReader(socket, session, server: self).run()
        break
      }
    }
    session?.detach(socket)
    sessions.noteRoom()
  }

  /// Handles a frame of a socket that has joined a session. False when the socket must not be read
  /// any more.
  @MainActor func receive(
    _ frame: Frame, arrived arrival: ContinuousClock.Instant, in session: Session,
    from socket: WebSocket
  ) -> Bool {
    // Meanwhile another socket may have replaced this one and restarted the event count.
    guard session.socket?.id == socket.id else { return false }
    if frame.isAct { pageAdmission.acted(session.browser) }
    guard session.receive(frame) else {
      refuse(socket, code: 1008, reason: "too much")
      return false
    }
    if let kind = frame.eventKind { site.observe(.handled(kind, arrival.duration(to: .now))) }
    return true
  }

  /// Waits while the session has used more than its share of the thread. Its messages stay unread.
  @MainActor private func wait(for session: Session) async {
    let time = session.renderDebt.wait(now: site.clock.now())
    guard time > .zero else { return }
    // A cancelled wait only ends sooner.
    try? await site.clock.sleep(time)
  }

  /// Finds the session of a page, or makes one from the browser's snapshot. Throws when the socket
  /// must be closed.
  @MainActor private func join(
    _ hello: Frame.Hello, _ socket: WebSocket, browser: String
  ) async throws(SessionRefusal) -> Session {
    let snapshot = hello.snapshot.flatMap { Snapshot($0, signer: signer) }
    let address = PageAddress(hello.address, below: site.basePath)
    let place = site.app(at: address.path)
    if let known = try rejoin(hello, socket, browser: browser, snapshot, in: place?.app) {
      return known
    }
    guard let (app, asked) = place else { throw .noSuchPage }
    guard app.guestScene != nil || !isGuest(socket.request) else { throw .codeNeeded }
    let (verdict, mark) = judge(hello, at: asked, in: app)
    var (components, storage, told) = (asked, snapshot?.storage(of: app) ?? [:], hello)
    switch verdict {
    case .whole: break
    case .root: (components, storage, told.typed) = ([], [:], [])
    case .refused: throw .endsProcess
    }
    let isPlain = components.isEmpty && storage.isEmpty && told.typed.isEmpty
    let isOnTrial = isPlain ? false : await trials.begin(mark)
    defer { if isOnTrial { trials.ended() } }
    // Meanwhile the browser may have given up and reconnected.
    guard !socket.isClosed else { throw .noRoom }
    try sessions.takePage(for: browser, from: visitorAddress(of: socket.request))
    try sessions.makeRoom(
      for: visitor(of: socket.request, browser: browser), isReturning: true)
    let start = signer.treeAddress(components, address.proof, in: app)
    let new = pass(of: mark) { [storage] in
      self.session(
        of: app, at: start, for: socket.request, browser: browser,
        clientInfo: hello.clientInfo, storage: storage)
    }
    blame(new, mark, components)
    new.use.isAwaited = true
    sessions.add(new)
    await new.settle(again: true)
    new.use.isAwaited = false
    // Meanwhile the browser may have signed out.
    guard !new.isClosed else { throw .noRoom }
    guard new.attach(socket, hello: told, isNew: true) else { throw .tooManyWholePages }
    return new
  }

  /// The page's session with the socket attached; nil when there is none, or when the browser
  /// loaded its page again and the session has ended for a new one.
  @MainActor private func rejoin(
    _ hello: Frame.Hello, _ socket: WebSocket, browser: String, _ snapshot: Snapshot?,
    in app: SiteApp?
  ) throws(SessionRefusal) -> Session? {
    guard let known = sessions.session(hello.session, of: browser) else { return nil }
    // Meanwhile another process may have written them.
    _ = values(of: browser, socket.request)
    // A page made with the code does not go on without it.
    guard known.isGuest == isGuest(socket.request) else {
      sessions.remove(known)
      throw .codeNeeded
    }
    guard known.isReload(with: snapshot), app?.name == known.app.name else {
      guard known.attach(socket, hello: hello, isNew: false) else { throw .tooManyWholePages }
      return known
    }
    sessions.remove(known)
    return nil
  }

  /// A session for the browser that sent `request`.
  @MainActor func session(
    of app: SiteApp, at address: TreeAddress, for request: Request, browser: String,
    clientInfo: ClientInfo, storage: [String: String] = [:]
  ) -> Session {
    var environment = EnvironmentValues()
    environment.builtIn.person.locale = locale(of: request)
    environment.builtIn.person.layoutDirection =
      environment.builtIn.person.locale.isRightToLeft ? .rightToLeft : .leftToRight
    clientInfo.apply(to: &environment.builtIn)
    return Session(
      app: app, site: site, visitor: visitor(of: request, browser: browser),
      environment: environment, clientInfo: clientInfo,
      address: address, storage: storage, signer: signer,
      photoPath: { [photos, page = ImageProxy.Page()] in photos.path(for: $0, of: page) },
      filePath: { [photos] in photos.address(ofFile: $0) },
      picturePath: { [photos] in photos.address(of: $0, type: $1) },
      scripts: assets.lazyScripts,
      fileRoom: fileRoom.share(
        of: browser, at: PeerName.of(visitorAddress(of: request)), isGuest: isGuest(request)),
      values: app.isPreview ? BrowserValues() : values(of: browser, request),
      holdsScreen: isTrusted(request),
      keptCookie: { [self] in keptCookie($0, for: request) })
  }
}
