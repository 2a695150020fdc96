// A database's report of a read or write, for counters.

/// A read or write of a database, without its content.
public struct DatabaseOperation: Sendable, Hashable {
  /// Whether it was a write.
  public var isWrite: Bool
  /// The time on the database's thread, including waits for other processes.
  public var duration: Duration

  /// An operation of this kind and time.
  public init(isWrite: Bool, duration: Duration) {
    self.isWrite = isWrite
    self.duration = duration
  }
}
