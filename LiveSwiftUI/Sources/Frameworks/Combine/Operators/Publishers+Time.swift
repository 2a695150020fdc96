// Operators that deliver on a scheduler, or after a time.
import Foundation

extension Publishers {
  /// The values of a publisher, delivered on a scheduler.
  public struct ReceiveOn<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      postpone(upstream, for: subscriber) { [scheduler, options] in
        scheduler.schedule(options: options, $0)
      }
    }
  }

  /// A publisher that is subscribed to on a scheduler.
  public struct SubscribeOn<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Failure>(value: buffer.send, completion: buffer.end)
      buffer.onCancel(inlet.cancel)
      buffer.onStart { scheduler.schedule(options: options) { upstream.subscribe(inlet) } }
      subscriber.receive(subscription: buffer)
    }
  }

  /// The values of a publisher, each after a time.
  public struct Delay<Upstream, Context>: Publisher where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The deviation that is allowed.
    public let tolerance: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      postpone(upstream, for: subscriber) { [scheduler, interval, tolerance, options] in
        scheduler.schedule(
          after: scheduler.now.advanced(by: interval), tolerance: tolerance, options: options, $0)
      }
    }
  }

  /// The values of a publisher that no other value follows within a time.
  public struct Debounce<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time.
    public let dueTime: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Options of the scheduler.
    public let options: Context.SchedulerOptions?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (buffer, lock) = (DemandBuffer(subscriber), NSLock())
      var latest = 0
      let inlet = Inlet<Output, Failure>(
        value: { value in
          let number = lock.withLock {
            latest &+= 1
            return latest
          }
          scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance,
            options: options
          ) { if lock.withLock({ latest == number }) { buffer.send(value) } }
        },
        completion: { completion in
          // The value that waits is left out, as Apple's does.
          lock.withLock { latest &+= 1 }
          scheduler.schedule(options: options) { buffer.end(completion) }
        })
      buffer.onCancel(inlet.cancel)
      buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// The values of a publisher, at most one in each interval.
  public struct Throttle<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The interval.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// Whether the last value of an interval is delivered; the first one otherwise.
    public let latest: Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let link = ThrottleLink(self, DemandBuffer(subscriber))
      let inlet = Inlet<Output, Failure>(value: link.receive, completion: link.end)
      link.buffer.onCancel(inlet.cancel)
      link.buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: link.buffer)
    }
  }

  /// A publisher that ends if it delivers nothing for a time.
  public struct Timeout<Upstream, Context>: Publisher
  where Upstream: Publisher, Context: Scheduler {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The time.
    public let interval: Context.SchedulerTimeType.Stride
    /// The scheduler.
    public let scheduler: Context
    /// The error of the end; nil if the publisher finishes.
    public let customError: (() -> Upstream.Failure)?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let (buffer, lock) = (DemandBuffer(subscriber), NSLock())
      var latest = 0
      func wait(_ expired: @escaping () -> Void) {
        let number = lock.withLock {
          latest &+= 1
          return latest
        }
        scheduler.schedule(after: scheduler.now.advanced(by: interval)) {
          if lock.withLock({ latest == number }) { expired() }
        }
      }
      let expired = {
        buffer.end(customError.map { .failure($0()) } ?? .finished)
        buffer.cancel()
      }
      let inlet = Inlet<Output, Failure>(
        value: {
          wait(expired)
          buffer.send($0)
        },
        completion: {
          lock.withLock { latest &+= 1 }
          buffer.end($0)
        })
      buffer.onCancel(inlet.cancel)
      buffer.onStart {
        wait(expired)
        upstream.subscribe(inlet)
      }
      subscriber.receive(subscription: buffer)
    }
  }
}

/// The present interval of one `throttle`.
private final class ThrottleLink<Upstream: Publisher, Context: Scheduler> {
  let buffer: DemandBuffer<Upstream.Output, Upstream.Failure>
  private let lock = NSLock()
  private let settings: Publishers.Throttle<Upstream, Context>
  private var last: Context.SchedulerTimeType?
  private var waiting: Upstream.Output?
  private var isScheduled = false

  init(
    _ settings: Publishers.Throttle<Upstream, Context>,
    _ buffer: DemandBuffer<Upstream.Output, Upstream.Failure>
  ) {
    (self.settings, self.buffer) = (settings, buffer)
  }

  func receive(_ value: Upstream.Output) {
    let due: Context.SchedulerTimeType? = lock.withLock {
      waiting = settings.latest ? value : waiting ?? value
      guard !isScheduled else { return nil }
      isScheduled = true
      let now = settings.scheduler.now
      return last.map { max($0.advanced(by: settings.interval), now) } ?? now
    }
    guard let due else { return }
    if due > settings.scheduler.now {
      settings.scheduler.schedule(after: due, deliver)
    } else {
      settings.scheduler.schedule(deliver)
    }
  }

  private func deliver() {
    let value = lock.withLock {
      defer { (waiting, isScheduled, last) = (nil, false, settings.scheduler.now) }
      return waiting
    }
    if let value { buffer.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Upstream.Failure>) {
    settings.scheduler.schedule { [self] in
      deliver()
      buffer.end(completion)
    }
  }
}

/// Delivers each event in a closure that `schedule` runs later, in the order of the events.
private func postpone<P: Publisher>(
  _ upstream: P, for subscriber: some Subscriber<P.Output, P.Failure>,
  schedule: @escaping (@escaping () -> Void) -> Void
) {
  let (buffer, lock) = (DemandBuffer(subscriber), NSLock())
  var events: [() -> Void] = []
  func later(_ event: @escaping () -> Void) {
    lock.withLock { events.append(event) }
    schedule {
      let next = lock.withLock { events.isEmpty ? nil : events.removeFirst() }
      next?()
    }
  }
  let inlet = Inlet<P.Output, P.Failure>(
    value: { value in later { buffer.send(value) } },
    completion: { completion in later { buffer.end(completion) } })
  buffer.onCancel(inlet.cancel)
  buffer.onStart { upstream.subscribe(inlet) }
  subscriber.receive(subscription: buffer)
}

extension Publisher {
  /// Delivers the values on a scheduler.
  public func receive<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.ReceiveOn<Self, S> where S: Scheduler
  {
    Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Subscribes on a scheduler.
  public func subscribe<S>(on scheduler: S, options: S.SchedulerOptions? = nil)
    -> Publishers.SubscribeOn<Self, S> where S: Scheduler
  {
    Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
  }

  /// Delivers each value after a time.
  public func delay<S>(
    for interval: S.SchedulerTimeType.Stride, tolerance: S.SchedulerTimeType.Stride? = nil,
    scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Delay<Self, S> where S: Scheduler {
    Publishers.Delay(
      upstream: self, interval: interval, tolerance: tolerance ?? scheduler.minimumTolerance,
      scheduler: scheduler, options: options)
  }

  /// Delivers a value once no other has followed it for a time.
  public func debounce<S>(
    for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
  ) -> Publishers.Debounce<Self, S> where S: Scheduler {
    Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
  }

  /// Delivers at most one value in each interval: the last one, or the first.
  public func throttle<S>(for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool)
    -> Publishers.Throttle<Self, S> where S: Scheduler
  {
    Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
  }

  /// Ends if no value comes for a time.
  public func timeout<S>(
    _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
    customError: (() -> Self.Failure)? = nil
  ) -> Publishers.Timeout<Self, S> where S: Scheduler {
    Publishers.Timeout(
      upstream: self, interval: interval, scheduler: scheduler, customError: customError)
  }
}
