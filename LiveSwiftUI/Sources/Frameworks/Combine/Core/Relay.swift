// The connection of an operator that makes at most one value of each: demand passes through.
import Foundation

/// The effect of one value of the upstream.
enum Step<Output, Failure: Error> {
  /// Delivers a value.
  case next(Output)
  /// Delivers nothing.
  case skip
  /// Delivers a value and finishes.
  case last(Output)
  /// Ends without a value.
  case end(Subscribers.Completion<Failure>)
}

/// Transforms the events of an upstream for one subscriber.
final class Relay<Input, InputFailure: Error, Output, Failure: Error>: Subscriber, Subscription {
  typealias Ending = (Subscribers.Completion<InputFailure>) -> Subscribers.Completion<Failure>

  private let lock = NSLock()
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var upstream: (any Subscription)?
  private let step: (Input) -> Step<Output, Failure>
  private let ending: Ending
  private let cancelled: () -> Void

  init(
    _ subscriber: some Subscriber<Output, Failure>,
    step: @escaping (Input) -> Step<Output, Failure>, ending: @escaping Ending,
    cancelled: @escaping () -> Void = {}
  ) {
    self.subscriber = subscriber
    (self.step, self.ending, self.cancelled) = (step, ending, cancelled)
  }

  func receive(subscription: any Subscription) {
    lock.lock()
    let isTaken = upstream == nil && subscriber != nil
    if isTaken { upstream = subscription }
    let subscriber = isTaken ? subscriber : nil
    lock.unlock()
    guard let subscriber else { return subscription.cancel() }
    subscriber.receive(subscription: self)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let active = lock.withLock { subscriber }
    guard let subscriber = active else { return .none }
    switch step(input) {
    case .next(let value): return subscriber.receive(value)
    case .skip: return .max(1)
    case .last(let value):
      _ = subscriber.receive(value)
      end(.finished)
    case .end(let completion): end(completion)
    }
    return .none
  }

  func receive(completion: Subscribers.Completion<InputFailure>) {
    lock.withLock { upstream = nil }
    finish(ending(completion))
  }

  func request(_ demand: Subscribers.Demand) {
    let upstream = lock.withLock { self.upstream }
    upstream?.request(demand)
  }

  func cancel() {
    let (wasActive, upstream) = lock.withLock {
      defer { (subscriber, self.upstream) = (nil, nil) }
      return (subscriber != nil, self.upstream)
    }
    if wasActive { cancelled() }
    upstream?.cancel()
  }

  private func end(_ completion: Subscribers.Completion<Failure>) {
    let upstream = lock.withLock {
      defer { self.upstream = nil }
      return self.upstream
    }
    upstream?.cancel()
    finish(completion)
  }

  private func finish(_ completion: Subscribers.Completion<Failure>) {
    let subscriber = lock.withLock {
      defer { self.subscriber = nil }
      return self.subscriber
    }
    subscriber?.receive(completion: completion)
  }
}

extension Publisher {
  /// Subscribes with a transformation of each value; errors pass through.
  func relay<Out>(
    to subscriber: some Subscriber<Out, Failure>,
    step: @escaping (Output) -> Step<Out, Failure>
  ) {
    subscribe(Relay<Output, Failure, Out, Failure>(subscriber, step: step, ending: { $0 }))
  }

  /// Subscribes with a transformation that may throw; the error ends the values.
  func relay<Out>(
    throwingTo subscriber: some Subscriber<Out, any Error>,
    step: @escaping (Output) throws -> Step<Out, any Error>
  ) {
    let relay = Relay<Output, Failure, Out, any Error>(
      subscriber,
      step: { value in
        do { return try step(value) } catch { return .end(.failure(error)) }
      }, ending: { $0.mapError { $0 } })
    subscribe(relay)
  }

  /// Subscribes, gathers all values, and delivers one result at the end.
  func gather<Out>(
    to subscriber: some Subscriber<Out, Failure>, value: @escaping (Output) -> Void,
    result: @escaping () -> Out?
  ) {
    let buffer = DemandBuffer(subscriber)
    let inlet = Inlet<Output, Failure>(value: value) { completion in
      if case .finished = completion, let result = result() { buffer.send(result) }
      buffer.end(completion)
    }
    buffer.onCancel(inlet.cancel)
    buffer.onStart { self.subscribe(inlet) }
    subscriber.receive(subscription: buffer)
  }
}

extension Subscribers.Completion {
  /// The same completion with another error.
  func mapError<NewFailure: Error>(_ transform: (Failure) -> NewFailure)
    -> Subscribers.Completion<NewFailure>
  {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}
