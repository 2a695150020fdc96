// The values of a publisher as an asynchronous sequence.
import Foundation

/// The values of a publisher without errors, for `for await`.
public struct AsyncPublisher<P>: AsyncSequence where P: Publisher, P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Requests one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, Never>

    public mutating func next() async -> P.Output? {
      // The error is Never, so the result is a value or the end.
      try? await inbox.next()
    }
  }

  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, Never>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox)
  }
}

/// The values of a publisher with errors, for `for try await`.
public struct AsyncThrowingPublisher<P>: AsyncSequence where P: Publisher {
  /// The type of the values.
  public typealias Element = P.Output

  private let publisher: P

  /// The values of a publisher.
  public init(_ publisher: P) { self.publisher = publisher }

  /// Requests one value after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let inbox: AsyncInbox<P.Output, P.Failure>

    public mutating func next() async throws -> P.Output? { try await inbox.next() }
  }

  public func makeAsyncIterator() -> Iterator {
    let inbox = AsyncInbox<P.Output, P.Failure>()
    publisher.subscribe(inbox)
    return Iterator(inbox: inbox)
  }
}

/// A value on its way to the task that waits for it; nil for the end.
///
/// Unchecked: the publisher hands it over once and keeps it no longer.
private struct Delivered<Input>: @unchecked Sendable { let value: Input? }

/// Requests a value for each call of `next()`, and is cancelled with its task or its release.
///
/// Unchecked: the lock protects all fields.
private final class AsyncInbox<Input, Failure: Error>: Subscriber, @unchecked Sendable {
  private let lock = NSLock()
  private var subscription: (any Subscription)?
  private var waiting: [UnsafeContinuation<Delivered<Input>, any Error>] = []
  private var wanted = 0
  private var completion: Subscribers.Completion<Failure>?

  deinit { subscription?.cancel() }

  func receive(subscription: any Subscription) {
    let count = lock.withLock {
      self.subscription = subscription
      defer { wanted = 0 }
      return wanted
    }
    if count > 0 { subscription.request(.max(count)) }
  }

  func receive(_ input: Input) -> Subscribers.Demand {
    let next = lock.withLock { waiting.isEmpty ? nil : waiting.removeFirst() }
    next?.resume(returning: Delivered(value: input))
    return .none
  }

  func receive(completion: Subscribers.Completion<Failure>) {
    let ended = lock.withLock {
      self.completion = completion
      subscription = nil
      defer { waiting = [] }
      return waiting
    }
    for continuation in ended { Self.end(continuation, with: completion) }
  }

  private static func end(
    _ continuation: UnsafeContinuation<Delivered<Input>, any Error>,
    with completion: Subscribers.Completion<Failure>
  ) {
    switch completion {
    case .finished: continuation.resume(returning: Delivered(value: nil))
    case .failure(let error): continuation.resume(throwing: error)
    }
  }

  func next() async throws -> Input? {
    try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { continuation in
        let (ended, source) = lock.withLock {
          if completion == nil { waiting.append(continuation) }
          if completion == nil, subscription == nil { wanted += 1 }
          return (completion, subscription)
        }
        if let ended { return Self.end(continuation, with: ended) }
        source?.request(.max(1))
      }
    } onCancel: {
      let source = lock.withLock { subscription }
      source?.cancel()
      receive(completion: .finished)
    }.value
  }
}

extension Publisher where Self.Failure == Never {
  /// The values as an asynchronous sequence.
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which throws the error.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}
