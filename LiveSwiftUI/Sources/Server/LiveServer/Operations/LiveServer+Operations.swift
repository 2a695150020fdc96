// The addresses for operators: `/health`, `/ready` and `/metrics`; and the server's reports.
import Foundation
import WebServer

/// The number of open pages.
package struct OpenPages: Sendable, Equatable {
  /// All sessions, with or without a connected browser.
  package var all: Int
  /// The sessions with a connected browser.
  package var connected: Int
  /// The most sessions that may be open.
  package var limit: Int
}

extension LiveServer {
  /// The number of open pages now.
  @MainActor package var openPages: OpenPages {
    OpenPages(all: sessions.count, connected: sessions.connected, limit: site.limits.sessions)
  }

  /// Answers an operator's address; nil for any other path.
  func operations(_ request: Request) async -> Response? {
    switch request.path {
    case "/health": await pulse.beats() ? Self.status("ok", 200) : Self.status("hanging", 503)
    case "/ready": await ready()
    case "/metrics": await metrics(request)
    default: nil
    }
  }

  private static func status(_ word: String, _ status: Int) -> Response {
    Response(
      status: status,
      headers: [("Content-Type", "application/json"), ("Cache-Control", "no-store")],
      body: .bytes(Array("{\"status\":\"\(word)\"}\n".utf8))
    ).secured()
  }

  private func ready() async -> Response {
    switch readiness.current {
    case .starting: return Self.status("starting", 503)
    case .stopping: return Self.status("stopping", 503)
    case .ready:
      return await sessions.isFull
        ? Self.status("full", 503).adding("Retry-After", "30") : Self.status("ready", 200)
    }
  }

  private func metrics(_ request: Request) async -> Response {
    guard let page = site.metrics, mayRead(page, request) else {
      return .text("Nothing is here.\n", status: 404).secured()
    }
    return Response(
      headers: [
        ("Content-Type", "text/plain; version=0.0.4; charset=utf-8"), ("Cache-Control", "no-store"),
      ],
      body: .bytes(Array(await page.text(self).utf8))
    ).secured()
  }

  /// Whether the request has the token or comes from this machine. A request that names a proxy's
  /// visitor or the proxy's site comes from elsewhere, whatever its peer is.
  private func mayRead(_ page: MetricsPage, _ request: Request) -> Bool {
    if let token = page.token, let sent = request.headers["authorization"] {
      return Signer.areEqual(Array(sent.utf8), Array("Bearer \(token)".utf8))
    }
    let foreign = ["x-forwarded-for", "forwarded", "x-real-ip", "via"]
    return PeerAddress(request.peer)?.isLoopback == true
      && foreign.allSatisfy { request.headers[$0] == nil }
      && !isName(request.headers["host"]?.lowercased() ?? "")
  }

  /// Reports an answer.
  func report(_ response: Response, to request: Request, since start: ContinuousClock.Instant) {
    let bytes =
      switch response.body {
      case .bytes(let body): body.count
      case .fileOrBytes(_, let count, _): count
      case .file, .stream: 0
      }
    site.observe(
      .answered(
        AnsweredRequest(
          method: ["GET", "HEAD", "POST"].contains(request.method) ? request.method : "other",
          path: pathClass(request.path), status: response.status, bytes: bytes,
          duration: start.duration(to: site.clock.now()), visitor: visitorAddress(of: request))))
  }

  private func pathClass(_ path: String) -> PathClass {
    switch path {
    case "/" where site.wholeSite == nil: .home
    case "/health": .health
    case "/ready": .ready
    case "/metrics": .metrics
    case "/_/enter", "/_/leave": .code
    // Most of them only wait, which would count as slow files.
    case Self.pollPath: .other
    case _ where path.hasPrefix(ImageProxy.path): .photo
    case _ where path.hasPrefix("/_/manifest/"): .manifest
    case _ where path.hasPrefix("/_/"): .asset
    case PreviewGroup.address where !site.previews.isEmpty: .page
    default: site.app(at: path) == nil ? .other : .page
    }
  }

  /// Closes a socket and reports why.
  func refuse(_ socket: WebSocket, code: UInt16, reason: String) {
    site.observe(.refused(code: Int(code), reason: reason))
    socket.close(code: code, reason: reason)
  }
}

extension PeerAddress {
  /// Whether it is a loopback address: 127.0.0.0/8 or ::1.
  var isLoopback: Bool {
    text.hasPrefix("127.") || self == PeerAddress("::1") || text.hasPrefix("::ffff:127.")
  }
}
