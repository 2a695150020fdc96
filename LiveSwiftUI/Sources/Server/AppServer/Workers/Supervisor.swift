// The workers of a site: they are started, watched, started again, and stopped.
import Foundation
import LiveServer
import WebServer

/// The workers of a site.
@MainActor
final class Supervisor {
  /// How long a worker must have served for the count of its failures to restart.
  static let steady = Duration.seconds(10)

  /// The channels for the workers' connections.
  let connections: [WorkerChannel]
  /// The distributor of connections, set once the workers are ready.
  var distributor: ConnectionDistributor?
  private let messages: [WorkerChannel]
  private let sandboxPort: Int?
  private let log: @Sendable (String) -> Void
  private var running: [Int: WorkerProcess] = [:]
  /// When each worker last reported that its main thread works, or was started.
  private var lastSign: [Int: (at: ContinuousClock.Instant, isStarting: Bool)] = [:]
  private var isStopping = false
  private let ready: AsyncStream<Int>
  private let sayReady: AsyncStream<Int>.Continuation
  private var waiting: Set<Int>

  /// `count` workers that are not started yet.
  init(count: Int, sandboxPort: Int?, log: @escaping @Sendable (String) -> Void) throws {
    self.sandboxPort = sandboxPort
    self.log = log
    connections = try (0..<count).map { _ in try WorkerChannel() }
    messages = try (0..<count).map { _ in try WorkerChannel() }
    waiting = Set(0..<count)
    (ready, sayReady) = AsyncStream.makeStream(of: Int.self)
  }

  /// Runs the workers until cancelled. Throws when one ends before it was ready.
  func run() async throws {
    _ = ChangeRelay(
      messages, isReady: { [sayReady] in sayReady.yield($0) },
      isAlive: { worker in Task { @MainActor [weak self] in self?.noteHeartbeat(worker) } })
    let watching = Task { await watch() }
    defer {
      watching.cancel()
      sayReady.finish()
    }
    try await withTaskCancellationHandler {
      try await withThrowingTaskGroup { group in
        for worker in connections.indices {
          group.addTask { try await self.keep(worker) }
        }
        do {
          try await group.waitForAll()
        } catch {
          stop()
          throw error
        }
      }
    } onCancel: {
      Task { @MainActor in self.stop() }
    }
  }

  /// Waits until all workers are ready. Throws when one ends before, or when the task is cancelled.
  func areReady() async throws {
    for await worker in ready {
      waiting.remove(worker)
      if waiting.isEmpty { break }
    }
    try Task.checkCancellation()
    guard waiting.isEmpty else { throw StartFailure.workerEnded }
    Task {
      for await worker in ready { distributor?.note(worker: worker, isUp: true) }
    }
  }

  /// Starts a worker, and restarts it whenever it ends, until all are stopped.
  private func keep(_ worker: Int) async throws {
    var failures = 0
    while !isStopping {
      let start = ContinuousClock.now
      let place = WorkerIndex(
        share: WorkerShare(index: worker, count: connections.count), sandboxPort: sandboxPort)
      let process = try WorkerProcess(
        at: place, connections: connections[worker], messages: messages[worker])
      running[worker] = process
      lastSign[worker] = (start, isStarting: true)
      let end = await process.end()
      running[worker] = nil
      lastSign[worker] = nil
      if isStopping { return }
      // The worker has printed the reason.
      if distributor == nil { throw StartFailure.workerEnded }
      // With the process, no end is taken for an earlier one where equal messages are told once.
      log("worker \(worker) (process \(process.id)) ended (\(end)); it is started again")
      failures = start.duration(to: .now) < Self.steady ? failures + 1 : 0
      guard failures > 0 else { continue }
      // The other workers get its browsers until it serves again.
      distributor?.note(worker: worker, isUp: false)
      // A cancelled wait only retries sooner.
      try? await Task.sleep(for: .milliseconds(250 << min(failures - 1, 5)))
    }
  }

  private func noteHeartbeat(_ worker: Int) { lastSign[worker] = (.now, isStarting: false) }

  /// Ends workers whose main thread hangs, and those that do not start. The first signal lets a
  /// worker record the page it worked for; one that cannot even do that is killed.
  private func watch() async {
    let silence = Self.silence()
    // A cancelled wait ends the loop.
    while (try? await Task.sleep(for: silence / 4)) != nil {
      for (worker, sign) in lastSign {
        let patience = sign.isStarting ? silence * Self.silencesToStart : silence
        let passed = sign.at.duration(to: .now)
        guard passed > patience else { continue }
        log(
          sign.isStarting
            ? "worker \(worker) does not start; it is ended"
            : "the main thread of worker \(worker) hangs; it is ended")
        running[worker]?.send(passed > patience + silence / 2 ? SIGKILL : SIGABRT)
      }
    }
  }

  /// How many such silences a worker may take to start. Two minutes by default: a start reads the
  /// saved lists, and on a busy machine all workers do so at once.
  private static let silencesToStart = 4

  /// The silence after which a worker counts as hanging: systemd's watchdog time, else 30 seconds.
  nonisolated static func silence() -> Duration { NotifySocket().watchdog ?? .seconds(30) }

  /// Asks all workers to stop, and kills those that still run after twelve seconds.
  private func stop() {
    guard !isStopping else { return }
    isStopping = true
    for each in running.values { each.send(SIGTERM) }
    Task {
      // This task is never cancelled.
      try? await Task.sleep(for: .seconds(12))
      for each in running.values { each.send(SIGKILL) }
    }
  }
}
