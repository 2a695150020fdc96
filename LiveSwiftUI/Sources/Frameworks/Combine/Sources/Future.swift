// Publishers whose value is made by a closure.
import Foundation

/// Delivers the one result that a closure fulfils its promise with.
///
/// Unchecked: the lock protects the result and the subscriptions.
public final class Future<Output, Failure>: Publisher, @unchecked Sendable where Failure: Error {
  /// Fulfils the promise; only the first call has an effect.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let lock = NSLock()
  private var result: Result<Output, Failure>?
  private var waiting: [DemandBuffer<Output, Failure>] = []

  /// Runs `attemptToFulfill` at once.
  public init(_ attemptToFulfill: @escaping (@escaping Future<Output, Failure>.Promise) -> Void) {
    attemptToFulfill { self.fulfil($0) }
  }

  private func fulfil(_ result: Result<Output, Failure>) {
    let waiting = lock.withLock {
      guard self.result == nil else { return [] as [DemandBuffer<Output, Failure>] }
      self.result = result
      defer { self.waiting = [] }
      return self.waiting
    }
    for buffer in waiting { Self.deliver(result, to: buffer) }
  }

  private static func deliver(
    _ result: Result<Output, Failure>, to buffer: DemandBuffer<Output, Failure>
  ) {
    switch result {
    case .success(let value):
      buffer.send(value)
      buffer.end(.finished)
    case .failure(let error): buffer.end(.failure(error))
    }
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    let buffer = DemandBuffer<Output, Failure>(subscriber)
    let known = lock.withLock {
      if result == nil { waiting.append(buffer) }
      return result
    }
    subscriber.receive(subscription: buffer)
    if let known { Self.deliver(known, to: buffer) }
  }
}

extension Future where Failure == Never {
  /// The value, once it is there.
  public var value: Output {
    get async {
      for await value in values { return value }
      // The task was cancelled before the value came: there is nothing to return, ever.
      return await withUnsafeContinuation { _ in }
    }
  }
}

extension Future where Failure: Error {
  /// The value, once it is there, or the error.
  public var value: Output {
    get async throws {
      for try await value in values { return value }
      throw CancellationError()
    }
  }
}

/// A publisher that is made for each subscriber.
public struct Deferred<DeferredPublisher>: Publisher where DeferredPublisher: Publisher {
  public typealias Output = DeferredPublisher.Output
  public typealias Failure = DeferredPublisher.Failure

  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// A publisher that `createPublisher` makes for each subscriber.
  public init(createPublisher: @escaping () -> DeferredPublisher) {
    self.createPublisher = createPublisher
  }

  public func receive<S>(subscriber: S)
  where S: Subscriber, Failure == S.Failure, Output == S.Input {
    createPublisher().subscribe(subscriber)
  }
}
