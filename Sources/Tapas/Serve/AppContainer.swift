// The shared parts behind the apps: one HTTP client, one photo cache, one record store for the
// whole process.
import AppServer
import ControlPreviews
import DataLayer
import Foundation
import LiveServer
import Menu
import MenuData
import PostgreSQL
import Sandbox
import SharedUI
import SwiftUI
import Thumbnails

/// The shared parts, and the apps made from them.
struct AppContainer {
  private(set) var client: HTTPClient
  let images: ImageCache
  /// The saves of the apps that an acknowledgement waits for.
  let eventSaves = EventSaves()
  /// The menu's database, or the reason why it cannot be opened: other apps run without it.
  let menuStore: Result<any MenuStore, DatabaseError>
  private(set) var records: any RecordStore
  /// Closes the store of the records.
  private let closeRecords: @Sendable () async -> Void
  private let metrics: Metrics
  let log: Log

  /// The parts over a writable folder. Throws when its saved data cannot be opened.
  ///
  /// With a `database`, lists and the menu are saved there instead of in the folder. Without one,
  /// processes over one folder notify each other of saves through `changes`. Photos come from
  /// public addresses, from the networks of `services`, and from the sandbox. So many `workers`
  /// share what guests may request.
  init(
    dataFolder: URL, services: [URL] = [], sandbox: URL? = nil,
    client: HTTPClient = .live(userAgent: Help.userAgent, gentle: true),
    database: PostgreSQLDatabase? = nil, changes: StoreChanges? = nil, workers: Int = 1,
    metrics: Metrics = Metrics(), log: Log = Log()
  ) throws(RunFailure) {
    self.metrics = metrics
    self.log = log
    // Lists are requested once for all, so a guest's own requests are searches and lookups: a list
    // of cocktails scrolled to its end is some 130.
    self.client = client.limitingGuests(
      to: GuestBudget(burst: 150, perSecond: 0.5, workers: workers))
    menuStore = Result { () throws(DatabaseError) in
      if let database { return PostgreSQLMenuStore(in: database) }
      return try SQLiteMenuStore(
        // `tapas menu sync` is another process, which knows none of the notifications.
        at: Self.menuFile(in: dataFolder), changes: changes, watch: ContinuousClock(),
        report: { problem in log(.warn, .menu, "\(problem)") },
        observe: { metrics.count($0, of: "menu") })
    }
    images = Self.images(
      in: dataFolder,
      over: client.refusingSpecialAddresses(exceptOf: services, origin: sandbox)
        // A photo is fetched once for all, and a page may show a hundred new ones.
        .limitingGuests(to: GuestBudget(burst: 200, perSecond: 4, workers: workers)),
      metrics, log)
    if let database {
      records = PostgreSQLRecordStore(
        in: database, report: { problem in log(.warn, .savedLists, "\(problem)") })
      closeRecords = { await database.close() }
      return
    }
    let file = dataFolder.appendingPathComponent("records.sqlite")
    do {
      let opened = try SQLiteRecordStore(
        at: file, isShared: true, changes: changes,
        report: { problem in log(.warn, .savedLists, "\(problem)") },
        observe: { metrics.count($0, of: "records") })
      records = opened
      closeRecords = { await opened.close() }
    } catch {
      throw .savedNotOpened(file.path, error)
    }
  }

  private static func images(
    in dataFolder: URL, over client: HTTPClient, _ metrics: Metrics, _ log: Log
  ) -> ImageCache {
    ImageCache(
      folder: dataFolder.appendingPathComponent("photos"),
      client: client.observed {
        metrics.count($0, of: "photos")
        $0.write(to: log, service: "photos")
      },
      // A menu of some 1,200 photos must fit in full beside the photos of the other apps.
      limits: ImageCache.Limits(diskBytes: 1_000_000_000),
      report: { problem in log(.warn, .photos, "\(problem)") },
      observe: { metrics.photoLookups[$0.rawValue].add() })
  }

  /// The menu's file in the data folder.
  static func menuFile(in dataFolder: URL) -> URL {
    dataFolder.appendingPathComponent("menu.sqlite")
  }

  /// Finishes pending saves, so that each file is complete.
  func close() async {
    await closeRecords()
    if case .success(let store) = menuStore { await store.close() }
  }

  /// Fetches a photo through the cache, or from the restaurant's own files; nil when none is
  /// available.
  func photo(of menu: MenuWiring) -> @Sendable (URL) async -> SitePhoto? {
    { [images] url in
      if url == LogoFile.address { return LogoFile.picture(menu.restaurant.logo) }
      if MenuFile.isPhoto(url) {
        return menu.file?.photo(at: url).map {
          SitePhoto(data: $0.data, type: $0.type, file: $0.path)
        }
      }
      return await images.photo(at: url)
    }
  }

  /// Fetches a smaller photo through the cache, which also keeps those made of photos beside the
  /// menu file. The original where none is made, and of the logo; nil without a `thumbnailer`.
  func thumbnails(
    by thumbnailer: Thumbnailer?, of menu: MenuWiring
  ) -> (@Sendable (URL, Int, Bool) async -> SitePhoto?)? {
    guard let thumbnailer, let smaller = images.thumbnails(by: thumbnailer) else { return nil }
    let photo = photo(of: menu)
    return { [images, file = menu.file] url, side, webP in
      if let file, let state = file.photoState(at: url) {
        let made = await images.copy("\(state) \(side)\(webP ? " webp" : "")") {
          guard let original = file.photo(at: url) else { return nil }
          return await thumbnailer.thumbnail(of: original.data, side: side, asWebP: webP)
        }
        if let made { return SitePhoto(made) }
      }
      if url == LogoFile.address || MenuFile.isPhoto(url) { return await photo(url) }
      return await smaller(url, side, webP)
    }
  }

  /// The apps, over the configured services and the sandbox for the others. One app alone is the
  /// whole site, and offers the `languages` itself, which else the home page does. With `guests`
  /// each also has a scene for people who may only read.
  func apps(
    services: Services, sandbox: SandboxAddresses?, guests: Bool = false, languages: [String] = []
  ) -> [SiteApp] {
    let isAlone = services.all.count == 1
    let choice =
      isAlone && languages.count > 1 ? LanguageChoice { LanguageMenu(languages) } : nil
    return services.all.compactMap { wiring in
      var app = wiring.app(
        in: counting(type(of: wiring).name), sandbox: sandbox, guests: guests,
        languages: choice)
      if isAlone {
        app?.isWholeSite = true
        app?.keepsOwnAddress = true
      }
      return app
    }
  }

  /// These parts for people who may only read: requests that change a service are refused, and
  /// nothing is saved on disk. Their lists are those that the others have saved; likes and recent
  /// people are the others' own.
  var reading: AppContainer {
    var container = self
    container.client = client.refusingChanges()
    let lists = Set(Services.apps.map { $0.name })
    container.records = ReadingRecordStore(
      records, isReadable: { lists.contains($0) || $0.hasPrefix("drinks-") },
      // Each row of Cocktails looks its drink up, which would otherwise cost each guest a request.
      isKept: { $0.hasPrefix("drinks-") })
    return container
  }

  /// These parts for one app, with its requests and lookups counted under its name.
  private func counting(_ app: String) -> AppContainer {
    var container = self
    container.client = client.observed { [metrics, log] in
      metrics.count($0, of: app)
      $0.write(to: log, service: app)
    }
    container.records = CountedRecordStore(
      store: records, hits: metrics.listLookups[app, "hit"],
      misses: metrics.listLookups[app, "miss"])
    return container
  }

  /// The string tables of every module that shows text.
  @MainActor func strings() throws(RunFailure) -> StringTables { try Self.strings() }

  /// The string tables, without opening anything else.
  @MainActor static func strings() throws(RunFailure) -> StringTables {
    let files =
      // Of two files with the same key the later wins, so strings of previews change no others.
      [ControlPreviews.strings, LiveServerResources.strings, SharedUIResources.strings]
      + Services.apps.map { $0.strings }
    do {
      return try StringTables(contentsOf: files.compactMap(\.self))
    } catch {
      throw .cannotStart("\(error)")
    }
  }
}
