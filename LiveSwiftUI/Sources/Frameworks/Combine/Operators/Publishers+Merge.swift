// Operators that deliver the values of several publishers as they come, or one after the other.
import Foundation

extension Publishers {
  /// The values of two publishers as they come.
  public struct Merge<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure, A.Output == B.Output {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Merges two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      mergeAll([a.eraseToAnyPublisher(), b.eraseToAnyPublisher()], for: subscriber)
    }
  }

  /// The values of three publishers as they come.
  public struct Merge3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, A.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    public typealias Output = A.Output
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Merges three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let all = [a.eraseToAnyPublisher(), b.eraseToAnyPublisher(), c.eraseToAnyPublisher()]
      mergeAll(all, for: subscriber)
    }
  }

  /// The values of any number of publishers as they come.
  public struct MergeMany<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges publishers.
    public init<S>(_ upstream: S) where Upstream == S.Element, S: Swift.Sequence {
      publishers = Array(upstream)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      mergeAll(publishers.map { $0.eraseToAnyPublisher() }, for: subscriber)
    }
  }

  /// The values of one publisher, then those of another.
  public struct Concatenate<Prefix, Suffix>: Publisher
  where
    Prefix: Publisher, Suffix: Publisher, Prefix.Failure == Suffix.Failure,
    Prefix.Output == Suffix.Output
  {
    public typealias Output = Suffix.Output
    public typealias Failure = Suffix.Failure

    /// The first publisher.
    public let prefix: Prefix
    /// The second publisher.
    public let suffix: Suffix

    /// Joins two publishers.
    public init(prefix: Prefix, suffix: Suffix) { (self.prefix, self.suffix) = (prefix, suffix) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Failure>(value: buffer.send) { completion in
        guard case .finished = completion else { return buffer.end(completion) }
        let next = Inlet<Output, Failure>(value: buffer.send, completion: buffer.end)
        buffer.onCancel(next.cancel)
        suffix.subscribe(next)
      }
      buffer.onCancel(inlet.cancel)
      buffer.onStart { prefix.subscribe(inlet) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// The values of a publisher until another one delivers.
  public struct PrefixUntilOutput<Upstream, Other>: Publisher
  where Upstream: Publisher, Other: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The publisher that ends them.
    public let other: Other

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Failure>(value: buffer.send, completion: buffer.end)
      let gate = Inlet<Other.Output, Other.Failure>(
        value: { [weak inlet] _ in
          inlet?.cancel()
          buffer.end(.finished)
        }, completion: { _ in })
      buffer.onCancel {
        inlet.cancel()
        gate.cancel()
      }
      buffer.onStart {
        other.subscribe(gate)
        upstream.subscribe(inlet)
      }
      subscriber.receive(subscription: buffer)
    }
  }
}

/// Subscribes to all publishers; the end is that of the last one, or the first error.
private func mergeAll<Output, Failure: Error>(
  _ publishers: [AnyPublisher<Output, Failure>],
  for subscriber: some Subscriber<Output, Failure>
) {
  let (buffer, lock) = (DemandBuffer(subscriber), NSLock())
  var left = publishers.count
  let inlets = publishers.map { _ in
    Inlet<Output, Failure>(value: buffer.send) { completion in
      let isOver = lock.withLock {
        left -= 1
        return left == 0
      }
      if case .failure = completion { buffer.end(completion) }
      if isOver { buffer.end(completion) }
    }
  }
  buffer.onCancel { for inlet in inlets { inlet.cancel() } }
  subscriber.receive(subscription: buffer)
  for (publisher, inlet) in zip(publishers, inlets) { publisher.subscribe(inlet) }
  if publishers.isEmpty { buffer.end(.finished) }
}

extension Publisher {
  /// Delivers the values of both publishers as they come.
  public func merge<P>(with other: P) -> Publishers.Merge<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Merge(self, other)
  }

  /// Delivers the values of three publishers as they come.
  public func merge<B, C>(with b: B, _ c: C) -> Publishers.Merge3<Self, B, C>
  where
    B: Publisher, C: Publisher, Self.Failure == B.Failure, Self.Output == B.Output,
    B.Failure == C.Failure, B.Output == C.Output
  {
    Publishers.Merge3(self, b, c)
  }

  /// Delivers the values of several publishers of one type as they come.
  public func merge(with other: Self) -> Publishers.MergeMany<Self> {
    Publishers.MergeMany(self, other)
  }

  /// Delivers the values of another publisher after those of this one.
  public func append<P>(_ publisher: P) -> Publishers.Concatenate<Self, P>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: self, suffix: publisher)
  }

  /// Delivers values after those of this publisher.
  public func append(_ elements: Self.Output...)
    -> Publishers.Concatenate<Self, Publishers.Sequence<[Self.Output], Self.Failure>>
  {
    append(Publishers.Sequence(sequence: elements))
  }

  /// Delivers the values of another publisher before those of this one.
  public func prepend<P>(_ publisher: P) -> Publishers.Concatenate<P, Self>
  where P: Publisher, Self.Failure == P.Failure, Self.Output == P.Output {
    Publishers.Concatenate(prefix: publisher, suffix: self)
  }

  /// Delivers values before those of this publisher.
  public func prepend(_ elements: Self.Output...)
    -> Publishers.Concatenate<Publishers.Sequence<[Self.Output], Self.Failure>, Self>
  {
    prepend(Publishers.Sequence(sequence: elements))
  }

  /// Delivers values until another publisher delivers one.
  public func prefix<P>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P>
  where P: Publisher {
    Publishers.PrefixUntilOutput(upstream: self, other: publisher)
  }
}
