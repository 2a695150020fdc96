// Every app over the sandbox: a page that was used and left leaves nothing behind.
import AppServer
import AppTesting
import Foundation
import Sandbox
import SwiftUI
import SwiftUITesting
import Testing
import WebServer

@testable import LiveServer
@testable import tapas

@Suite("Leaks of the apps' screens", .timeLimit(.minutes(10)))
struct LeakTests {
  /// A screen by its address, and words that are there once its service has answered.
  private struct Screen {
    let address: String
    let words: String
  }

  /// The first screen of each app, and others.
  private static let screens = Services.tested.flatMap { app in
    [Screen(address: "/\(app.name)", words: app.components.isEmpty ? app.content(.en) : app.title)]
      + app.screens.sorted { $0.key < $1.key }.map { Screen(address: $0.key, words: $0.value) }
  }

  @Test("A page of each app is gone after its time, with its tree and its models")
  @MainActor func everyApp() async throws {
    let folder = SyncFolder()
    try DataFolder.ready(folder.url)
    let sandbox = try await Sandbox(dataFolder: nil).start()
    let container = try AppContainer(dataFolder: folder.url)
    var site = SiteConfiguration(secret: Array("the secret of the tests, 32 byte".utf8))
    site.apps = container.apps(services: Services(), sandbox: sandbox.addresses)
    site.strings = try container.strings()
    let server = try LiveServer(site: site)
    for screen in Self.screens {
      var leaks = LeakDetector()
      let isThere = await visit(screen, of: server, &leaks)
      #expect(isThere, "\(screen.address) never showed \(screen.words)")
      server.sessions.sweep(.now + SessionLimits().idle + .seconds(1))
      #expect(server.sessions.count == 0)
      #expect(leaks.watchedCount > 50, "\(screen.address)")
      #expect(await leaks.found() == [:], "\(screen.address)")
    }
    server.close()
    await sandbox.stop()
    await container.close()
  }

  /// Fetches the page, waits for its words, and presses whatever can be pressed. In a function of
  /// its own, so that the test itself holds nothing.
  @MainActor private func visit(
    _ screen: Screen, of server: LiveServer, _ leaks: inout LeakDetector
  ) async -> Bool {
    let browser = String(repeating: "b", count: 22)
    let answer = await server.answer(
      Request(
        path: screen.address,
        headers: Headers([("Host", "localhost"), ("Cookie", "tapas_b=\(browser)")])))
    guard case .bytes(let bytes) = answer.body,
      let token = String(decoding: bytes, as: UTF8.self)
        .firstMatch(of: /data-session="([^"]+)"/)?.output.1,
      let session = server.sessions.session(String(token), of: browser)
    else { return false }
    let tree = session.tree
    leaks.watch(session)
    leaks.watch(tree)
    var isThere = tree.html().text.contains(screen.words)
    while !isThere, !Task.isCancelled {
      await Task.yield()
      if !tree.flush().isEmpty { isThere = tree.html().text.contains(screen.words) }
    }
    for _ in 1...2 {
      tree.touchEverything(limit: 16)
      leaks.watch(tree)
      // What was pressed may ask a service; some of the answers come before the person leaves.
      for _ in 1...200 { await Task.yield() }
      _ = tree.flush()
      _ = tree.html()
      leaks.watch(tree)
    }
    return isThere
  }
}
