// Guests, who have no access code: they read everything, and no event of theirs changes anything.
import AppServer
import DataLayer
import Foundation
import LiveServer
import Sandbox
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

@testable import tapas

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@MainActor
@Suite("Guests", .timeLimit(.minutes(10)))
struct GuestTests {
  /// Every kind of event that the wire has, with a value that it may have.
  private static let events: [(kind: Handler.Kind, value: EventValue)] = [
    (.click, .none), (.toggle, .flag(true)), (.input, .text("a")), (.submit, .text("a")),
    (.pick, .text("1")), (.focus, .none), (.blur, .none), (.near, .none), (.away, .none),
    (.refresh, .none), (.dismiss, .none), (.size, .none), (.hold, .none), (.taps, .none),
    (.drag, .none), (.hover, .flag(true)),
  ]

  @Test(
    "No event on any element of a guest's page sends a change to a service or saves anything",
    .serialized, arguments: MatrixApp.allCases)
  func everyEvent(_ app: MatrixApp) async throws {
    let house = try await House(serving: app)
    let page = try house.guestPage()
    await page.wait(for: app.content(.en))
    #expect(page.shows(app.content(.en)), "\(page.texts)")
    for event in Self.events {
      _ = page.html
      for element in page.all() where element.id > 0 {
        page.tree.handle(event.kind, on: Int(element.id), value: event.value)
        _ = page.tree.flush()
      }
    }
    // What the events have started has its time to go wrong.
    for _ in 0..<200 {
      await Task.yield()
      _ = page.tree.flush()
    }
    #expect(house.methods.subtracting(["GET", "HEAD"]) == [])
    #expect(try await house.savedCollections() == [])
  }

  @Test(
    "A guest sees nothing that would only be refused, as the others do",
    arguments: [
      (MatrixApp.foods, "Spaghetti al Pomodoro", "Like Spaghetti al Pomodoro"),
      (.menu, "Cold Mezze", "Update menu"),
    ])
  func refused(_ app: MatrixApp, _ shown: String, _ control: String) async throws {
    let house = try await House(serving: app)
    for (page, isThere) in [(try house.page(), true), (try house.guestPage(), false)] {
      await page.wait { page.element(shown) != nil }
      #expect((page.element(control) != nil) == isThere, "\(page.texts)")
    }
    try await house.end()
  }

  @Test("One app alone has the languages in its bar, beside others the home page has them")
  func languages() async throws {
    let house = try await House(serving: .foods)
    for page in [try house.guestPage(), try house.page()] {
      await page.wait { page.element("Spaghetti al Pomodoro") != nil }
      #expect(page.element("Language") != nil)
      #expect(page.html.contains("href=\"/?lang=es\""))
    }
    try await house.end()
    let several = try await House(serving: .foods, alone: false)
    let page = try several.page()
    await page.wait { page.element("Spaghetti al Pomodoro") != nil }
    #expect(page.element("Language") == nil)
    try await several.end()
  }

  @Test("Without --guests an app has no scene for guests")
  func without() async throws {
    let house = try await House(serving: .recipes, guests: false)
    #expect(house.app.guestScene == nil)
    try await house.end()
  }
}

/// A site with one app over the sandbox, and the requests that it makes.
@MainActor
private final class House {
  let app: SiteApp
  private let matrixApp: MatrixApp
  private let folder = SyncFolder()
  private let sandbox: RunningSandbox
  private let container: AppContainer
  private let transport = CountingTransport()

  init(serving matrixApp: MatrixApp, guests: Bool = true, alone: Bool = true) async throws {
    self.matrixApp = matrixApp
    sandbox = try await Sandbox(dataFolder: nil).start()
    try DataFolder.ready(folder.url)
    container = try AppContainer(
      dataFolder: folder.url, client: HTTPClient(transport: transport, random: { 0 }))
    var services = Services()
    let isKnown = services.choose([matrixApp.rawValue] + (alone ? [] : ["recipes"]))
    #expect(isKnown)
    app = try #require(
      container.apps(
        services: services, sandbox: sandbox.addresses, guests: guests,
        languages: ["en", "es", "ar"]
      ).first)
  }

  /// A page of somebody with the code.
  func page() throws -> TestPage { page(of: app.scene("person"), try container.strings()) }

  var methods: Set<String> { Set(transport.methods) }
  var count: Int { transport.methods.count }

  func guestPage() throws -> TestPage {
    let make = try #require(app.guestScene)
    return page(of: make("guest"), try container.strings())
  }

  private func page(of scene: some Scene, _ strings: StringTables) -> TestPage {
    TestPage(scene, base: "/", tables: strings, at: matrixApp.components, language: "en")
  }

  func end() async throws {
    await container.close()
    await sandbox.stop()
  }

  /// Ends all work, and returns the collections of the saved records.
  func savedCollections() async throws -> [String] {
    try await end()
    return try DatabaseCopy.reading(folder.url.appending(path: "records.sqlite")) {
      connection throws(DatabaseError) in
      try connection.rows("SELECT DISTINCT collection FROM records") { $0.text(0) }
    }
  }
}

/// The network, with the methods of the requests.
private final class CountingTransport: HTTPTransport {
  private let network = CurlTransport(connectionsPerHost: 6)
  private let asked = Mutex<[String]>([])

  var methods: [String] { asked.withLock { $0 } }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    // A menu has 1,200 photos.
    if request.url?.path.contains("/photos/") == true {
      throw .unreachable(host: "photos", why: "left out")
    }
    asked.withLock { $0.append(request.httpMethod ?? "GET") }
    return try await network.exchange(request, maxBytes: maxBytes, progress: progress)
  }
}
