// How a database is kept: readers, durability, patience, checking.

/// What a commit outlives.
public enum Durability: Sendable, Hashable {
  /// A crash or `kill -9` of the process; a power cut may take the last commits, never half of one.
  case throughCrashes
  /// A power cut too: the commit, and all before it, is on the disk when the call returns, for a disk's round trip.
  case throughPowerCuts
}

/// How a database is kept.
public struct DatabaseOptions: Sendable, Hashable {
  /// Connections that read, each on a thread of its own.
  public var readers: Int
  /// What commits outlive unless a write asks for more.
  public var durability: Durability
  /// How long to wait for another process that writes.
  public var busyTimeout: Duration
  /// Bytes up to which a file is checked whole when it is opened; a larger one is checked as it is read.
  public var checkedBytes: Int

  /// Two readers, commits that outlive crashes, 5 s of patience and whole checks up to 64 MB, unless told otherwise.
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
