// `tapas menu sync`: downloads or updates the saved menu without a browser.
import AppServer
import DataLayer
import Foundation
import Menu
import MenuData
import PostgreSQL
import Sandbox
import Synchronization

/// The options of `tapas menu sync`.
struct MenuSyncOptions: Equatable, Sendable {
  /// The base address of the service, without a trailing slash; nil for the built-in sandbox.
  var base: URL?
  /// The file that has the menu instead of a service; nil for a service.
  var file: MenuFile?
  /// The service's bearer token.
  var token: Secret?
  /// The folder where the menu is saved. It may not exist yet.
  var dataFolder: URL
  /// The database where the menu is saved instead; nil for a file.
  var database: PostgreSQLAddress?
  /// Whether only failures are printed.
  var isQuiet = false
}

extension MenuSyncOptions {
  /// Checks the settings of `tapas menu sync`.
  init(_ settings: Settings) throws(UsageError) {
    self.init(dataFolder: try DataFolder.chosen(settings))
    // A wrong setting of another app is reported too, as by `tapas serve`.
    let menu = try Services(settings)[MenuWiring.self]
    (base, token, file) = (menu.url, menu.token, menu.file)
    database = try settings.database()
    isQuiet = settings[.quiet] != nil
  }
}

/// Downloads the menu and switches to it. Throws `RunFailure` on failure and then has changed
/// nothing.
@MainActor
func syncMenu(_ options: MenuSyncOptions) async throws {
  try DataFolder.ready(options.dataFolder)
  let needsSandbox = options.base == nil && options.file == nil
  let sandbox = needsSandbox ? try await startSandbox(options.dataFolder) : nil
  let outcome: Result<SavedMenu, RunFailure>
  do throws(RunFailure) {
    let database = try await PostgreSQLDatabase.ready(options.database, Log())
    outcome = await menuDownloaded(options, sandbox, database)
    await database?.close()
  } catch {
    outcome = .failure(error)
  }
  await sandbox?.stop()
  let saved = try outcome.get()
  if options.isQuiet { return }
  let skipped =
    saved.skipped == 0 ? "" : " \(saved.skipped) records could not be read and are missing."
  Terminal.say(
    "The menu is saved: \(saved.categories) categories, \(saved.products) products.\(skipped)")
}

private func menuDownloaded(
  _ options: MenuSyncOptions, _ sandbox: RunningSandbox?, _ database: PostgreSQLDatabase?
) async -> Result<SavedMenu, RunFailure> {
  let token = options.base == nil ? sandbox?.menuToken : options.token?.value
  let file = AppContainer.menuFile(in: options.dataFolder)
  let store: any MenuStore
  do throws(DatabaseError) {
    if let database {
      store = PostgreSQLMenuStore(in: database)
    } else {
      store = try SQLiteMenuStore(at: file) { Terminal.warn("tapas: menu: \($0)") }
    }
  } catch {
    return .failure(.savedNotOpened(file.path, error))
  }
  let repository: MenuRepository
  if let file = options.file {
    repository = .file(file, store: store)
  } else if let base = options.base ?? sandbox?.menuURL {
    repository = .live(
      store: store, client: .live(userAgent: Help.userAgent), base: base,
      token: AccessToken(value: token ?? "", setting: "TAPAS_MENU_TOKEN"))
  } else {
    return .failure(.cannotStart("There is no service to ask."))
  }
  let line = ProgressLine(isTerminal: Terminal.isPerson(STDOUT_FILENO), isQuiet: options.isQuiet)
  let outcome: Result<SavedMenu, RunFailure>
  do throws(MenuError) {
    outcome = .success(
      try await repository.download { progress in
        if let text = line.text(for: progress) { Terminal.show(text) }
      })
  } catch {
    outcome = .failure(.menuNotSynced(error, hasToken: token?.isEmpty == false))
  }
  Terminal.show(line.ending)
  await store.close()
  return outcome
}

/// The printed progress: a bar that redraws itself on a terminal, else a line for each tenth.
final class ProgressLine: Sendable {
  private let isTerminal: Bool
  private let isQuiet: Bool
  private let last = Mutex("")

  init(isTerminal: Bool, isQuiet: Bool) {
    self.isTerminal = isTerminal
    self.isQuiet = isQuiet
  }

  /// The text for this step; nil when it would add nothing.
  func text(for progress: DownloadProgress) -> String? {
    if isQuiet { return nil }
    let text = isTerminal ? Self.bar(progress) : Self.tenth(progress)
    return last.withLock { last in
      guard text != last, !text.isEmpty else { return nil }
      last = text
      return text
    }
  }

  /// The end of the line.
  var ending: String { isTerminal && last.withLock({ !$0.isEmpty }) ? "\n" : "" }

  private static func message(_ progress: DownloadProgress) -> String {
    let pages =
      progress.total.map { "\(progress.pages) of \($0) pages" } ?? "\(progress.pages) pages"
    guard let until = progress.waitingUntil else { return pages }
    let clock = until.formatted(
      .verbatim(
        """
        \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\
        \(minute: .twoDigits):\(second: .twoDigits)
        """,
        timeZone: .current, calendar: Calendar(identifier: .gregorian)))
    return pages + ", waiting until \(clock) as the service asks"
  }

  private static func bar(_ progress: DownloadProgress) -> String {
    let filled = progress.total.map { $0 > 0 ? min(30, progress.pages * 30 / $0) : 30 } ?? 0
    let bar = String(repeating: "#", count: filled) + String(repeating: ".", count: 30 - filled)
    // Returns to the start of the line and erases it.
    return "\r\u{1B}[K[\(bar)] \(message(progress))"
  }

  /// A text for each further tenth; without a total, for every tenth page.
  private static func tenth(_ progress: DownloadProgress) -> String {
    if progress.waitingUntil != nil { return message(progress) + "\n" }
    let step = progress.total.map { max(1, $0 / 10) } ?? 10
    let isWorthIt = progress.pages % step == 0 || progress.pages == progress.total
    return progress.pages > 0 && isWorthIt ? message(progress) + "\n" : ""
  }
}
