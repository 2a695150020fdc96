// Operators for publishers of publishers.
import Foundation

extension Publishers {
  /// The values of the publishers that a closure makes.
  public struct FlatMap<NewPublisher, Upstream>: Publisher
  where NewPublisher: Publisher, Upstream: Publisher, NewPublisher.Failure == Upstream.Failure {
    public typealias Output = NewPublisher.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of publishers at the same time.
    public let maxPublishers: Subscribers.Demand
    /// The closure that makes a publisher.
    public let transform: (Upstream.Output) -> NewPublisher

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let link = FlatMapLink(self, DemandBuffer(subscriber))
      link.buffer.onCancel(link.cancel)
      link.buffer.onStart { upstream.subscribe(link.inlet) }
      subscriber.receive(subscription: link.buffer)
    }
  }

  /// The values of the latest of the publishers that a publisher delivers.
  public struct SwitchToLatest<P, Upstream>: Publisher
  where P: Publisher, P == Upstream.Output, Upstream: Publisher, P.Failure == Upstream.Failure {
    public typealias Output = P.Output
    public typealias Failure = P.Failure

    /// The publisher of the publishers.
    public let upstream: Upstream

    /// Follows the latest of the publishers.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let link = SwitchLink<P>(DemandBuffer(subscriber))
      let inlet = Inlet<P, Failure>(value: link.follow, completion: link.ended)
      link.buffer.onCancel {
        inlet.cancel()
        link.cancel()
      }
      link.buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: link.buffer)
    }
  }
}

/// The publishers of one `flatMap` that deliver at the moment.
private final class FlatMapLink<P: Publisher, Upstream: Publisher>
where P.Failure == Upstream.Failure {
  let buffer: DemandBuffer<P.Output, P.Failure>
  private let lock = NSLock()
  private let transform: (Upstream.Output) -> P
  private let demand: Subscribers.Demand
  private var inner: [Int: Inlet<P.Output, P.Failure>] = [:]
  private var count = 0
  private var isOver = false

  lazy var inlet = Inlet<Upstream.Output, P.Failure>(
    demand: demand, value: { [weak self] in self?.add($0) },
    completion: { [weak self] in self?.upstreamEnded($0) })

  init(_ flatMap: Publishers.FlatMap<P, Upstream>, _ buffer: DemandBuffer<P.Output, P.Failure>) {
    (transform, demand, self.buffer) = (flatMap.transform, flatMap.maxPublishers, buffer)
  }

  private func add(_ value: Upstream.Output) {
    let number = lock.withLock {
      count += 1
      return count
    }
    let next = Inlet<P.Output, P.Failure>(value: buffer.send) { [weak self] completion in
      self?.innerEnded(number, completion)
    }
    lock.withLock { inner[number] = next }
    transform(value).subscribe(next)
  }

  private func innerEnded(_ number: Int, _ completion: Subscribers.Completion<P.Failure>) {
    if case .failure = completion { return fail(completion) }
    let isAtEnd = lock.withLock {
      inner[number] = nil
      return isOver && inner.isEmpty
    }
    if isAtEnd { buffer.end(.finished) } else if demand != .unlimited { inlet.request(.max(1)) }
  }

  private func upstreamEnded(_ completion: Subscribers.Completion<P.Failure>) {
    if case .failure = completion { return fail(completion) }
    let isAtEnd = lock.withLock {
      isOver = true
      return inner.isEmpty
    }
    if isAtEnd { buffer.end(.finished) }
  }

  private func fail(_ completion: Subscribers.Completion<P.Failure>) {
    cancel()
    buffer.end(completion)
  }

  func cancel() {
    inlet.cancel()
    let old = lock.withLock {
      defer { inner = [:] }
      return inner
    }
    for inlet in old.values { inlet.cancel() }
  }
}

/// The publisher that `switchToLatest` follows at the moment.
private final class SwitchLink<P: Publisher> {
  let buffer: DemandBuffer<P.Output, P.Failure>
  private let lock = NSLock()
  private var current: Inlet<P.Output, P.Failure>?
  private var isOver = false

  init(_ buffer: DemandBuffer<P.Output, P.Failure>) { self.buffer = buffer }

  func follow(_ publisher: P) {
    cancel()
    var inlet: Inlet<P.Output, P.Failure>?
    let next = Inlet<P.Output, P.Failure>(value: buffer.send) { [weak self] completion in
      self?.currentEnded(completion)
    }
    inlet = next
    lock.withLock { current = inlet }
    publisher.subscribe(next)
  }

  private func currentEnded(_ completion: Subscribers.Completion<P.Failure>) {
    let isAtEnd = lock.withLock {
      current = nil
      return isOver
    }
    if case .failure = completion {
      buffer.end(completion)
    } else if isAtEnd {
      buffer.end(.finished)
    }
  }

  func ended(_ completion: Subscribers.Completion<P.Failure>) {
    let isAtEnd = lock.withLock {
      isOver = true
      return current == nil
    }
    if case .failure = completion {
      cancel()
      buffer.end(completion)
    } else if isAtEnd {
      buffer.end(.finished)
    }
  }

  func cancel() {
    let old = lock.withLock {
      defer { current = nil }
      return current
    }
    old?.cancel()
  }
}

extension Publisher {
  /// Delivers the values of the publishers that `transform` makes of this one's values.
  public func flatMap<T, P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where T == P.Output, P: Publisher, Self.Failure == P.Failure {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Self.Failure == Never {
  /// Delivers the values of the publishers that `transform` makes of this one's values.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> where P: Publisher {
    setFailureType(to: P.Failure.self).flatMap(maxPublishers: maxPublishers, transform)
  }

  /// Delivers the values of the publishers that `transform` makes of this one's values.
  public func flatMap<P>(
    maxPublishers: Subscribers.Demand = .unlimited,
    _ transform: @escaping (Self.Output) -> P
  ) -> Publishers.FlatMap<P, Self> where P: Publisher, P.Failure == Never {
    Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
  }
}

extension Publisher where Self.Failure == Self.Output.Failure, Self.Output: Publisher {
  /// Delivers the values of the latest publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}

extension Publisher where Self.Failure == Never, Self.Output: Publisher {
  /// Delivers the values of the latest publisher.
  public func switchToLatest()
    -> Publishers.SwitchToLatest<Self.Output, Publishers.SetFailureType<Self, Self.Output.Failure>>
  {
    Publishers.SwitchToLatest(upstream: setFailureType(to: Self.Output.Failure.self))
  }
}

extension Publisher
where Self.Failure == Never, Self.Output: Publisher, Self.Output.Failure == Never {
  /// Delivers the values of the latest publisher.
  public func switchToLatest() -> Publishers.SwitchToLatest<Self.Output, Self> {
    Publishers.SwitchToLatest(upstream: self)
  }
}
