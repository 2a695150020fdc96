// What a database reports of each read and write, for counters.

/// One read or write of a database, without what was read or written.
public struct DatabaseOperation: Sendable, Hashable {
  /// Whether it could write.
  public var isWrite: Bool
  /// The time on the thread of the database, waits for other processes included.
  public var duration: Duration

  /// An operation of this kind and time.
  public init(isWrite: Bool, duration: Duration) {
    self.isWrite = isWrite
    self.duration = duration
  }
}
