// Publishers of fixed values: one, none, an error, a sequence.

/// Delivers one value and finishes.
public struct Just<Output>: Publisher {
  /// The type of the errors: none.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// A publisher of one value.
  public init(_ output: Output) { self.output = output }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    Publishers.Sequence<[Output], Never>(sequence: [output]).subscribe(subscriber)
  }
}

/// Delivers no values; finishes at once, or never.
public struct Empty<Output, Failure>: Publisher, Equatable where Failure: Error {
  /// Whether the publisher finishes at once.
  public let completeImmediately: Bool

  /// A publisher of no values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// A publisher of no values, with its types as arguments.
  public init(
    completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type
  ) {
    self.completeImmediately = completeImmediately
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let buffer = DemandBuffer<Output, Failure>(subscriber)
    subscriber.receive(subscription: buffer)
    if completeImmediately { buffer.end(.finished) }
  }
}

/// Ends with an error at once.
public struct Fail<Output, Failure>: Publisher where Failure: Error {
  /// The error.
  public let error: Failure

  /// A publisher of an error.
  public init(error: Failure) { self.error = error }

  /// A publisher of an error, with its types as arguments.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let buffer = DemandBuffer<Output, Failure>(subscriber)
    subscriber.receive(subscription: buffer)
    buffer.end(.failure(error))
  }
}

extension Publishers {
  /// Delivers the elements of a sequence and finishes.
  public struct Sequence<Elements, Failure>: Publisher
  where Elements: Swift.Sequence, Failure: Error {
    public typealias Output = Elements.Element
    /// The elements.
    public let sequence: Elements

    /// A publisher of elements.
    public init(sequence: Elements) { self.sequence = sequence }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      subscriber.receive(subscription: SequenceLink<Elements, Failure>(sequence, subscriber))
    }
  }
}

/// Delivers elements while they are wanted.
private final class SequenceLink<Elements: Swift.Sequence, Failure: Error>: Subscription {
  private var iterator: Elements.Iterator
  private var next: Elements.Element?
  private var subscriber: (any Subscriber<Elements.Element, Failure>)?
  private var demand = Subscribers.Demand.none
  private var isDelivering = false

  init(_ elements: Elements, _ subscriber: some Subscriber<Elements.Element, Failure>) {
    iterator = elements.makeIterator()
    next = iterator.next()
    self.subscriber = subscriber
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    guard !isDelivering else { return }
    isDelivering = true
    while let subscriber, let value = next, self.demand > .none {
      self.demand -= 1
      next = iterator.next()
      self.demand += subscriber.receive(value)
    }
    isDelivering = false
    guard next == nil, let ended = subscriber else { return }
    subscriber = nil
    ended.receive(completion: .finished)
  }

  func cancel() { subscriber = nil }
}

extension Sequence {
  /// A publisher of the elements.
  public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}

extension Optional {
  /// Delivers the wrapped value, if there is one, and finishes.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Wrapped
    /// The type of the errors: none.
    public typealias Failure = Never
    /// The value.
    public let output: Wrapped?

    /// A publisher of at most one value.
    public init(_ output: Output?) { self.output = output }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      Publishers.Sequence<[Wrapped], Never>(sequence: output.map { [$0] } ?? [])
        .subscribe(subscriber)
    }
  }

  /// A publisher of the wrapped value.
  public var publisher: Optional<Wrapped>.Publisher { Publisher(self) }
}

extension Result {
  /// Delivers the value, or ends with the error.
  public struct Publisher: Combine.Publisher {
    public typealias Output = Success
    /// The result.
    public let result: Result<Success, Failure>

    /// A publisher of a result.
    public init(_ result: Result<Success, Failure>) { self.result = result }
    /// A publisher of a value.
    public init(_ output: Success) { result = .success(output) }
    /// A publisher of an error.
    public init(_ failure: Failure) { result = .failure(failure) }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      switch result {
      case .success(let value):
        Publishers.Sequence<[Success], Failure>(sequence: [value]).subscribe(subscriber)
      case .failure(let error):
        Fail<Success, Failure>(error: error).subscribe(subscriber)
      }
    }
  }

  /// A publisher of the result.
  public var publisher: Result<Success, Failure>.Publisher { Publisher(self) }
}
