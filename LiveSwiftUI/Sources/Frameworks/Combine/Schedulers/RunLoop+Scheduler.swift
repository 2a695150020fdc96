// Run loops and operation queues as schedulers. Both count time by the calendar's clock.
import Dispatch
public import Foundation

/// An instant of the calendar's clock.
public struct _DateSchedulerTime: Strideable, Codable, Hashable, Sendable {
  /// A length of time in seconds.
  public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
    ExpressibleByFloatLiteral, Codable, Hashable, Sendable
  {
    /// The length in seconds.
    public var magnitude: TimeInterval
    /// The length in seconds.
    public var timeInterval: TimeInterval { magnitude }

    /// A length in seconds.
    public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
    /// A length in seconds.
    public init(floatLiteral value: TimeInterval) { magnitude = value }
    /// A length in seconds.
    public init(integerLiteral value: TimeInterval) { magnitude = value }
    /// A length in seconds; nil if it does not fit.
    public init?<T>(exactly source: T) where T: BinaryInteger {
      guard let value = TimeInterval(exactly: source) else { return nil }
      magnitude = value
    }
    public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
    /// The product of two lengths.
    public static func * (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude * rhs.magnitude)
    }
    /// The sum of two lengths.
    public static func + (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude + rhs.magnitude)
    }
    /// The difference of two lengths.
    public static func - (lhs: Stride, rhs: Stride) -> Stride {
      Stride(lhs.magnitude - rhs.magnitude)
    }
    /// Multiplies a length.
    public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
    /// Adds to a length.
    public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
    /// Subtracts from a length.
    public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
    /// A length of whole seconds.
    public static func seconds(_ s: Int) -> Stride { Stride(Double(s)) }
    /// A length of seconds.
    public static func seconds(_ s: Double) -> Stride { Stride(s) }
    /// A length of thousandths of a second.
    public static func milliseconds(_ ms: Int) -> Stride { Stride(Double(ms) / 1e3) }
    /// A length of millionths of a second.
    public static func microseconds(_ us: Int) -> Stride { Stride(Double(us) / 1e6) }
    /// A length of billionths of a second.
    public static func nanoseconds(_ ns: Int) -> Stride { Stride(Double(ns) / 1e9) }
  }

  /// The date.
  public var date: Date

  /// The instant of a date.
  public init(_ date: Date) { self.date = date }

  /// The time to another instant.
  public func distance(to other: _DateSchedulerTime) -> Stride {
    Stride(other.date.timeIntervalSince(date))
  }

  /// The instant after a time.
  public func advanced(by n: Stride) -> _DateSchedulerTime {
    _DateSchedulerTime(date.addingTimeInterval(n.magnitude))
  }

  /// The same instant on the clock of Dispatch.
  var onQueue: DispatchQueue.SchedulerTimeType {
    DispatchQueue.main.now.advanced(by: .seconds(date.timeIntervalSinceNow))
  }
}

extension RunLoop: Scheduler {
  /// An instant of the calendar's clock.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// Options: none.
  public struct SchedulerOptions {}

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Whether this is the main thread's run loop, which the main queue belongs to.
  private var isMain: Bool { self === RunLoop.main }

  /// Runs a closure in the next pass of the loop.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    if isMain { return DispatchQueue.main.schedule(action) }
    nonisolated(unsafe) let action = action  // Transferred to the loop's thread, and run there.
    perform { action() }
  }

  /// Runs a closure at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    if isMain { return DispatchQueue.main.schedule(after: date.onQueue, action) }
    nonisolated(unsafe) let action = action  // Transferred to the loop's thread, and run there.
    let timer = Timer(fire: date.date, interval: 0, repeats: false) { _ in action() }
    add(timer, forMode: .default)
  }

  /// Runs a closure at an instant, and again after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    if isMain {
      return DispatchQueue.main.schedule(
        after: date.onQueue, interval: .seconds(interval.magnitude), action)
    }
    // Both are used on the loop's thread.
    nonisolated(unsafe) let action = action
    nonisolated(unsafe) let timer = Timer(
      fire: date.date, interval: interval.magnitude, repeats: true
    ) { _ in action() }
    add(timer, forMode: .default)
    return AnyCancellable { timer.invalidate() }
  }
}

extension OperationQueue: Scheduler {
  /// An instant of the calendar's clock.
  public typealias SchedulerTimeType = _DateSchedulerTime

  /// Options: none.
  public struct SchedulerOptions {}

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }
  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(Date()) }

  /// Runs a closure as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // Transferred to the queue, and run there alone.
    addOperation { action() }
  }

  /// Runs a closure at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    DispatchQueue.global().schedule(after: date.onQueue) { self.schedule(action) }
  }

  /// Runs a closure at an instant, and again after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    DispatchQueue.global().schedule(after: date.onQueue, interval: .seconds(interval.magnitude)) {
      self.schedule(action)
    }
  }
}
