// Dispatch queues as schedulers.
public import Dispatch
import Limits

extension DispatchQueue: Scheduler {
  /// An instant of the system's clock.
  public struct SchedulerTimeType: Strideable, Codable, Hashable, Sendable {
    /// A length of time.
    public struct Stride: SchedulerTimeIntervalConvertible, Comparable, SignedNumeric,
      ExpressibleByFloatLiteral, Hashable, Codable, Sendable
    {
      /// The length in nanoseconds.
      public var magnitude: Int

      /// The length as Dispatch has it.
      public var timeInterval: DispatchTimeInterval { .nanoseconds(magnitude) }

      init(nanoseconds: Int) { magnitude = nanoseconds }

      /// A length of Dispatch.
      public init(_ timeInterval: DispatchTimeInterval) {
        magnitude =
          switch timeInterval {
          case .seconds(let count): Self.scaled(count, 1_000_000_000)
          case .milliseconds(let count): Self.scaled(count, 1_000_000)
          case .microseconds(let count): Self.scaled(count, 1_000)
          case .nanoseconds(let count): count
          case .never: .max
          @unknown default: .max
          }
      }

      /// A length in seconds.
      public init(floatLiteral value: Double) { self = .seconds(value) }
      /// A length in seconds.
      public init(integerLiteral value: Int) { self = .seconds(value) }
      /// A length in nanoseconds; nil if it does not fit.
      public init?<T>(exactly source: T) where T: BinaryInteger {
        guard let value = Int(exactly: source) else { return nil }
        magnitude = value
      }
      public static func < (lhs: Stride, rhs: Stride) -> Bool { lhs.magnitude < rhs.magnitude }
      /// The product of two lengths.
      public static func * (lhs: Stride, rhs: Stride) -> Stride {
        Stride(nanoseconds: scaled(lhs.magnitude, rhs.magnitude))
      }
      /// The sum of two lengths.
      public static func + (lhs: Stride, rhs: Stride) -> Stride {
        let (sum, overflows) = lhs.magnitude.addingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflows ? .max : sum)
      }
      /// The difference of two lengths.
      public static func - (lhs: Stride, rhs: Stride) -> Stride {
        let (rest, overflows) = lhs.magnitude.subtractingReportingOverflow(rhs.magnitude)
        return Stride(nanoseconds: overflows ? .min : rest)
      }
      /// Multiplies a length.
      public static func *= (lhs: inout Stride, rhs: Stride) { lhs = lhs * rhs }
      /// Adds to a length.
      public static func += (lhs: inout Stride, rhs: Stride) { lhs = lhs + rhs }
      /// Subtracts from a length.
      public static func -= (lhs: inout Stride, rhs: Stride) { lhs = lhs - rhs }
      /// A length of whole seconds.
      public static func seconds(_ s: Int) -> Stride {
        Stride(nanoseconds: scaled(s, 1_000_000_000))
      }
      /// A length of seconds.
      public static func seconds(_ s: Double) -> Stride {
        Stride(nanoseconds: Int(bounding: s * 1_000_000_000))
      }
      /// A length of thousandths of a second.
      public static func milliseconds(_ ms: Int) -> Stride {
        Stride(nanoseconds: scaled(ms, 1_000_000))
      }
      /// A length of millionths of a second.
      public static func microseconds(_ us: Int) -> Stride {
        Stride(nanoseconds: scaled(us, 1_000))
      }
      /// A length of billionths of a second.
      public static func nanoseconds(_ ns: Int) -> Stride { Stride(nanoseconds: ns) }

      private static func scaled(_ count: Int, _ factor: Int) -> Int {
        let (product, overflows) = count.multipliedReportingOverflow(by: factor)
        return overflows ? (count < 0 ? .min : .max) : product
      }
    }

    /// The instant as Dispatch has it.
    public var dispatchTime: DispatchTime

    /// An instant of Dispatch.
    public init(_ time: DispatchTime) { dispatchTime = time }

    /// An instant, read as nanoseconds.
    public init(from decoder: any Decoder) throws {
      let nanoseconds = try decoder.singleValueContainer().decode(UInt64.self)
      dispatchTime = DispatchTime(uptimeNanoseconds: nanoseconds)
    }

    public func encode(to encoder: any Encoder) throws {
      var container = encoder.singleValueContainer()
      try container.encode(dispatchTime.uptimeNanoseconds)
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }

    /// The time to another instant.
    public func distance(to other: SchedulerTimeType) -> Stride {
      let (mine, others) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
      let length = Int(clamping: mine < others ? others - mine : mine - others)
      return Stride(nanoseconds: mine < others ? length : -length)
    }

    /// The instant after a time.
    public func advanced(by n: Stride) -> SchedulerTimeType {
      SchedulerTimeType(dispatchTime + n.timeInterval)
    }
  }

  /// Options of the work.
  public struct SchedulerOptions {
    /// The quality of service.
    public var qos: DispatchQoS
    /// The flags of the work.
    public var flags: DispatchWorkItemFlags

    /// Options of the work.
    public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = []) {
      (self.qos, self.flags) = (qos, flags)
    }
  }

  /// No time.
  public var minimumTolerance: SchedulerTimeType.Stride { SchedulerTimeType.Stride(nanoseconds: 0) }
  /// The present instant.
  public var now: SchedulerTimeType { SchedulerTimeType(.now()) }

  /// Runs a closure as soon as possible.
  public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
    nonisolated(unsafe) let action = action  // Transferred to the queue, and run there alone.
    async(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action() }
  }

  /// Runs a closure at an instant.
  public func schedule(
    after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
    _ action: @escaping () -> Void
  ) {
    nonisolated(unsafe) let action = action  // Transferred to the queue, and run there alone.
    asyncAfter(
      deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
    ) { action() }
  }

  /// Runs a closure at an instant, and again after each interval, until the result is cancelled.
  public func schedule(
    after date: SchedulerTimeType, interval: SchedulerTimeType.Stride,
    tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?, _ action: @escaping () -> Void
  ) -> any Cancellable {
    nonisolated(unsafe) let action = action  // Transferred to the queue, and run there alone.
    let source = DispatchSource.makeTimerSource(queue: self)
    // An interval of none would keep the queue busy for ever.
    let pause = Swift.max(interval, .milliseconds(1))
    source.schedule(
      deadline: date.dispatchTime, repeating: pause.timeInterval, leeway: tolerance.timeInterval)
    source.setEventHandler { action() }
    source.resume()
    return AnyCancellable { source.cancel() }
  }
}
