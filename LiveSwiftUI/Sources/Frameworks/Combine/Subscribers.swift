// Subscribers for apps: closures, a property, and any subscriber with its type erased.
import Foundation

extension Subscribers {
  /// A subscriber made of closures, which requests all values.
  public final class Sink<Input, Failure>: Subscriber, Cancellable where Failure: Error {
    private let inlet: Inlet<Input, Failure>

    /// A subscriber made of closures.
    public init(
      receiveCompletion: @escaping ((Subscribers.Completion<Failure>) -> Void),
      receiveValue: @escaping ((Input) -> Void)
    ) {
      inlet = Inlet(value: receiveValue, completion: receiveCompletion)
    }

    /// Requests all values.
    public final func receive(subscription: any Subscription) {
      inlet.receive(subscription: subscription)
    }

    /// Hands a value to the closure.
    public final func receive(_ value: Input) -> Subscribers.Demand { inlet.receive(value) }

    /// Hands the completion to the closure.
    public final func receive(completion: Subscribers.Completion<Failure>) {
      inlet.receive(completion: completion)
    }

    /// Cancels the subscription.
    public final func cancel() { inlet.cancel() }
  }

  /// A subscriber that writes each value to a property.
  public final class Assign<Root, Input>: Subscriber, Cancellable {
    /// The type of the errors: none.
    public typealias Failure = Never
    /// The object of the property; nil once the values have ended.
    public private(set) final var object: Root?
    /// The path of the property.
    public final let keyPath: ReferenceWritableKeyPath<Root, Input>
    private var subscription: (any Subscription)?

    /// A subscriber that writes to a property.
    public init(object: Root, keyPath: ReferenceWritableKeyPath<Root, Input>) {
      (self.object, self.keyPath) = (object, keyPath)
    }

    /// Requests all values.
    public final func receive(subscription: any Subscription) {
      guard self.subscription == nil, object != nil else { return subscription.cancel() }
      self.subscription = subscription
      subscription.request(.unlimited)
    }

    /// Writes a value.
    public final func receive(_ value: Input) -> Subscribers.Demand {
      object?[keyPath: keyPath] = value
      return .none
    }

    /// Lets go of the object.
    public final func receive(completion: Subscribers.Completion<Never>) {
      (object, subscription) = (nil, nil)
    }

    /// Cancels the subscription.
    public final func cancel() {
      let old = subscription
      (object, subscription) = (nil, nil)
      old?.cancel()
    }
  }
}

/// A type-erased subscriber.
public struct AnySubscriber<Input, Failure>: Subscriber where Failure: Error {
  /// The identity of the subscriber.
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let value: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Erases the type of a subscriber.
  public init<S>(_ s: S) where Input == S.Input, Failure == S.Failure, S: Subscriber {
    combineIdentifier = s.combineIdentifier
    (subscribed, value, completed) = (
      s.receive(subscription:), s.receive(_:), s.receive(completion:)
    )
  }

  /// A subscriber made of closures, which requests values itself.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    value = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  /// Receives the subscription.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Receives a value.
  public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
  /// Receives the completion.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}
