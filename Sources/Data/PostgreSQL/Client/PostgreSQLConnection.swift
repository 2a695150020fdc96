// One connection to a PostgreSQL server.
import CPostgreSQL
public import DataLayer
import Foundation
import Glibc

/// A connection, used by one thread at a time.
///
/// SQL is a `StaticString`, so it cannot be built at run time; values are sent separately.
public final class PostgreSQLConnection: SQLConnection {
  let handle: OpaquePointer
  private let address: PostgreSQLAddress
  /// Measures how long the server takes.
  private let clock = RunningClock()
  /// The time limit of the next answers.
  var answerTimeout: Duration
  /// Whether the last error rolled back a transaction that may succeed when repeated.
  private(set) var mayRepeat = false
  /// Whether the last error reported a missing table.
  private(set) var missesTable = false

  /// Whether an answer is missing, so that no other statement can be sent.
  private(set) var isGivenUp = false

  /// Connects. Throws when that fails.
  package init(
    _ address: PostgreSQLAddress, _ options: PostgreSQLOptions
  ) throws(DatabaseError) {
    guard let handle = Self.connected(address, options) else { throw .away(why: "out of memory") }
    self.handle = handle
    self.address = address
    answerTimeout = options.answerTimeout
    guard PQstatus(handle) == CONNECTION_OK, PQsetnonblocking(handle, 1) == 0 else {
      throw refusal()
    }
    // Otherwise notices would be printed to standard error.
    PQsetNoticeProcessor(handle, { _, _ in }, nil)
    try run(
      """
      SELECT set_config('statement_timeout', $1, false), set_config('lock_timeout', $2, false),
        set_config('idle_in_transaction_session_timeout', $1, false)
      """,
      [
        .text("\(Int(options.statementTimeout / .milliseconds(1)))"),
        .text("\(Int(options.lockTimeout / .milliseconds(1)))"),
      ])
  }

  deinit { PQfinish(handle) }

  /// Whether the server has kept the connection open since its last use.
  var isUsable: Bool {
    guard PQstatus(handle) == CONNECTION_OK, !isGivenUp else { return false }
    // The server sends data on an idle connection when it ends it, and when one of its settings
    // changed. In the latter case a new connection costs a millisecond.
    return !wait(Int16(POLLIN), until: clock.now)
  }

  /// Runs one statement. Returns the number of changed rows.
  @discardableResult
  public func run(
    _ sql: StaticString, _ values: [SQLValue] = []
  ) throws(DatabaseError) -> Int {
    try answer(sql, values).changed
  }

  /// The closure's result for each row, in order.
  public func rows<Value>(
    _ sql: StaticString, _ values: [SQLValue] = [],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> [Value] {
    let result = try answer(sql, values)
    var found: [Value] = []
    found.reserveCapacity(result.rows)
    for row in 0..<result.rows {
      found.append(try read(Row(PostgreSQLColumns(result: result, row: Int32(row)))))
    }
    return found
  }

  /// The closure's result for the first row; nil when there are no rows.
  public func first<Value>(
    _ sql: StaticString, _ values: [SQLValue] = [],
    read: (borrowing Row) throws(DatabaseError) -> Value
  ) throws(DatabaseError) -> Value? {
    let result = try answer(sql, values)
    return result.rows == 0 ? nil : try read(Row(PostgreSQLColumns(result: result, row: 0)))
  }

  private func answer(
    _ sql: StaticString, _ values: [SQLValue]
  ) throws(DatabaseError) -> PostgreSQLResult {
    (mayRepeat, missesTable) = (false, false)
    let deadline = clock.now.advanced(by: answerTimeout)
    try send(sql, values)
    try flush(until: deadline)
    var last: PostgreSQLResult?
    while true {
      while PQisBusy(handle) == 1 {
        guard wait(Int16(POLLIN), until: deadline) else { throw tooLate() }
        guard PQconsumeInput(handle) == 1 else { throw refusal() }
      }
      guard let result = PQgetResult(handle) else { break }
      last = PostgreSQLResult(result)
    }
    guard let last else { throw refusal() }
    switch last.status {
    case PGRES_TUPLES_OK, PGRES_COMMAND_OK: return last
    default: throw failure(last)
    }
  }

  private func send(_ sql: StaticString, _ values: [SQLValue]) throws(DatabaseError) {
    let sent = values.map(\.sent)
    let lengths = sent.map { Int32($0.count) }
    let formats = values.map { $0.isBinary ? Int32(1) : 0 }
    // One block of memory for all values, because their addresses must be valid until they are
    // sent.
    let whole = sent.flatMap(\.self)
    let isSent = whole.withUnsafeBytes { bytes in
      var place = 0
      let pointers = sent.map { value -> UnsafePointer<CChar>? in
        defer { place += value.count }
        // Empty bytes are a value too; a null pointer would be NULL.
        guard let start = bytes.baseAddress else { return sql.start }
        return (start + place).assumingMemoryBound(to: CChar.self)
      }
      return PQsendQueryParams(
        handle, sql.start, Int32(values.count), nil, pointers, lengths, formats, 0)
    }
    guard isSent == 1 else { throw refusal() }
  }

  private func flush(until deadline: RunningClock.Instant) throws(DatabaseError) {
    while true {
      switch PQflush(handle) {
      case 0: return
      case 1:
        // The server may send before it has read everything; unread data could keep it from reading
        // on.
        guard wait(Int16(POLLIN | POLLOUT), until: deadline) else { throw tooLate() }
        guard PQconsumeInput(handle) == 1 else { throw refusal() }
      default: throw refusal()
      }
    }
  }

  /// Waits for the socket. Returns false when the deadline has passed.
  func wait(_ events: Int16, until deadline: RunningClock.Instant) -> Bool {
    while true {
      // The clock must be read at every tick.
      let rest = min(max(.zero, clock.now.duration(to: deadline)), RunningClock.tick)
      var socket = pollfd(fd: PQsocket(handle), events: events, revents: 0)
      // Rounded up, so that a fraction of a millisecond does not become a busy loop.
      let found = poll(&socket, 1, Int32(clamping: Int((rest / .milliseconds(1)).rounded(.up))))
      if found > 0 { return true }
      if found == 0 ? clock.now >= deadline : errno != EINTR { return false }
    }
  }

  private func tooLate() -> DatabaseError {
    // The answer may still arrive, and nothing may be sent before it; the connection is given up.
    isGivenUp = true
    return .away(why: "it did not answer in time")
  }

  private func failure(_ result: PostgreSQLResult) -> DatabaseError {
    let state = result.state
    // Without a code it is libpq's own message, about the connection.
    guard !state.isEmpty else { return refusal() }
    mayRepeat = state.hasPrefix("40")
    missesTable = state == "42P01"
    return DatabaseError(state: state, message: address.withoutPassword(result.message))
  }

  /// Records the properties of a transaction's error, after the statement that rolled it back.
  func note(mayRepeat: Bool, missesTable: Bool) {
    (self.mayRepeat, self.missesTable) = (mayRepeat, missesTable)
  }

  /// The error of libpq's last message.
  func refusal() -> DatabaseError { Self.refusal(of: handle, address) }
}

extension StaticString {
  /// The text as a C string.
  fileprivate var start: UnsafePointer<CChar> {
    UnsafeRawPointer(utf8Start).assumingMemoryBound(to: CChar.self)
  }
}
