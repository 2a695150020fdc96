// Operators that change each value.

extension Publishers {
  /// The values of a publisher, transformed.
  public struct Map<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The closure that transforms a value.
    public let transform: (Upstream.Output) -> Output

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { .next(transform($0)) }
    }
  }

  /// The values of a publisher, transformed by a closure that may throw.
  public struct TryMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(throwingTo: subscriber) { .next(try transform($0)) }
    }
  }

  /// The results of a closure that are not nil.
  public struct CompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The closure that transforms a value.
    public let transform: (Upstream.Output) -> Output?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { transform($0).map(Step.next) ?? .skip }
    }
  }

  /// The results of a closure that are not nil; the closure may throw.
  public struct TryCompactMap<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The closure that transforms a value.
    public let transform: (Upstream.Output) throws -> Output?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(throwingTo: subscriber) { try transform($0).map(Step.next) ?? .skip }
    }
  }

  /// One property of each value.
  public struct MapKeyPath<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The path of the property.
    public let keyPath: KeyPath<Upstream.Output, Output>

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { .next($0[keyPath: keyPath]) }
    }
  }

  /// The results of a closure that receives the previous result.
  public struct Scan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = Upstream.Failure
    public let upstream: Upstream
    /// The first previous result, which is not delivered itself.
    public let initialResult: Output
    /// The closure that makes a result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) -> Output

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.relay(to: subscriber) {
        result = nextPartialResult(result, $0)
        return .next(result)
      }
    }
  }

  /// The results of a closure that receives the previous result and may throw.
  public struct TryScan<Upstream, Output>: Publisher where Upstream: Publisher {
    public typealias Failure = any Error
    public let upstream: Upstream
    /// The first previous result, which is not delivered itself.
    public let initialResult: Output
    /// The closure that makes a result of the previous one and a value.
    public let nextPartialResult: (Output, Upstream.Output) throws -> Output

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var result = initialResult
      upstream.relay(throwingTo: subscriber) {
        result = try nextPartialResult(result, $0)
        return .next(result)
      }
    }
  }
}

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Self.Output) -> T) -> Publishers.Map<Self, T> {
    Publishers.Map(upstream: self, transform: transform)
  }

  /// Transforms each value; an error that `transform` throws ends the values.
  public func tryMap<T>(_ transform: @escaping (Self.Output) throws -> T)
    -> Publishers.TryMap<Self, T>
  {
    Publishers.TryMap(upstream: self, transform: transform)
  }

  /// Transforms each value and leaves out nil.
  public func compactMap<T>(_ transform: @escaping (Self.Output) -> T?)
    -> Publishers.CompactMap<Self, T>
  {
    Publishers.CompactMap(upstream: self, transform: transform)
  }

  /// Transforms each value and leaves out nil; an error that `transform` throws ends the values.
  public func tryCompactMap<T>(_ transform: @escaping (Self.Output) throws -> T?)
    -> Publishers.TryCompactMap<Self, T>
  {
    Publishers.TryCompactMap(upstream: self, transform: transform)
  }

  /// Delivers one property of each value.
  public func map<T>(_ keyPath: KeyPath<Self.Output, T>) -> Publishers.MapKeyPath<Self, T> {
    Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
  }

  /// Delivers the result of a closure that receives the previous result and the value.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) -> T
  ) -> Publishers.Scan<Self, T> {
    Publishers.Scan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Delivers the result of a closure that receives the previous result and the value; an error
  /// that it throws ends the values.
  public func tryScan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Self.Output) throws -> T
  ) -> Publishers.TryScan<Self, T> {
    Publishers.TryScan(
      upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
  }

  /// Replaces nil with a value.
  public func replaceNil<T>(with output: T) -> Publishers.Map<Self, T> where Self.Output == T? {
    map { $0 ?? output }
  }
}
