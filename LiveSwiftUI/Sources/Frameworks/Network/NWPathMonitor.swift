// Whether the network is there, as in Apple's Network framework.
public import Foundation
import Synchronization

/// Reports the way to the network, and each change of it.
public final class NWPathMonitor: AsyncSequence, Sendable {
  private struct State: Sendable {
    var path: NWPath
    var handler: (@Sendable (NWPath) -> Void)?
    var queue: DispatchQueue?
    var task: Task<Void, Never>?
    var isCancelled = false
  }

  private let state: Mutex<State>
  private let read: @Sendable () -> NWPath

  /// A monitor of all networks.
  public convenience init() { self.init { .ofThisMachine() } }

  /// A monitor of networks of one kind.
  public convenience init(requiredInterfaceType: NWInterface.InterfaceType) {
    self.init { .ofThisMachine { $0 == requiredInterfaceType } }
  }

  /// A monitor of networks of all kinds but these.
  public convenience init(prohibitedInterfaceTypes: [NWInterface.InterfaceType]) {
    self.init { .ofThisMachine { !prohibitedInterfaceTypes.contains($0) } }
  }

  /// A monitor of what `read` returns.
  init(read: @escaping @Sendable () -> NWPath) {
    self.read = read
    state = Mutex(State(path: read()))
  }

  deinit { state.withLock { $0.task?.cancel() } }

  /// The path as it was read last.
  public var currentPath: NWPath { state.withLock(\.path) }

  /// The queue that calls the handler; nil before the start.
  public var queue: DispatchQueue? { state.withLock(\.queue) }

  /// Called on the monitor's queue at the start and after each change.
  public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
    get { state.withLock(\.handler) }
    set { state.withLock { $0.handler = newValue } }
  }

  /// Starts to report on `queue`. A monitor that was started or cancelled stays as it is.
  public func start(queue: DispatchQueue) {
    let isStarted = state.withLock { state in
      guard state.queue == nil, !state.isCancelled else { return true }
      state.queue = queue
      state.task = Task { [weak self] in
        // Linux reports changes only to sockets of its own; addresses are read this often instead.
        while (try? await Task.sleep(for: .seconds(2))) != nil { self?.readAgain() }
      }
      return false
    }
    if !isStarted { report() }
  }

  /// Ends the reports for good.
  public func cancel() {
    state.withLock { state in
      state.task?.cancel()
      state.isCancelled = true
      state.handler = nil
    }
  }

  private func readAgain() {
    let path = read()
    let isChanged = state.withLock { state in
      defer { state.path = path }
      return state.path != path
    }
    if isChanged { report() }
  }

  private func report() {
    guard let queue else { return }
    queue.async { [self] in
      let (path, handler) = state.withLock { ($0.path, $0.handler) }
      handler?(path)
    }
  }

  /// Paths, the current one first.
  public typealias Element = NWPath
  /// Nothing fails.
  public typealias Failure = Never

  /// An iterator over paths, the current one first.
  public struct Iterator: AsyncIteratorProtocol {
    var paths: AsyncStream<NWPath>.Iterator

    /// The next path; nil once the task is cancelled.
    public mutating func next() async -> NWPath? { await paths.next() }

    /// The next path; nil once the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> NWPath? {
      await paths.next(isolation: actor)
    }
  }

  /// Starts to report to a loop.
  public func makeAsyncIterator() -> Iterator {
    let (paths, continuation) = AsyncStream<NWPath>.makeStream(bufferingPolicy: .bufferingNewest(8))
    pathUpdateHandler = { continuation.yield($0) }
    continuation.onTermination = { [weak self] _ in self?.cancel() }
    start(queue: DispatchQueue(label: "path monitor"))
    return Iterator(paths: paths.makeAsyncIterator())
  }
}
