// The configuration: the apps, their strings and pictures, the secrets, the bounds.
import Foundation
import SwiftUI

/// One app of the site.
package struct SiteApp: Sendable {
  /// The app's name in its address, "foods".
  package let name: String
  /// The key of its title in the string tables, "Foods".
  package let title: String
  /// The key of a sentence that says what it is for.
  package let summary: String
  /// The two colours of its icon, as `#rrggbb`.
  package let colors: (String, String)
  /// Makes the app's scene for one session of a browser, by the name that apps know it by. The name
  /// is always the same for a browser's cookie, and is no secret.
  package let scene: @MainActor @Sendable (_ browser: String) -> any Scene
  /// Whether the app is the whole site: its first screen is at "/", and there is no home page.
  package let isWholeSite: Bool
  /// Whether it is a preview, whose address has several parts and whose icons are the site's.
  var isPreview: Bool { name.contains("/") }

  /// Describes an app.
  package init(
    name: String, title: String, summary: String, colors: (String, String),
    isWholeSite: Bool = false,
    scene: @escaping @MainActor @Sendable (_ browser: String) -> any Scene
  ) {
    self.name = name
    self.title = title
    self.summary = summary
    self.colors = colors
    self.isWholeSite = isWholeSite
    self.scene = scene
  }

  /// The address of the app's first screen.
  package var address: String { isWholeSite ? "/" : "/\(name)" }

  /// The name of its icons; an app that is the whole site has those of the site.
  var icon: String { isWholeSite || isPreview ? "tapas" : name }

  /// The parts of an address that follow the app's own; nil when the address is not of the app.
  func components<Part: StringProtocol>(of parts: [Part]) -> ArraySlice<Part>? {
    guard let first = parts.first else { return isWholeSite ? [] : nil }
    // The server's own addresses begin with an underscore.
    if isWholeSite { return first == "_" ? nil : parts[...] }
    if isPreview {
      let own = name.split(separator: "/")
      return parts.starts(with: own) { $0 == $1 } ? parts.dropFirst(own.count) : nil
    }
    return first == name ? parts.dropFirst() : nil
  }
}

/// Handles an event of a page by calling `event`, and says whether `whenSaved` will be called.
package typealias HandleEvent =
  @MainActor @Sendable (_ event: () -> Void, _ whenSaved: @escaping @Sendable () -> Void) -> Bool

/// The configuration of a live server.
package struct SiteConfiguration: Sendable {
  /// The apps, in the order of the home page.
  package var apps: [SiteApp] = []
  /// The previews that `/previews` lists; without any the address does not exist.
  package var previews: [PreviewGroup] = []
  /// The words of the apps and of the server, in each language.
  package var strings = StringTables()
  /// The folders of the app's main bundle, with its pictures.
  package var mainBundles: [Bundle] = [.main]
  /// Fetches a photo through the site's cache. Nil when there is none.
  package var photo: @Sendable (URL) async -> SitePhoto?
  /// Signs photo addresses and snapshots. It must be the same after a restart, so that open pages
  /// continue.
  package var secret: [UInt8]
  /// The code that a visitor must type first; nil admits everybody.
  package var accessCode: String?
  /// A text that changes with the access code. Passes of another generation do not admit, also when
  /// the code is an earlier one again.
  package var accessGeneration = ""
  /// Whether only requests under the names of this machine are answered.
  package var isLoopback = true
  /// The address that the server listens on, as in a URL. It is a name of this machine.
  package var host = "127.0.0.1"
  /// The names under which a TLS proxy serves the site, in lower case and without the port 443:
  /// `example.org`, `example.org:8443`. With names, no foreign host name is answered.
  package var names: [String] = []
  /// The address of the proxy, whose forwarding headers are believed.
  package var proxy: String?
  /// Which of the worker processes that share the site's port this one is.
  package var worker = WorkerShare.alone
  /// Handles an event by calling the first closure. True when the event began to save something:
  /// then the second closure is called once that is saved, and the browser is told only then that
  /// the event was handled.
  package var handle: HandleEvent = { event, _ in
    event()
    return false
  }
  /// How much the live socket is delayed, both ways together, to try a slow network.
  package var latency: Duration = .zero
  /// The bounds of sessions.
  package var limits = SessionLimits()
  /// The time of day, by which passes expire.
  var date: @Sendable () -> Date = { Date() }
  /// Is told what happens, on any thread; it must return at once.
  package var observe: @Sendable (LiveServerReport) -> Void = { _ in }
  /// Is told in a sentence what does not work, on any thread.
  package var log: @Sendable (String) -> Void = {
    FileHandle.standardError.write(Data("live server: \($0.inLogLine)\n".utf8))
  }
  /// What apps were told about already, so that a page that draws the same mistake again and again
  /// does not fill the log.
  package let told = ToldOnce()
  /// The page `/metrics`; without it the address does not exist.
  package var metrics: MetricsPage?
  /// The crashes of earlier processes, and where one of this process is written down.
  package var crashes: CrashJournal?
  /// The clock of sessions.
  var clock = SessionClock()
  /// How long the main actor may take to answer before `/health` says that it hangs.
  var patience: Duration = .seconds(2)

  /// A configuration without apps.
  package init(
    secret: [UInt8],
    photo: @escaping @Sendable (URL) async -> SitePhoto? = { _ in nil }
  ) {
    self.secret = secret
    self.photo = photo
  }

  /// The app that an address belongs to, and what follows its name. Nil also for more than 16
  /// parts, or `Frame.addressLimit` bytes.
  func app(at path: String) -> (app: SiteApp, components: [String])? {
    guard path.utf8.count <= Frame.addressLimit else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    for app in apps + previews.flatMap(\.previews) {
      guard let rest = app.components(of: parts) else { continue }
      guard parts.count <= 16 else { return nil }
      let components = rest.compactMap { String($0).removingPercentEncoding }
      return components.count == rest.count ? (app, components) : nil
    }
    return nil
  }

  /// The app that is the whole site; nil for a site with a home page.
  var wholeSite: SiteApp? { apps.first { $0.isWholeSite } }

  /// What the site is called: like the app that is all of it.
  var title: String { wholeSite?.title ?? "Tapas" }
}

/// The bounds of sessions.
package struct SessionLimits: Sendable {
  /// Sessions at one time; beyond it the longest idle ones are closed.
  package var sessions = 400
  /// Sessions of one browser at one time; beyond it the longest idle one of them is closed.
  package var sessionsPerBrowser = 20
  /// New sessions a second that one browser may cause.
  package var pagesPerSecond = 2.0
  /// New sessions that one browser may cause at once, as when it restores its tabs.
  package var pageBurst = 60.0
  /// New sessions a second that one peer may cause. Behind a proxy all browsers are one peer.
  package var peerPagesPerSecond = 20.0
  /// New sessions that one peer may cause at once, as when everybody comes back after a restart.
  package var peerPageBurst = 400.0
  /// Seconds of the main actor each second that the pages of one peer may use while others act.
  package var pageShare = 0.03
  /// Seconds of the main actor that the pages of one peer may use at once while others act.
  package var pageTimeBurst = 0.3
  /// Pages of one peer that may wait for their turn.
  package var waitingPages = 32
  /// How long a page may wait for its turn.
  package var pageWait: Duration = .seconds(15)
  /// How long a page that was fetched but never connected keeps its tree.
  package var unclaimed: Duration = .seconds(20)
  /// How long a tree is kept for a disconnected browser. Later the browser's snapshot rebuilds it.
  package var idle: Duration = .seconds(180)
  /// How long an open socket may take to send its hello.
  package var hello: Duration = .seconds(10)
  /// How long an event waits for what it began to save.
  package var saving: Duration = .seconds(2)
  /// Events a second that one socket may send, with a burst of twice that.
  package var eventsPerSecond = 120.0
  /// Seconds of the main actor each second that one session may use.
  package var turnShare = 0.2
  /// Seconds of the main actor that one session may use at once.
  package var turnBurst = 1.0
  /// Batches sent but not acknowledged, after which rendering for this browser waits.
  package var unacknowledged = 48

  /// The usual bounds.
  package init() {}
}
