// Publishers that code sends values to.
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

  /// Adds a subscriber.
  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber)
  }
}

/// Sends values to its subscribers and stores the last one.
public final class CurrentValueSubject<Output, Failure>: Subject where Failure: Error {
  private let subscribers = SubscriberList<Output, Failure>()
  private var current: Output

  /// Makes a subject with an initial value.
  public init(_ value: Output) { current = value }

  /// The last value; a write sends it to the subscribers.
  public var value: Output {
    get { current }
    set { send(newValue) }
  }

  /// Requests all values of the subscription.
  public func send(subscription: any Subscription) { subscription.request(.unlimited) }

  /// Stores a value and sends it to the subscribers.
  public func send(_ value: Output) {
    current = value
    subscribers.send(value)
  }

  /// Sends the completion to the subscribers.
  public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }

  /// Adds a subscriber.
  public func receive<S>(subscriber: S)
  where Output == S.Input, Failure == S.Failure, S: Subscriber {
    subscribers.add(subscriber, first: current)
  }
}

/// The subscribers of a subject, in the order of their subscription.
///
/// Unchecked: the lock protects all fields, and subscribers are called outside it.
final class SubscriberList<Output, Failure: Error>: @unchecked Sendable {
  private let lock = Mutex(())
  private var links: [Link] = []
  private var completion: Subscribers.Completion<Failure>?

  /// One subscriber's connection.
  final class Link: Subscription {
    private weak var list: SubscriberList?
    fileprivate private(set) var subscriber: (any Subscriber<Output, Failure>)?
    /// The number of values that are still wanted.
    fileprivate private(set) var demand = Subscribers.Demand.none
    /// The initial value, until the subscriber requests it.
    private var first: Output?

    init(
      _ list: SubscriberList, _ subscriber: any Subscriber<Output, Failure>, first: Output?
    ) {
      (self.list, self.subscriber, self.first) = (list, subscriber, first)
    }

    func request(_ demand: Subscribers.Demand) {
      self.demand = self.demand + demand
      guard let first, self.demand > .none else { return }
      self.first = nil
      send(first)
    }

    func send(_ value: Output) {
      first = nil
      guard demand > .none, let subscriber else { return }
      if let count = demand.max { demand = .max(count - 1) }
      demand = demand + subscriber.receive(value)
    }

    func end(_ completion: Subscribers.Completion<Failure>) {
      let subscriber = subscriber
      self.subscriber = nil
      subscriber?.receive(completion: completion)
    }

    func cancel() {
      subscriber = nil
      list?.remove(self)
    }
  }

  func add(_ subscriber: any Subscriber<Output, Failure>, first: Output? = nil) {
    let link = Link(self, subscriber, first: first)
    let ended = lock.withLock { _ in
      if completion == nil { links.append(link) }
      return completion
    }
    subscriber.receive(subscription: link)
    if let ended { link.end(ended) }
  }

  func send(_ value: Output) { for link in lock.withLock({ _ in links }) { link.send(value) } }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let ending = lock.withLock { _ in
      defer { links = [] }
      self.completion = self.completion ?? completion
      return links
    }
    for link in ending { link.end(completion) }
  }

  private func remove(_ link: Link) { lock.withLock { _ in links.removeAll { $0 === link } } }
}
