// Publishers that code sends values to.
import Foundation
import Synchronization

/// A publisher that code sends values to.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers.
  func send(_ value: Self.Output)
  /// Sends the completion to the subscribers; no value follows it.
  func send(completion: Subscribers.Completion<Self.Failure>)
  /// Adds a subscription that delivers values to the subject.
  func send(subscription: any Subscription)
}

extension Subject where Self.Output == Void {
  /// Notifies the subscribers with an empty value.
  public func send() { send(()) }
}

/// Sends values to its subscribers and stores none.
public final class PassthroughSubject<Output, Failure>: Subject where Failure: Error {
  let subscribers = SubscriberList<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Requests all values of the subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }
  /// Sends a value to the subscribers.
  public func send(_ value: Output) { subscribers.send(value) }
  /// Sends the completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber)
  }
}

/// Sends values to its subscribers and stores the last one.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let subscribers = SubscriberList<Output, Failure>(keepsLatest: true)
  private let lock = NSLock()
  private var current: Output

  /// Makes a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The last value; a write sends it to the subscribers.
  public var value: Output {
    get { lock.withLock { current } }
    set { send(newValue) }
  }

  /// Requests all values of the subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Stores a value and sends it to the subscribers. Has no effect after the completion.
  public func send(_ value: Output) {
    guard !subscribers.hasEnded else { return }
    lock.withLock { current = value }
    subscribers.send(value)
  }

  /// Sends the completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }

  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber, first: value)
  }
}

/// The subscribers of a subject, in the order of their subscription.
///
/// Unchecked: the lock protects all fields, and subscribers are called outside it.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private let keepsLatest: Bool
  private var links: [SubscriberLink<Output, Failure>] = []
  private var completion: Subscribers.Completion<Failure>?

  /// A list; with `keepsLatest` a value that a subscriber does not want yet waits for its request.
  init(keepsLatest: Bool = false) { self.keepsLatest = keepsLatest }

  /// Whether the completion has been sent.
  var hasEnded: Bool { lock.withLock { _ in completion != nil } }

  func add(_ subscriber: some Subscriber<Output, Failure>, first: Output? = nil) {
    let link = SubscriberLink(subscriber, first: first, keepsLatest: keepsLatest) { [weak self] in
      self?.remove($0)
    }
    let ended = lock.withLock { _ in
      if completion == nil { links.append(link) }
      return completion
    }
    subscriber.receive(subscription: link)
    if let ended { link.end(ended) }
  }

  func send(_ value: Output) { for link in lock.withLock({ _ in links }) { link.send(value) } }

  /// Ends all subscriptions; has no effect a second time.
  func end(_ completion: Subscribers.Completion<Failure>) {
    let ending = lock.withLock { _ in
      defer { links = [] }
      self.completion = self.completion ?? completion
      return links
    }
    for link in ending { link.end(completion) }
  }

  private func remove(_ link: SubscriberLink<Output, Failure>) {
    lock.withLock { _ in links.removeAll { $0 === link } }
  }
}

/// One subscriber's connection to a subject.
///
/// Unchecked: the lock protects all fields, and the subscriber is called outside it.
final class SubscriberLink<Output, Failure: Error>: Subscription, @unchecked Sendable {
  private let lock = Mutex(())
  private let keepsLatest: Bool
  private var subscriber: (any Subscriber<Output, Failure>)?
  private var demand = Subscribers.Demand.none
  /// The value that waits for a request.
  private var waiting: Output?
  private let cancelled: (SubscriberLink) -> Void

  init(
    _ subscriber: some Subscriber<Output, Failure>, first: Output?, keepsLatest: Bool,
    cancelled: @escaping (SubscriberLink) -> Void
  ) {
    (self.subscriber, waiting, self.keepsLatest) = (subscriber, first, keepsLatest)
    self.cancelled = cancelled
  }

  func request(_ demand: Subscribers.Demand) {
    let value = lock.withLock { _ in
      self.demand += demand
      return self.demand > .none ? waiting : nil
    }
    if let value { send(value) }
  }

  func send(_ value: Output) {
    let wanting = lock.withLock { _ -> (any Subscriber<Output, Failure>)? in
      waiting = nil
      guard demand > .none else {
        if keepsLatest { waiting = value }
        return nil
      }
      demand -= 1
      return subscriber
    }
    guard let more = wanting?.receive(value), more > .none else { return }
    request(more)
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock { _ in
      defer { subscriber = nil }
      return subscriber
    }
    ended?.receive(completion: completion)
  }

  func cancel() {
    lock.withLock { _ in (subscriber, waiting) = (nil, nil) }
    cancelled(self)
  }
}
