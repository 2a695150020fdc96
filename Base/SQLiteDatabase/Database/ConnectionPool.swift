// The connections of one database, and the handling of a damaged file.
import Foundation

/// One connection for each worker thread.
///
/// When a worker finds the file damaged, it waits for the others, sets the file aside and creates
/// an empty one.
///
/// `@unchecked`: `condition` guards the counts. A worker uses its connection only between `enter`
/// and `leave`; the worker that rebuilds uses all of them while no other has entered.
final class ConnectionPool: @unchecked Sendable {
  private final class Slot {
    var connection: Connection?
  }

  private let file: DatabaseFile
  private let migrations: [Migration]
  private let options: DatabaseOptions
  private let report: @Sendable (DatabaseProblem) -> Void
  private let slots: [Slot]
  private let condition = NSCondition()
  private var activeCount = 0
  private var isRebuilding = false
  private var rebuildCount = 0
  private var identity: UInt64?
  private var closedCount = 0

  /// Opens the writing connection, checks the file and runs the migrations.
  init(
    _ file: DatabaseFile, migrations: [Migration], options: DatabaseOptions,
    report: @escaping @Sendable (DatabaseProblem) -> Void
  ) throws(DatabaseError) {
    self.file = file
    self.migrations = migrations
    self.options = options
    self.report = report
    slots = (0...options.readers).map { _ in Slot() }
    do throws(DatabaseError) {
      slots[0].connection = try opened(forWriting: true)
    } catch .damaged(let why) {
      try replaceFile(why)
    }
  }

  deinit {
    // Only after a failed opening; otherwise the workers have closed everything.
    if closedCount < slots.count { file.leave() }
  }

  /// Runs the work on a worker's connection: worker 0 writes, the others read.
  ///
  /// When this throws `damaged`, the file was set aside, or `report` was called with the reason why
  /// not.
  func use<Value>(
    _ worker: Int, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    let seenRebuilds = enter()
    do throws(DatabaseError) {
      defer { leave() }
      if let connection = slots[worker].connection { return try work(connection) }
      let connection = try opened(forWriting: worker == 0)
      slots[worker].connection = connection
      return try work(connection)
    } catch .damaged(let why) {
      rebuild(after: seenRebuilds, why)
      throw .damaged(why: why)
    }
  }

  /// Closes a worker's connection for good.
  ///
  /// With the last one SQLite writes its log into the file, and the file's lock is released.
  func close(_ worker: Int) {
    _ = enter()
    slots[worker].connection = nil
    leave()
    let isLast = condition.withLock {
      closedCount += 1
      return closedCount == slots.count
    }
    if isLast { file.leave() }
  }

  /// Waits while the file is being replaced. Returns the number of replacements so far.
  private func enter() -> Int {
    condition.withLock {
      while isRebuilding { condition.wait() }
      activeCount += 1
      return rebuildCount
    }
  }

  private func leave() {
    condition.withLock {
      activeCount -= 1
      condition.broadcast()
    }
  }

  /// Replaces the file, unless another worker has done so since `seenRebuilds`.
  private func rebuild(after seenRebuilds: Int, _ why: String) {
    let isOurs = condition.withLock {
      while isRebuilding { condition.wait() }
      guard rebuildCount == seenRebuilds else { return false }
      isRebuilding = true
      while activeCount > 0 { condition.wait() }
      return true
    }
    guard isOurs else { return }
    do throws(DatabaseError) {
      try replaceFile(why)
    } catch {
      report(.notSetAside(error))
    }
    condition.withLock {
      isRebuilding = false
      rebuildCount += 1
      condition.broadcast()
    }
  }

  private func replaceFile(_ why: String) throws(DatabaseError) {
    for slot in slots { slot.connection = nil }
    let name = try file.setAside(identity)
    try file.make()
    slots[0].connection = try opened(forWriting: true)
    if let name { report(.setAside(name: name, why: why)) }
  }

  private func opened(forWriting: Bool) throws(DatabaseError) -> Connection {
    if forWriting { identity = file.identity }
    let connection = try Connection(path: file.path, busyTimeout: options.busyTimeout)
    // Checked before any write, so that a newer version's file stays unchanged.
    try connection.checkForm(known: migrations.last?.number ?? 0)
    connection.keepLog()
    guard forWriting else {
      try connection.prepareReading()
      return connection
    }
    if file.bytes <= options.checkedBytes { try connection.checkWhole() }
    try connection.prepareWriting(options.durability)
    try connection.migrate(migrations)
    return connection
  }
}
