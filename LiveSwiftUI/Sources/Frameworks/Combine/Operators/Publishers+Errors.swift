// Operators for errors and for publishers without values.

extension Publishers {
  /// A publisher with errors of another type.
  public struct MapError<Upstream, Failure>: Publisher where Upstream: Publisher, Failure: Error {
    public typealias Output = Upstream.Output
    public let upstream: Upstream
    /// The closure that transforms the error.
    public let transform: (Upstream.Failure) -> Failure

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, Output, Failure>(
          subscriber, step: { .next($0) }, ending: { $0.mapError(transform) }))
    }
  }

  /// A publisher without errors, given a type of errors.
  public struct SetFailureType<Upstream, Failure>: Publisher
  where Upstream: Publisher, Failure: Error, Upstream.Failure == Never {
    public typealias Output = Upstream.Output
    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Relay<Output, Never, Output, Failure>(
          subscriber, step: { .next($0) }, ending: { _ in .finished }))
    }
  }

  /// A publisher that continues with another one after an error.
  public struct Catch<Upstream, NewPublisher>: Publisher
  where Upstream: Publisher, NewPublisher: Publisher, Upstream.Output == NewPublisher.Output {
    public typealias Output = Upstream.Output
    public typealias Failure = NewPublisher.Failure

    public let upstream: Upstream
    /// The closure that makes the publisher to continue with.
    public let handler: (Upstream.Failure) -> NewPublisher

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      let inlet = Inlet<Output, Upstream.Failure>(value: buffer.send) { completion in
        guard case .failure(let error) = completion else { return buffer.end(.finished) }
        let next = Inlet<Output, NewPublisher.Failure>(value: buffer.send, completion: buffer.end)
        buffer.onCancel(next.cancel)
        handler(error).subscribe(next)
      }
      buffer.onCancel(inlet.cancel)
      buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// A publisher that delivers a value in place of an error.
  public struct ReplaceError<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The type of the errors: none.
    public typealias Failure = Never

    /// The value.
    public let output: Upstream.Output
    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.catch { _ in Just(output) }.subscribe(subscriber)
    }
  }

  /// A publisher that delivers a value if there was none.
  public struct ReplaceEmpty<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The value.
    public let output: Upstream.Output
    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let buffer = DemandBuffer(subscriber)
      var isEmpty = true
      let inlet = Inlet<Output, Failure>(
        value: {
          isEmpty = false
          buffer.send($0)
        },
        completion: { completion in
          if isEmpty, case .finished = completion { buffer.send(output) }
          buffer.end(completion)
        })
      buffer.onCancel(inlet.cancel)
      buffer.onStart { upstream.subscribe(inlet) }
      subscriber.receive(subscription: buffer)
    }
  }

  /// A publisher that subscribes again after an error.
  public struct Retry<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of further attempts; nil for no bound.
    public let retries: Int?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      attempt(retries).subscribe(subscriber)
    }

    private func attempt(_ left: Int?) -> AnyPublisher<Output, Failure> {
      guard left.map({ $0 > 0 }) ?? true else { return upstream.eraseToAnyPublisher() }
      return upstream.catch { _ in attempt(left.map { $0 - 1 }) }.eraseToAnyPublisher()
    }
  }

  /// A publisher whose errors end the process.
  public struct AssertNoFailure<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    /// The type of the errors: none.
    public typealias Failure = Never

    public let upstream: Upstream
    /// The words in front of the error.
    public let prefix: String

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.subscribe(
        Relay<Output, Upstream.Failure, Output, Never>(
          subscriber, step: { .next($0) },
          ending: { completion in
            if case .failure(let error) = completion { fatalError("\(prefix)\(error)") }
            return .finished
          }))
    }
  }
}

extension Publisher {
  /// Transforms the error.
  public func mapError<E>(_ transform: @escaping (Self.Failure) -> E)
    -> Publishers.MapError<Self, E> where E: Error
  {
    Publishers.MapError(upstream: self, transform: transform)
  }

  /// Continues with another publisher after an error.
  public func `catch`<P>(_ handler: @escaping (Self.Failure) -> P) -> Publishers.Catch<Self, P>
  where P: Publisher, Self.Output == P.Output {
    Publishers.Catch(upstream: self, handler: handler)
  }

  /// Delivers a value in place of an error, and finishes.
  public func replaceError(with output: Self.Output) -> Publishers.ReplaceError<Self> {
    Publishers.ReplaceError(output: output, upstream: self)
  }

  /// Delivers a value if the publisher finishes without one.
  public func replaceEmpty(with output: Self.Output) -> Publishers.ReplaceEmpty<Self> {
    Publishers.ReplaceEmpty(output: output, upstream: self)
  }

  /// Subscribes again after an error, at most `retries` times.
  public func retry(_ retries: Int) -> Publishers.Retry<Self> {
    Publishers.Retry(upstream: self, retries: retries)
  }

  /// Ends the process on an error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> Publishers.AssertNoFailure<Self> {
    Publishers.AssertNoFailure(upstream: self, prefix: prefix)
  }
}

extension Publisher where Self.Failure == Never {
  /// Gives a publisher without errors a type of errors.
  public func setFailureType<E>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E>
  where E: Error {
    Publishers.SetFailureType(upstream: self)
  }
}
