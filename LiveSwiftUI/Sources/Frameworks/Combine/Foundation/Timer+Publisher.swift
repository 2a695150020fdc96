// Timers as publishers.
public import Foundation

extension Timer {
  /// Delivers the date after each interval, once it is connected.
  public final class TimerPublisher: ConnectablePublisher {
    public typealias Output = Date
    /// The type of the errors: none.
    public typealias Failure = Never

    /// The interval in seconds.
    public final let interval: TimeInterval
    /// The deviation that is allowed, in seconds.
    public final let tolerance: TimeInterval?
    /// The run loop of the timer.
    public final let runLoop: RunLoop
    /// The mode of the run loop.
    public final let mode: RunLoop.Mode
    private let subscribers = SubscriberList<Date, Never>()

    /// A timer that repeats.
    public init(
      interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
      mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) {
      (self.interval, self.tolerance) = (interval, tolerance)
      (self.runLoop, self.mode) = (runLoop, mode)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input { subscribers.add(subscriber) }

    /// Starts the timer; the result stops it.
    public func connect() -> any Cancellable {
      let pause = RunLoop.SchedulerTimeType.Stride(interval.isFinite ? interval : 86_400)
      return runLoop.schedule(after: runLoop.now.advanced(by: pause), interval: pause) {
        self.subscribers.send(Date())
      }
    }
  }

  /// A publisher of the date after each interval.
  public static func publish(
    every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
    in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
  ) -> Timer.TimerPublisher {
    TimerPublisher(
      interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
  }
}
