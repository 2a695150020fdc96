// The connections of one database: one that writes, some that read, and the way back from damage.

import Foundation

/// Hands each worker its connection; when one finds the file damaged, stops all, sets the file aside and begins anew.
///
/// Unchecked: `condition` guards the counts, and a place's connection is touched by its own worker between `enter` and `leave`
/// or, when nobody is inside, by the one who rebuilds.
final class ConnectionPool: @unchecked Sendable {
  private final class Place {
    var connection: Connection?
  }

  private let file: DatabaseFile
  private let migrations: [Migration]
  private let options: DatabaseOptions
  private let report: @Sendable (DatabaseProblem) -> Void
  private let places: [Place]
  private let condition = NSCondition()
  private var inside = 0
  private var isRebuilding = false
  private var rebuilt = 0
  private var identity: UInt64?
  private var closed = 0

  /// Opens the writing connection: the form is looked at, the file checked and brought up to date.
  init(
    _ file: DatabaseFile, migrations: [Migration], options: DatabaseOptions,
    report: @escaping @Sendable (DatabaseProblem) -> Void
  ) throws(DatabaseError) {
    self.file = file
    self.migrations = migrations
    self.options = options
    self.report = report
    places = (0...options.readers).map { _ in Place() }
    do throws(DatabaseError) {
      places[0].connection = try opened(forWriting: true)
    } catch .damaged(let why) {
      try beginAnew(why)
    }
  }

  deinit {
    // Only when opening failed; else the workers have closed everything.
    if closed < places.count { file.leave() }
  }

  /// How often the file was begun anew.
  var generation: Int { condition.withLock { rebuilt } }

  /// Runs the work on a worker's connection: place 0 writes, the others read.
  ///
  /// Found damaged, the file has been set aside when this throws `damaged`, unless the report says otherwise.
  func use<Value>(
    _ place: Int, _ work: (Connection) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value {
    let seen = enter()
    do throws(DatabaseError) {
      defer { leave() }
      if let connection = places[place].connection { return try work(connection) }
      let connection = try opened(forWriting: place == 0)
      places[place].connection = connection
      return try work(connection)
    } catch .damaged(let why) {
      rebuild(after: seen, why)
      throw .damaged(why: why)
    }
  }

  /// Closes a worker's connection for good; the last one to go brings the log into the file and lets go of it.
  func close(_ place: Int) {
    _ = enter()
    places[place].connection = nil
    leave()
    let isLast = condition.withLock {
      closed += 1
      return closed == places.count
    }
    if isLast { file.leave() }
  }

  private func enter() -> Int {
    condition.withLock {
      while isRebuilding { condition.wait() }
      inside += 1
      return rebuilt
    }
  }

  private func leave() {
    condition.withLock {
      inside -= 1
      condition.broadcast()
    }
  }

  private func rebuild(after seen: Int, _ why: String) {
    let isOurs = condition.withLock {
      while isRebuilding { condition.wait() }
      guard rebuilt == seen else { return false }
      isRebuilding = true
      while inside > 0 { condition.wait() }
      return true
    }
    guard isOurs else { return }
    do throws(DatabaseError) {
      try beginAnew(why)
    } catch {
      report(.notSetAside(error))
    }
    condition.withLock {
      isRebuilding = false
      rebuilt += 1
      condition.broadcast()
    }
  }

  private func beginAnew(_ why: String) throws(DatabaseError) {
    for place in places { place.connection = nil }
    let name = try file.setAside(identity)
    try file.make()
    places[0].connection = try opened(forWriting: true)
    if let name { report(.setAside(name: name, why: why)) }
  }

  private func opened(forWriting: Bool) throws(DatabaseError) -> Connection {
    if forWriting { identity = file.identity }
    let connection = try Connection(
      path: file.path, busyTimeout: options.busyTimeout)
    let known = migrations.last?.number ?? 0
    let found = try connection.form()
    // Before anything is written: what a newer version made stays as it made it.
    guard found <= known else { throw .newer(found: found, known: known) }
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
