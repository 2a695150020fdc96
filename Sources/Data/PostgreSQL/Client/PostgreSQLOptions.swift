// The options of a PostgreSQL database.

/// The number of connections, and the time limits for a server.
public struct PostgreSQLOptions: Sendable, Hashable {
  /// The number of connections, each with its own thread.
  public var connections: Int
  /// The time limit for connecting to one host; libpq counts whole seconds, at least 2.
  public var connectTimeout: Duration
  /// The server's time limit for one statement.
  public var statementTimeout: Duration
  /// The time that a statement waits for a lock.
  public var lockTimeout: Duration
  /// The time limit for an answer, after which the connection is given up.
  ///
  /// It is longer than `statementTimeout`, so only an unreachable server exceeds it.
  public var answerTimeout: Duration
  /// How long calls fail at once after a failed connection, without another attempt.
  public var pause: Duration

  /// Options. The defaults are four connections, 3 s to connect, 5 s for a statement, 3 s for a
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
