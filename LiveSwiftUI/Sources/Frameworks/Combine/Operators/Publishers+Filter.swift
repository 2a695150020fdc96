// Operators that leave values out.

extension Publishers {
  /// The values of a publisher for which a condition holds.
  public struct Filter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { isIncluded($0) ? .next($0) : .skip }
    }
  }

  /// The values of a publisher for which a condition holds; it may throw.
  public struct TryFilter<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = any Error

    public let upstream: Upstream
    /// The condition.
    public let isIncluded: (Upstream.Output) throws -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(throwingTo: subscriber) { try isIncluded($0) ? .next($0) : .skip }
    }
  }

  /// The values of a publisher without those that equal the one before.
  public struct RemoveDuplicates<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Whether two values are equal.
    public let predicate: (Upstream.Output, Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var last: Upstream.Output?
      upstream.relay(to: subscriber) {
        if let last, predicate(last, $0) { return .skip }
        last = $0
        return .next($0)
      }
    }
  }

  /// The values of a publisher after a condition fails for the first time.
  public struct DropWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var isDropping = true
      upstream.relay(to: subscriber) {
        isDropping = isDropping && predicate($0)
        return isDropping ? .skip : .next($0)
      }
    }
  }

  /// The values of a publisher after the first ones.
  public struct Drop<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The number of values to leave out.
    public let count: Int

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var left = count
      upstream.relay(to: subscriber) {
        guard left > 0 else { return .next($0) }
        left -= 1
        return .skip
      }
    }
  }

  /// The values of a publisher while a condition holds.
  public struct PrefixWhile<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { predicate($0) ? .next($0) : .end(.finished) }
    }
  }

  /// The values of a publisher at certain positions.
  public struct Output<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The positions.
    public let range: CountableRange<Int>

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      var position = 0
      guard !range.isEmpty else {
        return Empty(outputType: Output.self, failureType: Failure.self).subscribe(subscriber)
      }
      upstream.relay(to: subscriber) {
        defer { position += 1 }
        guard range.contains(position) else { return .skip }
        return position + 1 == range.upperBound ? .last($0) : .next($0)
      }
    }
  }

  /// The first value of a publisher for which a condition holds.
  public struct FirstWhere<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// The condition.
    public let predicate: (Upstream.Output) -> Bool

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { predicate($0) ? .last($0) : .skip }
    }
  }

  /// The completion of a publisher without its values.
  public struct IgnoreOutput<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Never
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      upstream.relay(to: subscriber) { _ in .skip }
    }
  }
}

extension Publisher {
  /// Delivers the values for which a condition holds.
  public func filter(_ isIncluded: @escaping (Self.Output) -> Bool) -> Publishers.Filter<Self> {
    Publishers.Filter(upstream: self, isIncluded: isIncluded)
  }

  /// Delivers the values for which a condition holds; an error that it throws ends the values.
  public func tryFilter(_ isIncluded: @escaping (Self.Output) throws -> Bool)
    -> Publishers.TryFilter<Self>
  {
    Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
  }

  /// Leaves out values that equal the one before, by a comparison.
  public func removeDuplicates(by predicate: @escaping (Self.Output, Self.Output) -> Bool)
    -> Publishers.RemoveDuplicates<Self>
  {
    Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
  }

  /// Leaves out values until a condition fails.
  public func drop(while predicate: @escaping (Self.Output) -> Bool) -> Publishers.DropWhile<Self> {
    Publishers.DropWhile(upstream: self, predicate: predicate)
  }

  /// Leaves out the first values.
  public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
    Publishers.Drop(upstream: self, count: Swift.max(count, 0))
  }

  /// Delivers values while a condition holds, then finishes.
  public func prefix(while predicate: @escaping (Self.Output) -> Bool)
    -> Publishers.PrefixWhile<Self>
  {
    Publishers.PrefixWhile(upstream: self, predicate: predicate)
  }

  /// Delivers at most `maxLength` values, then finishes.
  public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
    Publishers.Output(upstream: self, range: 0..<Swift.max(maxLength, 0))
  }

  /// Delivers the value at a position, then finishes.
  public func output(at index: Int) -> Publishers.Output<Self> { output(in: index..<index + 1) }

  /// Delivers the values at the positions of a range, then finishes.
  public func output<R>(in range: R) -> Publishers.Output<Self>
  where R: RangeExpression, R.Bound == Int {
    Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
  }

  /// Delivers the first value, then finishes.
  public func first() -> Publishers.FirstWhere<Self> { first { _ in true } }

  /// Delivers the first value for which a condition holds, then finishes.
  public func first(where predicate: @escaping (Self.Output) -> Bool)
    -> Publishers.FirstWhere<Self>
  {
    Publishers.FirstWhere(upstream: self, predicate: predicate)
  }

  /// Delivers no values, only the completion.
  public func ignoreOutput() -> Publishers.IgnoreOutput<Self> {
    Publishers.IgnoreOutput(upstream: self)
  }
}

extension Publisher where Self.Output: Equatable {
  /// Leaves out values that equal the one before.
  public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> { removeDuplicates(by: ==) }
}
