// The crash journal: a crashing process appends to it; other processes and the next start read it.
package import Foundation
import Synchronization
import WebServer

/// The crashes that the processes over one folder have recorded.
///
/// The file is small: it has records of one length, and processes only append to it. The others see
/// a new record when they next look. A process that is killed writes nothing, so no page is blamed
/// for `kill -9` or a power cut.
package final class CrashJournal: Sendable {
  /// The file's name in the folder.
  package static let name = "crashes"
  /// The most records that are read. A start that finds this many keeps at most half of them.
  static let limit = 64

  private struct State {
    var table: CrashTable
    /// The file's length when it was last read; `changed` is its modification time.
    var length = -1
    var changed: Int64 = 0
  }

  private let program: UInt64
  private let process: UInt64
  private let reader: Int32
  private let writer: Int32
  private let state: Mutex<State>
  private let seconds: @Sendable () -> Int64
  /// Whether a fault ended the previous process with this worker index.
  package let followsCrash: Bool

  /// Opens the journal in a folder for the worker with the index `place`, 0 for a single process.
  /// Nil when the file cannot be opened.
  package init?(
    in folder: URL, place: Int = 0, program: UInt64 = CrashJournal.thisProgram(),
    seconds: @escaping @Sendable () -> Int64 = { Int64(time(nil)) }
  ) {
    let path = folder.appendingPathComponent(Self.name).path
    // Two descriptors, because one opened with O_APPEND ignores the offset of `pwrite`.
    let reader = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    guard reader >= 0 else { return nil }
    let writer = open(path, O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW)
    guard writer >= 0 else {
      close(reader)
      return nil
    }
    (self.program, self.process, self.seconds) = (program, UInt64(place), seconds)
    (self.reader, self.writer) = (reader, writer)
    followsCrash = Self.settle(reader, program: program, place: UInt64(place), now: seconds())
    state = Mutex(State(table: CrashTable([], of: program)))
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Starts recording crashes of this process. Call it once, on the main thread.
  package func watch() {
    // A duplicate, because the signal handler needs it for the rest of the process's life.
    let descriptor = fcntl(writer, F_DUPFD_CLOEXEC, 0)
    _ = CrashWatch.begin(writingTo: descriptor, program: program, place: process)
  }

  /// How a page comes back that another process called `page`.
  func verdict(on page: UInt64) -> PageVerdict {
    PageVerdict(level: table().level(of: page, now: seconds()))
  }

  /// Whether pages at this address crash the process.
  func isCondemned(address: UInt64) -> Bool {
    table().isCondemned(address: address, now: seconds())
  }

  /// The recorded crashes, read again when the file has changed.
  private func table() -> CrashTable {
    var status = stat()
    guard fstat(reader, &status) == 0 else { return state.withLock { $0.table } }
    let (length, changed) = (Int(status.st_size), Int64(status.st_mtim.tv_nsec))
    return state.withLock { state in
      if state.length != length || state.changed != changed {
        state.table = CrashTable(Self.records(in: reader), of: program)
        (state.length, state.changed) = (length, changed)
      }
      return state.table
    }
  }

  private static func records(in file: Int32) -> [CrashRecord] {
    var status = stat()
    guard fstat(file, &status) == 0 else { return [] }
    // A partial record is one that another process is still writing.
    let count = Int(status.st_size) / CrashRecord.size
    let first = max(0, count - limit)
    var bytes = [UInt8](repeating: 0, count: (count - first) * CrashRecord.size)
    let read = pread(file, &bytes, bytes.count, off_t(first * CrashRecord.size))
    return read < 0 ? [] : CrashRecord.records(in: Array(bytes.prefix(read)))
  }

  /// Whether the last process with this index crashed and no start has noticed yet. Marks the
  /// record as seen and removes records that no longer count, so that the file stays small.
  private static func settle(
    _ file: Int32, program: UInt64, place: UInt64, now: Int64
  ) -> Bool {
    // Without the lock, two simultaneous starts might both see the crash, which only makes both
    // careful.
    flock(file, LOCK_EX)
    defer { flock(file, LOCK_UN) }
    let all = records(in: file)
    func isUnseen(_ record: CrashRecord) -> Bool {
      record.program == program && record.process == place
    }
    let kept = all.filter {
      $0.program == program && $0.time <= now && now - $0.time < CrashTable.pageTime
    }
    let isNews = kept.contains(where: isUnseen)
    guard isNews || kept.count < all.count || all.count == limit else { return false }
    let bytes = kept.suffix(limit / 2).flatMap { record in
      var seen = record
      seen.process = isUnseen(record) ? Self.seen : record.process
      return seen.bytes
    }
    // A record that cannot be marked counts once more at the next start.
    if bytes.isEmpty || pwrite(file, bytes, bytes.count, 0) == bytes.count {
      ftruncate(file, off_t(bytes.count))
    }
    return isNews
  }

  /// The `place` of a record that a start has seen.
  private static let seen = UInt64.max

  /// A number that identifies the program's file; an updated program has another.
  package static func thisProgram() -> UInt64 {
    var status = stat()
    guard stat("/proc/self/exe", &status) == 0 else { return 0 }
    let parts = [
      UInt64(status.st_dev), UInt64(status.st_ino), UInt64(bitPattern: Int64(status.st_size)),
      UInt64(bitPattern: Int64(status.st_mtim.tv_sec)),
      UInt64(bitPattern: Int64(status.st_mtim.tv_nsec)),
    ]
    // FNV-1a.
    return parts.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ $1) &* 0x100_0000_01b3 }
  }
}
