// Publishers and subscribers: values over time, as many as are wanted.

/// Something that tells its subscribers of values over time.
public protocol Publisher<Output, Failure> {
  /// The values.
  associatedtype Output
  /// The error that may end them; `Never` where none does.
  associatedtype Failure: Error

  /// Takes a subscriber on; called by `subscribe(_:)`.
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// Something that takes the values of a publisher.
public protocol Subscriber<Input, Failure> {
  /// The values.
  associatedtype Input
  /// The error that may end them.
  associatedtype Failure: Error

  /// The subscription stands; values come once they are requested of it.
  func receive(subscription: any Subscription)
  /// A value. Returns how many more are wanted.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// No further value comes.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// What connects a subscriber with a publisher.
public protocol Subscription: Cancellable {
  /// Asks for values.
  func request(_ demand: Subscribers.Demand)
}

/// What subscribers are made of.
public enum Subscribers {
  /// How values end.
  public enum Completion<Failure> where Failure: Error {
    case finished
    case failure(Failure)
  }

  /// How many values a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    let count: Int?

    /// As many as come.
    public static let unlimited = Demand(count: nil)
    /// No value.
    public static let none = Demand(count: 0)

    /// No more than this many.
    public static func max(_ value: Int) -> Demand { Demand(count: value) }

    /// The number; nil when it is unlimited.
    public var max: Int? { count }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.count else { return false }
      return rhs.count.map { left < $0 } ?? true
    }

    /// As many as both together.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.count, let right = rhs.count else { return .unlimited }
      return Demand(count: left + right)
    }
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Hashable where Failure: Hashable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Connects a subscriber.
  public func subscribe<S>(_ subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input {
    receive(subscriber: subscriber)
  }

  /// Runs a closure for each value and one for the end, until the result is cancelled or released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let sink = Sink<Output, Failure>(value: receiveValue, completion: receiveCompletion)
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Hides the kind of a publisher.
  public func eraseToAnyPublisher() -> AnyPublisher<Self.Output, Self.Failure> {
    AnyPublisher(self)
  }
}

extension Publisher where Self.Failure == Never {
  /// Runs a closure for each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping ((Self.Output) -> Void)) -> AnyCancellable {
    sink(receiveCompletion: { _ in }, receiveValue: receiveValue)
  }

  /// Writes each value to a property, until the result is cancelled or released.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Self.Output>, on object: Root)
    -> AnyCancellable
  {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A publisher of a kind that is not told.
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  private let take: (AnySubscriber) -> Void

  /// A subscriber of a kind that is not told.
  private typealias AnySubscriber = any Subscriber<Output, Failure>

  /// Hides the kind of a publisher.
  public init<P>(_ publisher: P)
  where Output == P.Output, Failure == P.Failure, P: Publisher {
    take = { subscriber in
      func open<S: Subscriber<Output, Failure>>(_ subscriber: S) {
        publisher.receive(subscriber: subscriber)
      }
      open(subscriber)
    }
  }

  /// Takes a subscriber on.
  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    take(subscriber)
  }
}

/// A subscriber that is made of closures.
final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
  private var value: ((Input) -> Void)?
  private var completion: ((Subscribers.Completion<Failure>) -> Void)?
  private var subscription: (any Subscription)?

  init(
    value: @escaping (Input) -> Void,
    completion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    (self.value, self.completion) = (value, completion)
  }

  func receive(subscription: any Subscription) {
    self.subscription = subscription
    subscription.request(.unlimited)
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    value?(input)
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let work = self.completion
    subscription = nil
    (value, self.completion) = (nil, nil)
    work?(completion)
  }

  func cancel() {
    let old = subscription
    subscription = nil
    (value, completion) = (nil, nil)
    old?.cancel()
  }
}
