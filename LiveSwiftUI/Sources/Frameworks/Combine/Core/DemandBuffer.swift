// The waiting values of one subscription, delivered as the subscriber requests them.
import Foundation

/// Delivers values in order and no more than were requested; the rest wait.
///
/// Subscribers are called outside the lock, one call at a time.
final class DemandBuffer<Output, Failure: Error>: Subscription {
  private let lock = NSLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  private var values: [Output] = []
  private var first = 0
  private var completion: Subscribers.Completion<Failure>?
  private var isDelivering = false
  private var started: (() -> Void)?
  private var cancelled: [() -> Void] = []

  init(_ subscriber: some Subscriber<Output, Failure>) { self.subscriber = subscriber }

  /// Runs `work` with the first request.
  func onStart(_ work: @escaping () -> Void) { lock.withLock { started = work } }

  /// Runs `work` when the subscription is cancelled; at once if it was.
  func onCancel(_ work: @escaping () -> Void) {
    let isOver = lock.withLock {
      if subscriber != nil { cancelled.append(work) }
      return subscriber == nil
    }
    if isOver { work() }
  }

  func send(_ value: Output) {
    lock.withLock { if subscriber != nil, completion == nil { values.append(value) } }
    deliver()
  }

  /// Ends the subscription once the waiting values are delivered.
  func end(_ completion: Subscribers.Completion<Failure>) {
    lock.withLock { self.completion = self.completion ?? completion }
    deliver()
  }

  func request(_ demand: Subscribers.Demand) {
    let work = lock.withLock {
      self.demand += demand
      guard self.demand > .none else { return nil as (() -> Void)? }
      defer { started = nil }
      return started
    }
    work?()
    deliver()
  }

  func cancel() {
    let work = lock.withLock {
      defer { (subscriber, started, values, cancelled) = (nil, nil, [], []) }
      return cancelled
    }
    for work in work { work() }
  }

  private func deliver() {
    let mayDeliver = lock.withLock {
      defer { isDelivering = true }
      return !isDelivering
    }
    guard mayDeliver else { return }
    while let (subscriber, value) = next() {
      let more = subscriber.receive(value)
      lock.withLock { demand += more }
    }
    finish()
  }

  /// The next value that the subscriber wants; nil ends the delivery.
  private func next() -> (any Subscriber<Output, Failure>, Output)? {
    lock.withLock {
      guard let subscriber, demand > .none, first < values.count else {
        if completion == nil || first < values.count { isDelivering = false }
        return nil
      }
      demand -= 1
      let value = values[first]
      first += 1
      if first == values.count { (values, first) = ([], 0) }
      return (subscriber, value)
    }
  }

  private func finish() {
    let ending = lock.withLock { () -> (any Subscriber<Output, Failure>)? in
      guard completion != nil, first >= values.count else { return nil }
      defer { (subscriber, cancelled) = (nil, []) }
      return subscriber
    }
    if let ending, let completion { ending.receive(completion: completion) }
  }
}
