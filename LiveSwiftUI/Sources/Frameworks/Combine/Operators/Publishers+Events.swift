// Operators that observe the events of a subscription.
import Foundation

extension Publishers {
  /// A publisher that runs closures with its events.
  public struct HandleEvents<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public let upstream: Upstream
    /// Runs with the subscription.
    public var receiveSubscription: ((any Subscription) -> Void)?
    /// Runs with each value.
    public var receiveOutput: ((Upstream.Output) -> Void)?
    /// Runs with the completion.
    public var receiveCompletion: ((Subscribers.Completion<Upstream.Failure>) -> Void)?
    /// Runs when the subscription is cancelled.
    public var receiveCancel: (() -> Void)?
    /// Runs with each request.
    public var receiveRequest: ((Subscribers.Demand) -> Void)?

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay<Output, Failure, Output, Failure>(
        subscriber,
        step: {
          receiveOutput?($0)
          return .next($0)
        },
        ending: {
          receiveCompletion?($0)
          return $0
        }, cancelled: { receiveCancel?() })
      upstream.subscribe(
        EventObserver(relay, subscribed: receiveSubscription, requested: receiveRequest))
    }
  }

  /// A publisher that prints its events.
  public struct Print<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The words in front of each event.
    public let prefix: String
    public let upstream: Upstream
    let write: (String) -> Void

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let start = prefix.isEmpty ? "" : "\(prefix): "
      let write = write
      upstream.handleEvents(
        receiveSubscription: { write("\(start)receive subscription: (\($0))") },
        receiveOutput: { write("\(start)receive value: (\($0))") },
        receiveCompletion: { completion in
          switch completion {
          case .finished: write("\(start)receive finished")
          case .failure(let error): write("\(start)receive error: (\(error))")
          }
        }, receiveCancel: { write("\(start)receive cancel") },
        receiveRequest: { demand in
          write("\(start)request \(demand)")
        }
      ).subscribe(subscriber)
    }
  }
}

/// Reports the subscription and the requests before it passes them on.
private final class EventObserver<Next: Subscriber>: Subscriber, Subscription {
  private let next: Next
  private let subscribed: ((any Subscription) -> Void)?
  private let requested: ((Subscribers.Demand) -> Void)?
  private var upstream: (any Subscription)?

  init(
    _ next: Next, subscribed: ((any Subscription) -> Void)?,
    requested: ((Subscribers.Demand) -> Void)?
  ) {
    (self.next, self.subscribed, self.requested) = (next, subscribed, requested)
  }

  func receive(subscription: any Subscription) {
    upstream = subscription
    subscribed?(subscription)
    next.receive(subscription: self)
  }

  func receive(_ input: Next.Input) -> Subscribers.Demand { next.receive(input) }

  func receive(completion: Subscribers.Completion<Next.Failure>) {
    upstream = nil
    next.receive(completion: completion)
  }

  func request(_ demand: Subscribers.Demand) {
    requested?(demand)
    upstream?.request(demand)
  }

  func cancel() {
    upstream?.cancel()
    upstream = nil
  }
}

extension Publisher {
  /// Runs closures with the events of each subscription.
  public func handleEvents(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveOutput: ((Self.Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Self.Failure>) -> Void)? = nil,
    receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)? = nil
  ) -> Publishers.HandleEvents<Self> {
    Publishers.HandleEvents(
      upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
      receiveCompletion: receiveCompletion, receiveCancel: receiveCancel,
      receiveRequest: receiveRequest)
  }

  /// Prints the events of each subscription, to standard output or to `stream`.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
    -> Publishers.Print<Self>
  {
    guard var stream else {
      return Publishers.Print(prefix: prefix, upstream: self) { Swift.print($0) }
    }
    return Publishers.Print(prefix: prefix, upstream: self) { stream.write($0 + "\n") }
  }
}
