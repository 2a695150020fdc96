// A clock that stands still, for previews.

/// A clock whose time never passes, so that what a preview shows does not change by itself.
///
/// Whoever sleeps until a time that the clock shows, or an earlier one, goes on at once; whoever
/// sleeps longer waits until cancelled.
public struct StoppedClock: Clock {
  /// A point in time, by its distance from the start of the clock.
  public struct Instant: InstantProtocol {
    let offset: Duration

    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    public func duration(to other: Instant) -> Duration { other.offset - offset }

    public static func < (first: Instant, second: Instant) -> Bool {
      first.offset < second.offset
    }
  }

  /// A clock that stands still.
  public init() {}

  public var now: Instant { Instant(offset: .zero) }

  public var minimumResolution: Duration { .zero }

  /// Waits until cancelled, and throws `CancellationError` then.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    guard deadline > now else { return }
    while true { try await Task.sleep(for: .seconds(3_600)) }
  }
}
