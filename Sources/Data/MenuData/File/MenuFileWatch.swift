// Takes a menu file when it has been written, and reports the outcome.
import DataLayer
public import Foundation
import Synchronization

/// The outcome of reading a menu file, for the log.
public enum MenuFileReport: Sendable, Equatable {
  /// The menu is shown. The warnings are of photos that are not.
  case taken(SavedMenu, warnings: [MenuFileProblem])
  /// The file is faulty; the menu before stays.
  case refused(MenuFileFailure)
  /// The menu could not be saved; the one before stays.
  case notSaved(MenuError)
}

extension MenuRepository {
  /// The menu of `file`, saved in `store`, and again within two seconds after the file or a photo
  /// beside it was written.
  ///
  /// A faulty file changes nothing. `report` is called when the outcome is another one than before,
  /// or the same faults are in a file that was written again, and `switched` after every change to
  /// a new menu.
  public static func file(
    _ file: MenuFile, store: any MenuStore, clock: any Clock<Duration> = ContinuousClock(),
    now: @escaping @Sendable () -> Date = { Date() },
    report: @escaping @Sendable (MenuFileReport) -> Void = { _ in },
    switched: @escaping @Sendable () -> Void = {}
  ) -> MenuRepository {
    let changes = MenuChanges(store: store, service: file.name, switched: switched)
    let reader = MenuFileReader(
      file: file, store: store, clock: clock, now: now, report: report, ended: changes.saved)
    let watch = MenuFileWatch(reader)
    return over(store, of: file.name, changes) { report async throws(MenuError) in
      try await watch.reads.join(report)
    }
  }
}

/// Looks at a file each second, until it is released.
private final class MenuFileWatch: Sendable {
  let reads: SharedDownload
  private let looking: Task<Void, Never>
  private let following: Task<Void, Never>

  init(_ reader: MenuFileReader) {
    let reads = SharedDownload { await reader.read($0) }
    self.reads = reads
    following = Task { await reader.followOthers() }
    looking = Task {
      while !Task.isCancelled {
        var pause = Duration.seconds(1)
        if !reader.isCurrent {
          do throws(MenuError) {
            _ = try await reads.join { _ in }
          } catch {
            // The reader has reported it. A full disk is not tried each second.
            if case .file = error {} else { pause = .seconds(60) }
          }
        }
        // A sleep throws only when it is cancelled, which ends the loop.
        try? await reader.clock.sleep(for: pause)
      }
    }
  }

  deinit {
    looking.cancel()
    following.cancel()
  }
}

/// Reads a file that nobody writes any more, and saves its menu if it is another one.
private final class MenuFileReader: Sendable {
  private struct State {
    /// The file and the photos as they were when they were last read; nil before.
    var stamps: [FileStamp?]?
    var photos: [String] = []
    var report: MenuFileReport?
  }

  private let file: MenuFile
  private let store: any MenuStore
  let clock: any Clock<Duration>
  private let now: @Sendable () -> Date
  private let report: @Sendable (MenuFileReport) -> Void
  private let ended: @Sendable (SavedMenu) -> Void
  private let state = Mutex(State())

  /// How long a file must not change before it is read: editors and copies write in pieces.
  private static let quiet = Duration.milliseconds(500)

  init(
    file: MenuFile, store: any MenuStore, clock: any Clock<Duration>,
    now: @escaping @Sendable () -> Date, report: @escaping @Sendable (MenuFileReport) -> Void,
    ended: @escaping @Sendable (SavedMenu) -> Void
  ) {
    (self.file, self.store, self.clock, self.now) = (file, store, clock, now)
    (self.report, self.ended) = (report, ended)
  }

  /// Whether nothing was written since the last read.
  var isCurrent: Bool { state.withLock { $0.stamps == stamps(of: $0.photos) } }

  /// Has the file read again when another process has replaced its menu by one of another source.
  func followOthers() async {
    for await _ in store.changes() {
      // A store that cannot be read may have lost the menu too; another read changes nothing else.
      if (try? await store.saved(from: file.name)) == nil {
        state.withLock { $0.stamps = nil }
      }
    }
  }

  private func stamps(of photos: [String]) -> [FileStamp?] {
    let folder = file.photos
    return [file.stamp] + photos.map { folder.stamp($0) }
  }

  /// Reads the file and saves its menu. The outcome is reported if it is news.
  func read(
    _ progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async -> Result<SavedMenu, MenuError> {
    do throws(MenuError) {
      let content = try await settledContent()
      let saved = try await save(content.menu, progress)
      reportOnce(.taken(saved, warnings: file.warnings(of: content)))
      return .success(saved)
    } catch {
      switch error {
      case .file, .service(.cancelled): break
      default:
        // It is read again, though nobody has written it.
        state.withLock { $0.stamps = nil }
        reportOnce(.notSaved(error))
      }
      return .failure(error)
    }
  }

  private func reportOnce(_ outcome: MenuFileReport) {
    let isOther = state.withLock { state in
      defer { state.report = outcome }
      return state.report != outcome
    }
    if isOther { report(outcome) }
  }

  /// The content of the file, once no program writes it.
  private func settledContent() async throws(MenuError) -> MenuFile.Content {
    var stamp = file.stamp
    while true {
      do { try await clock.sleep(for: Self.quiet) } catch { throw .service(.cancelled) }
      let before = stamp
      stamp = file.stamp
      guard stamp == before else { continue }
      let result = Result { () throws(MenuFileFailure) in try file.read() }
      stamp = file.stamp
      if stamp == before { return try take(result, stamp) }
    }
  }

  private func take(
    _ result: Result<MenuFile.Content, MenuFileFailure>, _ stamp: FileStamp?
  ) throws(MenuError) -> MenuFile.Content {
    switch result {
    case .success(let content):
      state.withLock { state in
        state.photos = content.photos.map(\.name)
        state.stamps = [stamp] + content.photos.map(\.stamp)
      }
      return content
    case .failure(let failure):
      state.withLock { state in
        let stamps = [stamp] + stamps(of: state.photos).dropFirst()
        // Whoever wrote the file again is told the faults that are left, though they are the same.
        if state.stamps != stamps { state.report = nil }
        state.stamps = stamps
      }
      reportOnce(.refused(failure))
      throw .file(why: "\(failure)")
    }
  }

  /// Saves a menu unless it is saved already. Processes that watch the same file take turns.
  private func save(
    _ menu: CompleteMenu, _ progress: @escaping @Sendable (DownloadProgress) -> Void
  ) async throws(MenuError) -> SavedMenu {
    let lock = DownloadLock(store: store, service: file.name, clock: clock)
    while true {
      let saved = try await store.saved(from: file.name)
      if let saved, saved.digest == menu.digest { return saved }
      let latest = try await lock.take(progress) { () async throws(MenuError) in
        try await store.replace(with: menu, from: file.name, at: now())
      }
      guard latest.digest == menu.digest else { continue }
      ended(latest)
      return latest
    }
  }
}
