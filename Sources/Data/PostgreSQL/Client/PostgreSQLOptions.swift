// The options of a PostgreSQL database.

/// How many connections are used, and how long a server may take.
public struct PostgreSQLOptions: Sendable, Hashable {
  /// The number of connections, each on a thread of its own.
  public var connections: Int
  /// How long connecting to one host may take; libpq counts whole seconds, at least 2.
  public var connectTimeout: Duration
  /// How long the server works on one statement before it gives up.
  public var statementTimeout: Duration
  /// How long a statement waits for a lock.
  public var lockTimeout: Duration
  /// How long an answer is awaited before the connection is given up.
  ///
  /// It is longer than `statementTimeout`, since only a server that is gone misses that.
  public var answerTimeout: Duration
  /// How long calls fail at once after a failed connection, without another attempt.
  public var pause: Duration

  /// Options; the defaults are four connections, 3 s to connect, 5 s for a statement, 3 s for a
  /// lock, 8 s for an answer and a pause of 1 s.
  public init(
    connections: Int = 4, connectTimeout: Duration = .seconds(3),
    statementTimeout: Duration = .seconds(5), lockTimeout: Duration = .seconds(3),
    answerTimeout: Duration = .seconds(8), pause: Duration = .seconds(1)
  ) {
    self.connections = connections
    self.connectTimeout = connectTimeout
    self.statementTimeout = statementTimeout
    self.lockTimeout = lockTimeout
    self.answerTimeout = answerTimeout
    self.pause = pause
  }
}
