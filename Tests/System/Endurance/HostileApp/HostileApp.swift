// The program of the hostile suite: the apps of all controls, served with lifted budgets.
import AppServer
import DataLayer
import Foundation
import LiveServer
import SwiftUI
import WebServer

/// Serves the apps below until SIGTERM. It is no product of the package: that a session may send
/// as many events as it likes is for this program alone.
@main
struct HostileApp {
  @MainActor static func main() throws {
    signal(SIGPIPE, SIG_IGN)
    Descriptors.raiseLimit()
    let folder = URL(filePath: text(after: "--data") ?? "hostile-data")
    try DataFolder.ready(folder)
    // @AppStorage saves below it; nothing else runs yet that could read the environment.
    setenv("XDG_DATA_HOME", folder.path, 1)
    let watch = PassWatch.start()
    let site = site(photos: folder.appending(path: "photos"), watch: watch)
    let work = Task { try await serve(site, port: text(after: "--port").flatMap(Int.init) ?? 0) }
    let signals = StopSignal(stop: { work.cancel() }, insist: { exit(128 + $0) })
    Task {
      // A cancelled server is what SIGTERM asks for.
      _ = await work.result
      exit(0)
    }
    // Under an asynchronous `main` the main actor would have no thread of its own to be watched.
    withExtendedLifetime(signals) {
      while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    }
  }

  @MainActor private static func serve(_ site: SiteConfiguration, port: Int) async throws {
    let live = try LiveServer(site: site)
    let server = try WebServer(
      host: "127.0.0.1", port: port, limits: live.limits, log: site.log,
      webSocket: { live.upgrade($0) }, http: { await live.answer($0) })
    live.readiness.become(.ready)
    FileHandle.standardOutput.write(Data("http://127.0.0.1:\(server.port)\n".utf8))
    await live.serve(on: server)
  }

  @MainActor private static func site(photos: URL, watch: PassWatch) -> SiteConfiguration {
    let images = ImageCache(
      folder: photos,
      client: HTTPClient.live(userAgent: "HostileApp", gentle: true)
        .refusingSpecialAddresses(exceptOf: []))
    var site = SiteConfiguration(secret: Array("hostile".utf8)) { await images.photo(at: $0) }
    site.observe = { report in
      // Of the others many come from the threads of the web server.
      switch report {
      case .handled, .rendered: watch.noteProgress()
      default: break
      }
    }
    site.limits.eventsPerSecond = 100_000
    site.limits.renderShare = 1_000
    site.limits.pageShare = 1_000
    site.limits.pagesPerSecond = 10_000
    site.limits.pageBurst = 10_000
    site.limits.peerPagesPerSecond = 10_000
    site.limits.peerPageBurst = 10_000
    site.limits.sessionsPerBrowser = 400
    // So that memory is level after a minute and not after the many that 400 sessions take.
    site.limits.sessions = 120
    site.limits.idle = .seconds(5)
    site.limits.unclaimed = .seconds(5)
    let shelf = SharedTasks()
    site.apps = Entrance.allCases.map { entrance in
      SiteApp(
        name: entrance.rawValue, title: entrance.rawValue.capitalized, summary: "",
        colors: ("#f2f2f7", "#f2f2f7")
      ) { _ in
        WindowGroup { entrance.root.environment(shelf) }
      }
    }
    return site
  }

  private static func text(after flag: String) -> String? {
    guard let index = CommandLine.arguments.firstIndex(of: flag) else { return nil }
    return CommandLine.arguments.dropFirst(index + 1).first
  }
}
