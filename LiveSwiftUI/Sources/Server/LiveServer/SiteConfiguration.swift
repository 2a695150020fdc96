// The configuration: the apps, their strings and pictures, the secrets, the bounds.
package import Foundation
import LogOutput
package import SwiftUI
import WebServer

/// One app of the site.
package struct SiteApp: Sendable {
  /// The app's name in its address, such as "foods".
  package let name: String
  /// The string-table key of its title, such as "Foods".
  package let title: String
  /// The string-table key of a sentence that describes it.
  package let summary: String
  /// The two colours of its icon, as `#rrggbb`.
  package let colors: (String, String)
  /// Makes the app's scene for a session of a browser. `browser` is the name by which apps know it:
  /// always the same for one cookie, and no secret.
  package let scene: @MainActor @Sendable (_ browser: String) -> any Scene
  /// Whether the app is the whole site: its first screen is at "/", and there is no home page.
  package var isWholeSite: Bool
  /// Makes the scene for a guest, who may only read. Without it guests are asked for the code.
  package var guestScene: (@MainActor @Sendable (_ browser: String) -> any Scene)?
  /// Whether an app that is the whole site also answers below its name, as in a site of several.
  package var keepsOwnAddress = false
  /// The person or business that the app belongs to.
  package var owner = SiteOwner()
  /// Whether it is a preview: its address has several components, and its icons are the site's.
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

  /// The name of its icons. An app that was made as the whole site uses the site's.
  var icon: String { isWholeSite && !keepsOwnAddress || isPreview ? "tapas" : name }

  /// The scene for a person of this kind. A guest never gets the scene of the others.
  @MainActor func scene(of browser: String, isGuest: Bool) -> any Scene {
    guard isGuest else { return scene(browser) }
    return guestScene?(browser) ?? WindowGroup { EmptyView() }
  }

  /// The components of an address after the app's own; nil when the address is not in the app.
  func components<Part: StringProtocol>(of parts: [Part]) -> ArraySlice<Part>? {
    guard let first = parts.first else { return isWholeSite ? [] : nil }
    // The server's own addresses start with an underscore.
    if isWholeSite {
      return first == "_" ? nil : keepsOwnAddress && first == name ? parts.dropFirst() : parts[...]
    }
    if isPreview {
      let own = name.split(separator: "/")
      return parts.starts(with: own) { $0 == $1 } ? parts.dropFirst(own.count) : nil
    }
    return first == name ? parts.dropFirst() : nil
  }
}

/// Handles an event by calling `event`. Returns whether `whenSaved` will be called.
package typealias HandleEvent =
  @MainActor @Sendable (_ event: () -> Void, _ whenSaved: @escaping @Sendable () -> Void) -> Bool

/// The configuration of a live server.
package struct SiteConfiguration: Sendable {
  /// The name of a site of several apps, as its home page shows it.
  package var name = "Apps"
  /// The apps, in the order of the home page.
  package var apps: [SiteApp] = []
  /// Names that are no app's here, but an app's elsewhere. An app that is the whole site has no
  /// screens below them: a link to the other app must not lead to a screen of this one.
  package var absentApps: Set<String> = []
  /// The previews that `/previews` lists. Without previews the address does not exist.
  package var previews: [PreviewGroup] = []
  /// The strings of the apps and of the server, in each language.
  package var strings = StringTables()
  /// The folders that count as the app's main bundle, with its pictures.
  package var mainBundles: [Bundle] = [.main]
  /// The icon of an app that is the whole site, as PNG; nil for the server's own.
  package var icon: [UInt8]?
  /// The tint of an app that is the whole site, in light and in dark; nil for the style sheet's.
  package var accent: (Color, Color)?
  /// Fetches a photo through the site's cache. Nil when there is none.
  package var photo: @Sendable (URL) async -> SitePhoto?
  /// Fetches a photo of which the shorter side has about so many pixels, as WebP where `webP`. Nil
  /// when there is none. Without this function browsers get photos in full.
  package var thumbnail: (@Sendable (URL, _ side: Int, _ webP: Bool) async -> SitePhoto?)?
  /// The addresses of photos that have changed at their services, from now on.
  package var photoChanges: @Sendable () -> AsyncStream<URL> = { AsyncStream { $0.finish() } }
  /// The key that signs photo addresses and snapshots. It must survive a restart, so that open
  /// pages continue.
  package var secret: [UInt8]
  /// The code that a visitor must enter; nil admits everybody.
  package var accessCode: String?
  /// Whether people without the code may read the apps that have a scene for guests.
  package var admitsGuests = false
  /// A text that changes with the access code. It invalidates passes of earlier generations, even
  /// when a former code is set again.
  package var accessGeneration = ""
  /// Whether the server answers only requests that name this machine.
  package var isLoopback = true
  /// The address that the server listens on, as in a URL. It counts as a name of this machine.
  package var host = "127.0.0.1"
  /// The addresses at which other machines reach this one, as in URLs.
  package var networkHosts: @Sendable () -> [String] = { [] }
  /// The address that others type to reach the site, in place of these: `192.168.1.20:8080`.
  package var reachedAt: String?
  /// The names under which a TLS proxy serves the site, in lower case and without the port 443:
  /// `example.org`, `example.org:8443`. With names, requests for any other host are refused.
  package var names: [String] = []
  /// The path below these names, such as "/app"; empty where the site has the whole host. Every
  /// address that the site writes has it; in requests the proxy may have taken it away.
  package var basePath = ""
  /// The address of the proxy whose forwarding headers are trusted.
  package var proxy: String?
  /// The index of this process among the workers that share the site's port.
  package var worker = WorkerShare.alone
  /// Handles an event by calling the first closure. Returns true when the event started a save; the
  /// second closure is then called when the save has finished, and only then is the event
  /// acknowledged.
  package var handle: HandleEvent = { event, _ in
    event()
    return false
  }
  /// The round-trip delay added to the live socket, to simulate a slow network.
  package var latency: Duration = .zero
  /// The limits of sessions.
  package var limits = SessionLimits()
  /// The time of day, used for the expiry of passes.
  var date: @Sendable () -> Date = { Date() }
  /// Receives the server's reports, on any thread. It must return at once.
  package var observe: @Sendable (LiveServerReport) -> Void = { _ in }
  /// Receives sentences about failures, on any thread.
  package var log: @Sendable (String) -> Void = {
    ErrorStream.write($0.inLogLine, of: "live server")
  }
  /// The messages about apps that were logged already, so that a mistake repeated at each rendering
  /// does not fill the log.
  package let onceLogger = OnceLogger()
  /// The page `/metrics`. Without it the address does not exist.
  package var metrics: MetricsPage?
  /// The crashes of earlier processes, and the record of a crash of this one; nil without a
  /// journal.
  package var crashes: CrashJournal?
  /// The state of the developer's build; nil unless the app is watched.
  package var watch: WatchStatus?
  /// Whether pages are as strict as iOS where LiveSwiftUI forgives more. Only tests set it.
  package var imitatesIOS = ProcessInfo.processInfo.environment["LIVE_IOS_PROFILE"] == "1"
  /// The clock of sessions.
  var clock = SessionClock()
  /// How long the main actor may take to respond before `/health` reports that it hangs.
  var patience: Duration = .seconds(2)

  /// A configuration without apps.
  package init(
    secret: [UInt8],
    photo: @escaping @Sendable (URL) async -> SitePhoto? = { _ in nil }
  ) {
    self.secret = secret
    self.photo = photo
  }

  /// The app that an address belongs to, and the components after its name. Nil for no app, for
  /// more components than `PageState.accepted` returns, and for more bytes than
  /// `Frame.addressLimit`.
  func app(at path: String) -> (app: SiteApp, components: [String])? {
    guard path.utf8.count <= Frame.addressLimit else { return nil }
    let parts = path.split(separator: "/", omittingEmptySubsequences: true)
    if let first = parts.first, absentApps.contains(String(first)) { return nil }
    for app in apps + previews.flatMap(\.previews) {
      guard let rest = app.components(of: parts) else { continue }
      guard PageState.accepted(parts[...]).count == parts.count else { return nil }
      let components = rest.compactMap { String($0).removingPercentEncoding }
      return components.count == rest.count ? (app, components) : nil
    }
    return nil
  }

  /// The app that is the whole site; nil for a site with a home page.
  var wholeSite: SiteApp? { apps.first { $0.isWholeSite } }

  /// The app that printed cards lead to: the whole site, or the only one that has an owner's name.
  var cardsApp: SiteApp? { wholeSite ?? apps.first { $0.owner.name != nil } }

  /// The title of the site: the owner or the title of the app that is all of it, or else its name.
  var title: String { wholeSite.map { $0.owner.name ?? $0.title } ?? name }
}

/// The limits of sessions.
package struct SessionLimits: Sendable {
  /// The most sessions at one time. Beyond it the longest idle ones are closed.
  package var sessions = 400
  /// The most sessions of one browser. Beyond it its longest idle one is closed.
  package var sessionsPerBrowser = 20
  /// The part of all sessions and their memory that guests may have. The rest is for people with
  /// the code, who also get the places of guests.
  package var guestShare = 0.75
  /// The part of those that the visitors of one address may have, so that no visitor has all. It
  /// is large, because all people of a restaurant or a company may share an address.
  package var addressShare = 0.5
  /// The most bytes of all trees, as `PageMemory` estimates them. Workers share it.
  package var pageBytes = 768 << 20
  /// The most requests of guests that are answered at a time. One may wait for a slow photo, and a
  /// connection is held meanwhile.
  package var guestRequests = 256
  /// How long a page that was just fetched may take to connect before another address may get its
  /// place.
  package var claiming: Duration = .seconds(5)
  /// New sessions per second that one browser may cause.
  package var pagesPerSecond = 2.0
  /// New sessions that one browser may cause at once, as when it restores its tabs.
  package var pageBurst = 60.0
  /// New sessions per second that one peer may cause. All browsers behind a proxy are one peer.
  package var peerPagesPerSecond = 20.0
  /// New sessions that one peer may cause at once, as when all browsers return after a restart.
  package var peerPageBurst = 400.0
  /// Main-actor time that one peer's pages may use while others act, in seconds per second.
  package var pageShare = 0.03
  /// Main-actor time that one peer's pages may use at once while others act, in seconds.
  package var pageTimeBurst = 0.3
  /// The most pages of one peer that may wait to be rendered.
  package var waitingPages = 32
  /// How long a page may wait to be rendered.
  package var pageWait: Duration = .seconds(15)
  /// How long the tree of a page is kept that was fetched but never connected.
  package var unclaimed: Duration = .seconds(20)
  /// How long a tree is kept for a disconnected browser. Later its snapshot rebuilds it.
  package var idle: Duration = .seconds(180)
  /// How long an open socket may take to send its hello.
  package var hello: Duration = .seconds(10)
  /// How long the acknowledgement of an event waits for its save.
  package var saving: Duration = .seconds(2)
  /// Events per second that one socket may send. A burst may have twice as many.
  package var eventsPerSecond = 120.0
  /// Main-actor time that one session may use, in seconds per second.
  package var renderShare = 0.2
  /// Main-actor time that one session may use at once, in seconds.
  package var renderBurst = 1.0
  /// The number of unacknowledged batches at which rendering for the browser waits.
  package var unacknowledged = 48

  /// The default limits.
  package init() {}
}
