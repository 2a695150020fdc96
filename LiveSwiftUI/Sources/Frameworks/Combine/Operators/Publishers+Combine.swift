// Operators that combine the latest values of several publishers, or their values by position.
import Foundation

extension Publishers {
  /// The latest values of two publishers, with each new value of either.
  public struct CombineLatest<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Combines two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      pair(a, b, for: subscriber) { left, right in
        guard let a = left.last, let b = right.last else { return nil }
        (left, right) = ([a], [b])
        return (a, b)
      } isOver: { left, right, isLeftOver, isRightOver in
        isLeftOver && isRightOver || isLeftOver && left.isEmpty || isRightOver && right.isEmpty
      }
    }
  }

  /// The latest values of three publishers, with each new value of any.
  public struct CombineLatest3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Combines three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      CombineLatest(CombineLatest(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }

  /// The latest values of four publishers, with each new value of any.
  public struct CombineLatest4<A, B, C, D>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, D: Publisher, A.Failure == B.Failure,
    B.Failure == C.Failure, C.Failure == D.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output, D.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C
    /// The fourth publisher.
    public let d: D

    /// Combines four publishers.
    public init(_ a: A, _ b: B, _ c: C, _ d: D) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      CombineLatest(CombineLatest(a, b), CombineLatest(c, d))
        .map { ($0.0.0, $0.0.1, $0.1.0, $0.1.1) }.subscribe(subscriber)
    }
  }

  /// The values of two publishers, paired by position.
  public struct Zip<A, B>: Publisher
  where A: Publisher, B: Publisher, A.Failure == B.Failure {
    public typealias Output = (A.Output, B.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Pairs the values of two publishers.
    public init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      pair(a, b, for: subscriber) { left, right in
        if left.isEmpty || right.isEmpty { return nil }
        return (left.removeFirst(), right.removeFirst())
      } isOver: { left, right, isLeftOver, isRightOver in
        isLeftOver && left.isEmpty || isRightOver && right.isEmpty
      }
    }
  }

  /// The values of three publishers, grouped by position.
  public struct Zip3<A, B, C>: Publisher
  where
    A: Publisher, B: Publisher, C: Publisher, A.Failure == B.Failure, B.Failure == C.Failure
  {
    public typealias Output = (A.Output, B.Output, C.Output)
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B
    /// The third publisher.
    public let c: C

    /// Groups the values of three publishers.
    public init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      Zip(Zip(a, b), c).map { ($0.0.0, $0.0.1, $0.1) }.subscribe(subscriber)
    }
  }
}

/// Subscribes to two publishers; `take` makes a pair of what has arrived, or nil.
private func pair<A: Publisher, B: Publisher>(
  _ a: A, _ b: B, for subscriber: some Subscriber<(A.Output, B.Output), A.Failure>,
  take: @escaping (inout [A.Output], inout [B.Output]) -> (A.Output, B.Output)?,
  isOver: @escaping ([A.Output], [B.Output], Bool, Bool) -> Bool
) where A.Failure == B.Failure {
  let (buffer, lock) = (DemandBuffer(subscriber), NSLock())
  var (left, right): ([A.Output], [B.Output]) = ([], [])
  var (isLeftOver, isRightOver) = (false, false)
  var cancel: () -> Void = {}
  func proceed(_ change: () -> Void) {
    let (value, isAtEnd) = lock.withLock {
      change()
      let value = take(&left, &right)
      return (value, isOver(left, right, isLeftOver, isRightOver))
    }
    if let value { buffer.send(value) }
    if isAtEnd {
      cancel()
      buffer.end(.finished)
    }
  }
  func end(_ completion: Subscribers.Completion<A.Failure>, _ mark: () -> Void) {
    guard case .failure = completion else { return lock.withLock { mark() } }
    cancel()
    buffer.end(completion)
  }
  func finishIfOver() {
    guard lock.withLock({ isOver(left, right, isLeftOver, isRightOver) }) else { return }
    cancel()
    buffer.end(.finished)
  }
  let first = Inlet<A.Output, A.Failure>(
    value: { value in proceed { left.append(value) } },
    completion: {
      end($0) { isLeftOver = true }
      finishIfOver()
    })
  let second = Inlet<B.Output, B.Failure>(
    value: { value in proceed { right.append(value) } },
    completion: {
      end($0) { isRightOver = true }
      finishIfOver()
    })
  cancel = { [weak first, weak second] in
    first?.cancel()
    second?.cancel()
  }
  buffer.onCancel {
    first.cancel()
    second.cancel()
  }
  subscriber.receive(subscription: buffer)
  a.subscribe(first)
  b.subscribe(second)
}

extension Publisher {
  /// Delivers the latest values of both publishers, with each new value of either.
  public func combineLatest<P>(_ other: P) -> Publishers.CombineLatest<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.CombineLatest(self, other)
  }

  /// Delivers a result of the latest values of both publishers, with each new value of either.
  public func combineLatest<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    combineLatest(other).map { transform($0.0, $0.1) }
  }

  /// Delivers the latest values of three publishers, with each new value of any.
  public func combineLatest<P, Q>(_ publisher1: P, _ publisher2: Q)
    -> Publishers.CombineLatest3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.CombineLatest3(self, publisher1, publisher2)
  }

  /// Delivers a result of the latest values of three publishers, with each new value of any.
  public func combineLatest<P, Q, T>(
    _ publisher1: P, _ publisher2: Q,
    _ transform: @escaping (Self.Output, P.Output, Q.Output) -> T
  ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    combineLatest(publisher1, publisher2).map { transform($0.0, $0.1, $0.2) }
  }

  /// Delivers the latest values of four publishers, with each new value of any.
  public func combineLatest<P, Q, R>(_ publisher1: P, _ publisher2: Q, _ publisher3: R)
    -> Publishers.CombineLatest4<Self, P, Q, R>
  where
    P: Publisher, Q: Publisher, R: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure,
    Q.Failure == R.Failure
  {
    Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
  }

  /// Pairs the values of both publishers by position.
  public func zip<P>(_ other: P) -> Publishers.Zip<Self, P>
  where P: Publisher, Self.Failure == P.Failure {
    Publishers.Zip(self, other)
  }

  /// Delivers a result of the values of both publishers, by position.
  public func zip<P, T>(
    _ other: P, _ transform: @escaping (Self.Output, P.Output) -> T
  ) -> Publishers.Map<Publishers.Zip<Self, P>, T>
  where P: Publisher, Self.Failure == P.Failure {
    zip(other).map { transform($0.0, $0.1) }
  }

  /// Groups the values of three publishers by position.
  public func zip<P, Q>(_ publisher1: P, _ publisher2: Q) -> Publishers.Zip3<Self, P, Q>
  where P: Publisher, Q: Publisher, Self.Failure == P.Failure, P.Failure == Q.Failure {
    Publishers.Zip3(self, publisher1, publisher2)
  }
}
