// The options of a database.

/// What a commit survives.
public enum Durability: Sendable, Hashable {
  /// A crash or `kill -9` of the process; a power cut may lose the last commits, never half of one.
  case throughCrashes
  /// A power cut too: this commit and all before it are flushed when the call returns.
  case throughPowerCuts
}

/// The options of a database.
public struct DatabaseOptions: Sendable, Hashable {
  /// The number of connections that read, each on a thread of its own.
  public var readers: Int
  /// What commits survive unless a write asks for more.
  public var durability: Durability
  /// How long to wait for another process that writes.
  public var busyTimeout: Duration
  /// The size up to which the whole file is checked when it is opened, in bytes.
  ///
  /// A larger one is checked page by page as it is read.
  public var checkedBytes: Int

  /// Options; the defaults are two readers, commits that survive crashes, a busy timeout of 5 s and
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
