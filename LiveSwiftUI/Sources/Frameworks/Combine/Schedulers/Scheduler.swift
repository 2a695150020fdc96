// The time and place of work: the protocol that all schedulers share.
import Limits

/// Runs closures at once or at a time of its own clock.
public protocol Scheduler<SchedulerTimeType> {
  /// An instant of the scheduler's clock.
  associatedtype SchedulerTimeType: Strideable
  where Self.SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
  /// Options of the scheduler.
  associatedtype SchedulerOptions

  /// The present instant.
  var now: Self.SchedulerTimeType { get }
  /// The smallest deviation that the scheduler allows.
  var minimumTolerance: Self.SchedulerTimeType.Stride { get }
  /// Runs a closure as soon as possible.
  func schedule(options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at an instant.
  func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
    options: Self.SchedulerOptions?, _ action: @escaping () -> Void)
  /// Runs a closure at an instant, and again after each interval, until the result is cancelled.
  func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    tolerance: Self.SchedulerTimeType.Stride, options: Self.SchedulerOptions?,
    _ action: @escaping () -> Void
  ) -> any Cancellable
}

extension Scheduler {
  /// Runs a closure as soon as possible.
  public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

  /// Runs a closure at an instant.
  public func schedule(after date: Self.SchedulerTimeType, _ action: @escaping () -> Void) {
    schedule(after: date, tolerance: minimumTolerance, options: nil, action)
  }

  /// Runs a closure at an instant.
  public func schedule(
    after date: Self.SchedulerTimeType, tolerance: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) {
    schedule(after: date, tolerance: tolerance, options: nil, action)
  }

  /// Runs a closure at an instant, and again after each interval, until the result is cancelled.
  public func schedule(
    after date: Self.SchedulerTimeType, interval: Self.SchedulerTimeType.Stride,
    _ action: @escaping () -> Void
  ) -> any Cancellable {
    schedule(
      after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
  }
}

/// A length of time that can be made of seconds and their parts.
public protocol SchedulerTimeIntervalConvertible {
  /// A length of whole seconds.
  static func seconds(_ s: Int) -> Self
  /// A length of seconds.
  static func seconds(_ s: Double) -> Self
  /// A length of thousandths of a second.
  static func milliseconds(_ ms: Int) -> Self
  /// A length of millionths of a second.
  static func microseconds(_ us: Int) -> Self
  /// A length of billionths of a second.
  static func nanoseconds(_ ns: Int) -> Self
}

/// Runs closures at once, on the caller's thread.
public struct ImmediateScheduler: Scheduler, Sendable {
  /// Options: none.
  public typealias SchedulerOptions = Never

  /// The only instant of the scheduler.
  public struct SchedulerTimeType: Strideable {
    /// A length of time, which this scheduler ignores.
    public struct Stride: ExpressibleByFloatLiteral, Comparable, SignedNumeric, Codable,
      SchedulerTimeIntervalConvertible
    {
      /// The length.
      public var magnitude: Int

      /// A length of time.
      public init(_ value: Int) { magnitude = value }
      /// A length of time.
      public init(integerLiteral value: Int) { magnitude = value }
      /// A length of time.
      public init(floatLiteral value: Double) { magnitude = Int(bounding: value) }
      /// A length of time; nil if it does not fit.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of two lengths.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &* rhs.magnitude)
      }
      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &+ rhs.magnitude)
      }
      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        Stride(lhs.magnitude &- rhs.magnitude)
      }
      /// Multiplies a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds to a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts from a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// A length of no time.
      public static func seconds(_ s: Int) -> Stride { 0 }
      /// A length of no time.
      public static func seconds(_ s: Double) -> Stride { 0 }
      /// A length of no time.
      public static func milliseconds(_ ms: Int) -> Stride { 0 }
      /// A length of no time.
      public static func microseconds(_ us: Int) -> Stride { 0 }
      /// A length of no time.
      public static func nanoseconds(_ ns: Int) -> Stride { 0 }
    }

    /// The distance to another instant: none.
    public func distance(to other: SchedulerTimeType) -> Stride { 0 }
    /// The same instant.
    public func advanced(by n: Stride) -> SchedulerTimeType { self }
  }

  /// The scheduler.
  public static var shared: ImmediateScheduler { ImmediateScheduler() }
  /// The only instant.
  public var now: SchedulerTimeType { SchedulerTimeType() }
  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { 0 }

  /// Runs a closure at once.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) { action() }

  /// Runs a closure at once.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    action()
  }

  /// Runs a closure once, at once.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    action()
    return AnyCancellable {}
  }
}
