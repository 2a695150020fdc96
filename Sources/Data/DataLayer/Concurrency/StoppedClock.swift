// A clock that stands still, for previews.

/// A clock whose time never passes, so that the content of a preview stays the same.
///
/// A sleep until its current time or an earlier one returns at once; a longer sleep lasts until
/// cancelled.
public struct StoppedClock: Clock {
  /// An instant, given by its distance from the start of the clock.
  public struct Instant: InstantProtocol {
    let offset: Duration

    /// The instant that is later by `duration`.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The duration from this instant to `other`.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// A clock that stands still.
  public init() {}

  /// The start of the clock, at all times.
  public var now: Instant { Instant(offset: .zero) }

  /// Zero, because the clock does not tick.
  public var minimumResolution: Duration { .zero }

  /// Waits until cancelled, then throws `CancellationError`. A deadline that has passed returns at
  /// once.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard deadline > now else { return }
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }
}
