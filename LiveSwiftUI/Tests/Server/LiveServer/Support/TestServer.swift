// A live server behind a real server on a free port, for one test.
import Foundation
import SwiftUI
import WebServer

@testable import LiveServer

/// What a test serves.
@MainActor struct TestServer {
  nonisolated static let secret = Array("the secret of the tests, 32 byte".utf8)

  let liveServer: LiveServer
  let webServer: WebServer

  nonisolated var port: Int { webServer.port }
  /// The words of the live server itself, in each of its languages.
  nonisolated static func tables() throws -> StringTables {
    try StringTables(contentsOf: LiveServerResources.strings.map { [$0] } ?? [])
  }

  var sessions: SessionTable { liveServer.sessions }

  /// A browser with an address of this machine.
  nonisolated func visitor(from own: String = "127.0.0.1") -> Visitor { Visitor(port, from: own) }

  init(_ change: (inout SiteConfiguration) -> Void) throws {
    var site = SiteConfiguration(secret: Self.secret)
    site.apps = [.counter, .note, .place, .tally, .flood, .large, .hostile, .rows, .basket]
    // Six hundred tests share the main actor.
    site.patience = .seconds(60)
    change(&site)
    let liveServer = try LiveServer(site: site)
    self.liveServer = liveServer
    webServer = try WebServer(
      host: "127.0.0.1", port: 0, limits: liveServer.limits, log: { _ in },
      webSocket: { liveServer.upgrade($0) }, http: { await liveServer.answer($0) })
  }

  func close() async {
    liveServer.close()
    await webServer.stop(within: .seconds(1))
  }
}

/// Serves while `body` runs.
@MainActor func withServer(
  _ change: (inout SiteConfiguration) -> Void = { _ in },
  _ body: (TestServer) async throws -> Void
) async throws {
  let server = try TestServer(change)
  do {
    try await body(server)
  } catch {
    await server.close()
    throw error
  }
  await server.close()
}

/// Yields the main actor until `condition` holds. False after a minute.
@MainActor func until(_ condition: () -> Bool) async -> Bool {
  let end = ContinuousClock.now + .seconds(60)
  while !condition() {
    if ContinuousClock.now > end { return false }
    await Task.yield()
  }
  return true
}
