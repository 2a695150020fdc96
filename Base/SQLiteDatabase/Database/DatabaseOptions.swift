// The options of a database.

/// The failures that a commit survives.
public enum Durability: Sendable, Hashable {
  /// A crash or `kill -9` of the process. A power cut may lose the last commits, never half of one.
  case throughCrashes
  /// A power cut too: this commit and all before it are flushed when the call returns.
  case throughPowerCuts
}

/// The options of a database.
public struct DatabaseOptions: Sendable, Hashable {
  /// The number of reading connections, each on its own thread.
  public var readers: Int
  /// The durability of commits for which a write requests none.
  public var durability: Durability
  /// The time to wait for another process that writes.
  public var busyTimeout: Duration
  /// The largest file that is checked completely when opened, in bytes.
  ///
  /// A larger one is checked page by page as it is read.
  public var checkedBytes: Int

  /// Options. The defaults are two readers, commits that survive crashes, a busy timeout of 5 s and
  /// checks of files up to 64 MB.
  public init(
    readers: Int = 2, durability: Durability = .throughCrashes,
    busyTimeout: Duration = .seconds(5), checkedBytes: Int = 64_000_000
  ) {
    self.readers = readers
    self.durability = durability
    self.busyTimeout = busyTimeout
    self.checkedBytes = checkedBytes
  }
}
