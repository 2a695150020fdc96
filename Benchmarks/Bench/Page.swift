// `bench page`: serves the measured screen with the real LiveServer and web server.
import Foundation
import LiveServer
import SwiftUI
import WebServer

/// Serves the screen on `port` of this machine until the process ends.
@MainActor func servePage(port: Int, rows: Int) async throws {
  var random = SystemRandomNumberGenerator()
  var site = SiteConfiguration(
    secret: (0..<32).map { _ in UInt8.random(in: .min ... .max, using: &random) })
  site.apps = [
    SiteApp(
      name: "dishes", title: "Dishes", summary: "Two hundred dishes to like.",
      colors: ("#ff9f43", "#ee5253"),
      scene: { _ in WindowGroup { DishesScreen(dishes: Dish.first(rows)) } })
  ]
  let liveServer = try LiveServer(site: site)
  let server = try WebServer(
    host: "127.0.0.1", port: port, webSocket: { liveServer.upgrade($0) },
    http: { await liveServer.answer($0) })
  FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)/dishes\n".utf8))
  // A cancelled wait means that the process should end.
  try? await Task.sleep(for: .seconds(1 << 30))
  liveServer.close()
  await server.stop(within: .seconds(1))
}
