// Publishers and subscribers: values over time, delivered on demand.

/// A type that delivers values to its subscribers over time.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that can end the values; `Never` for none.
  associatedtype Failure: Error

  /// Adds a subscriber; called by `subscribe(_:)`.
  func receive<S>(subscriber: S)
  where S: Subscriber, Self.Failure == S.Failure, Self.Output == S.Input
}

/// A type that receives the values of a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error that can end the values.
  associatedtype Failure: Error

  /// Receives the subscription. Values are delivered once the subscriber requests them from it.
  func receive(subscription: any Subscription)
  /// Receives a value, and returns how many more are wanted.
  func receive(_ input: Self.Input) -> Subscribers.Demand
  /// Receives the completion, after which no value is delivered.
  func receive(completion: Subscribers.Completion<Self.Failure>)
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Requests values.
  func request(_ demand: Subscribers.Demand)
}

/// A namespace for the types that subscribers use.
public enum Subscribers {
  /// The end of the values.
  public enum Completion<Failure> where Failure: Error {
    /// The publisher finished normally.
    case finished
    /// The publisher failed with an error.
    case failure(Failure)
  }

  /// The number of values that a subscriber wants.
  public struct Demand: Equatable, Comparable, Hashable, Sendable {
    let count: Int?

    /// Any number of values.
    public static let unlimited = Demand(count: nil)
    /// No values.
    public static let none = Demand(count: 0)

    /// At most `value` values.
    public static func max(_ value: Int) -> Demand { Demand(count: Swift.max(value, 0)) }

    /// The number; nil if it is unlimited.
    public var max: Int? { count }

    public static func < (lhs: Demand, rhs: Demand) -> Bool {
      guard let left = lhs.count else { return false }
      return rhs.count.map { left < $0 } ?? true
    }

    /// Returns the sum of both demands.
    public static func + (lhs: Demand, rhs: Demand) -> Demand {
      guard let left = lhs.count, let right = rhs.count else { return .unlimited }
      let (sum, overflows) = left.addingReportingOverflow(right)
      return overflows ? .unlimited : Demand(count: sum)
    }

    /// Adds another demand.
    public static func += (lhs: inout Demand, rhs: Demand) { lhs = lhs + rhs }

    /// Returns a demand for `rhs` values more.
    public static func + (lhs: Demand, rhs: Int) -> Demand { lhs + .max(rhs) }

    /// Adds `rhs` values.
    public static func += (lhs: inout Demand, rhs: Int) { lhs = lhs + rhs }

    /// Returns the demand that is left after `rhs` values; never less than none.
    public static func - (lhs: Demand, rhs: Int) -> Demand {
      lhs.count.map { Demand(count: Swift.max($0 - Swift.max(rhs, 0), 0)) } ?? .unlimited
    }

    /// Subtracts `rhs` values.
    public static func -= (lhs: inout Demand, rhs: Int) { lhs = lhs - rhs }
  }
}

extension Subscribers.Demand: CustomStringConvertible {
  /// The words of `print()`.
  public var description: String { count.map { "max: (\($0))" } ?? "unlimited" }
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

  /// Runs a closure for each value and one for the completion, until the result is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping ((Subscribers.Completion<Self.Failure>) -> Void),
    receiveValue: @escaping ((Self.Output) -> Void)
  ) -> AnyCancellable {
    let sink = Subscribers.Sink<Output, Failure>(
      receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    subscribe(sink)
    return AnyCancellable(sink)
  }

  /// Erases the type of a publisher.
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
    let assign = Subscribers.Assign(object: object, keyPath: keyPath)
    subscribe(assign)
    return AnyCancellable(assign)
  }

  /// Writes each value to a published property, while its object exists.
  public func assign(to published: inout Published<Self.Output>.Publisher) {
    published.storage.follow(self)
  }
}

/// A type-erased publisher.
public struct AnyPublisher<Output, Failure>: Publisher where Failure: Error {
  private let take: (AnySubscriber) -> Void

  /// A type-erased subscriber.
  private typealias AnySubscriber = any Subscriber<Output, Failure>

  /// Erases the type of a publisher.
  public init<P>(_ publisher: P)
  where Output == P.Output, Failure == P.Failure, P: Publisher {
    take = { subscriber in
      func open<S: Subscriber<Output, Failure>>(_ subscriber: S) {
        publisher.receive(subscriber: subscriber)
      }
      open(subscriber)
    }
  }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    take(subscriber)
  }
}
