// Operators that make one value of many.

extension Publishers {
  /// The last result of a closure that receives the previous result.
  public struct Reduce<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The first previous result.
    public let initial: Output
    /// The closure that makes a result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initial
      upstream.gather(
        to: subscriber, value: { result = nextPartialResult(result, $0) }, result: { result })
    }
  }

  /// All values of a publisher, in one array.
  public struct Collect<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var values: [Upstream.Output] = []
      upstream.gather(to: subscriber, value: { values.append($0) }, result: { values })
    }
  }

  /// The values of a publisher in arrays of one length.
  public struct CollectByCount<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = [Upstream.Output]
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The length; only the last array may be shorter.
    public let count: Int

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      var values: [Upstream.Output] = []
      let inlet = Inlet<Upstream.Output, Failure>(
        value: {
          values.append($0)
          guard values.count >= count else { return }
          buffer.send(values)
          values = []
        },
        completion: { completion in
          if !values.isEmpty, case .finished = completion { buffer.send(values) }
          buffer.end(completion)
        })
      buffer.onCancel(inlet.cancel)
      buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// The last value of a publisher.
  public struct Last<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Upstream.Output?
      upstream.gather(to: subscriber, value: { last = $0 }, result: { last })
    }
  }

  /// Whether any value of a publisher fulfils a condition.
  public struct ContainsWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Bool
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.first(where: predicate).map { _ in true }.replaceEmpty(with: false).subscribe(
        subscriber)
    }
  }
}

extension Publisher {
  /// Delivers the last result of a closure that receives the previous result and the value.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Reduce<Self, T> {
    Publishers.Reduce(
      upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers all values in one array, once the publisher finishes.
  public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

  /// Delivers the values in arrays of `count`.
  public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
    Publishers.CollectByCount(upstream: self, count: count)
  }

  /// Delivers the last value, once the publisher finishes.
  public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

  /// Delivers the number of values, once the publisher finishes.
  public func count() -> Publishers.Reduce<Self, Int> { reduce(0) { count, _ in count + 1 } }

  /// Delivers whether any value fulfils a condition.
  public func contains(where predicate: @escaping (Self.Output) -> Bool)
    -> Publishers.ContainsWhere<Self>
  {
    Publishers.ContainsWhere(upstream: self, predicate: predicate)
  }

  /// Delivers whether all values fulfil a condition.
  public func allSatisfy(_ predicate: @escaping (Self.Output) -> Bool)
    -> Publishers.Map<Publishers.ContainsWhere<Self>, Bool>
  {
    contains { !predicate($0) }.map { !$0 }
  }
}

extension Publisher where Self.Output: Equatable {
  /// Delivers whether any value equals `output`.
  public func contains(_ output: Self.Output) -> Publishers.ContainsWhere<Self> {
    contains { $0 == output }
  }
}
