// Publishers that several subscribers share.
import Foundation

/// A publisher that delivers nothing before it is connected.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
  /// Starts the values; the result ends them.
  func connect() -> any Cancellable
}

extension ConnectablePublisher {
  /// Connects with the first subscriber and disconnects with the last.
  public func autoconnect() -> Publishers.Autoconnect<Self> {
    Publishers.Autoconnect(upstream: self)
  }
}

extension Publishers {
  /// Connects with the first subscriber and disconnects with the last.
  public class Autoconnect<Upstream>: Publisher where Upstream: ConnectablePublisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    /// The publisher that is connected.
    public final let upstream: Upstream
    private let lock = NSLock()
    private var count = 0
    private var connection: (any Cancellable)?

    /// A publisher that connects another one.
    public init(upstream: Upstream) { self.upstream = upstream }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input {
      let relay = Relay<Output, Failure, Output, Failure>(
        subscriber, step: { .next($0) },
        ending: {
          self.left()
          return $0
        }, cancelled: left)
      upstream.subscribe(relay)
      let isFirst = lock.withLock {
        count += 1
        return count == 1
      }
      guard isFirst else { return }
      let made = upstream.connect()
      let isWanted = lock.withLock {
        if count > 0 { connection = made }
        return count > 0
      }
      if !isWanted { made.cancel() }
    }

    private func left() {
      let old = lock.withLock { () -> (any Cancellable)? in
        count -= 1
        guard count <= 0 else { return nil }
        defer { connection = nil }
        return connection
      }
      old?.cancel()
    }
  }

  /// Delivers the values of one subscription to all subscribers, through a subject.
  public final class Multicast<Upstream, SubjectType>: ConnectablePublisher
  where
    Upstream: Publisher, SubjectType: Subject, Upstream.Failure == SubjectType.Failure,
    Upstream.Output == SubjectType.Output
  {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    /// Makes the subject, once.
    public final let createSubject: () -> SubjectType
    private let lock = NSLock()
    private var made: SubjectType?

    /// A publisher that shares a subscription.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      (self.upstream, self.createSubject) = (upstream, createSubject)
    }

    private var subject: SubjectType {
      lock.withLock {
        let subject = made ?? createSubject()
        made = subject
        return subject
      }
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input { subject.subscribe(subscriber) }

    /// Subscribes to the publisher; the result cancels the subscription.
    public func connect() -> any Cancellable { upstream.subscribe(subject) }
  }

  /// Delivers the values of one subscription to all subscribers while there are any.
  public final class Share<Upstream>: Publisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    public final let upstream: Upstream
    private let shared: Autoconnect<Multicast<Upstream, PassthroughSubject<Output, Failure>>>

    /// A publisher that shares a subscription.
    public init(upstream: Upstream) {
      self.upstream = upstream
      shared = upstream.multicast { PassthroughSubject() }.autoconnect()
    }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input { shared.subscribe(subscriber) }
  }

  /// A publisher that delivers nothing before it is connected.
  public struct MakeConnectable<Upstream>: ConnectablePublisher where Upstream: Publisher {
    public typealias Output = Upstream.Output
    public typealias Failure = Upstream.Failure

    private let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

    init(_ upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

    public func receive<S>(subscriber: S)
    where S: Subscriber, Failure == S.Failure, Output == S.Input { shared.subscribe(subscriber) }

    /// Subscribes to the publisher; the result cancels the subscription.
    public func connect() -> any Cancellable { shared.connect() }
  }
}

extension Publisher {
  /// Shares one subscription among all subscribers.
  public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }

  /// Shares one subscription through a subject that is made once.
  public func multicast<S>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Shares one subscription through a subject.
  public func multicast<S>(subject: S) -> Publishers.Multicast<Self, S>
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    Publishers.Multicast(upstream: self) { subject }
  }

  /// Subscribes to a subject, which receives the values.
  public func subscribe<S>(_ subject: S) -> AnyCancellable
  where S: Subject, Self.Failure == S.Failure, Self.Output == S.Output {
    let inlet = Inlet<Output, Failure>(
      value: { subject.send($0) }, completion: { subject.send(completion: $0) })
    subscribe(inlet)
    return AnyCancellable(inlet)
  }
}

extension Publisher where Self.Failure == Never {
  /// Delivers nothing before it is connected.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> {
    Publishers.MakeConnectable(self)
  }
}
