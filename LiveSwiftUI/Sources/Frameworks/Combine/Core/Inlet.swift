// A subscriber of closures that requests values itself, for operators of several publishers.
import Foundation

/// Hands each event to a closure until it is cancelled.
final class Inlet<Input, Failure: Error>: Subscriber, Cancellable {
  private let lock = NSLock()
  private let demand: Subscribers.Demand
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?
  private var isOver = false

  init(
    demand: Subscribers.Demand = .unlimited, value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.demand, self.value, self.completion) = (demand, value, completion)
  }

  func receive(subscription: any Subscription) {
    let isTaken = lock.withLock {
      guard !isOver, self.subscription == nil else { return false }
      self.subscription = subscription
      return true
    }
    if isTaken { subscription.request(demand) } else { subscription.cancel() }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let work = lock.withLock { value }
    work?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let work = lock.withLock {
      defer { (value, self.completion, subscription, isOver) = (nil, nil, nil, true) }
      return self.completion
    }
    work?(completion)
  }

  /// Requests further values.
  func request(_ demand: Subscribers.Demand) {
    let subscription = lock.withLock { self.subscription }
    subscription?.request(demand)
  }

  func cancel() {
    let old = lock.withLock {
      defer { (value, completion, subscription, isOver) = (nil, nil, nil, true) }
      return subscription
    }
    old?.cancel()
  }
}
