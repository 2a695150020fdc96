// The main actor of a UI test, which is another one than the app's.
import Dispatch

/// The actor on which UI tests run; in their sources its name hides that of the app's main actor.
///
/// In Xcode a UI test is a process of its own, so it may block its main thread until the app, in
/// another process, shows an element. In one process that needs two actors: the tests block this
/// one, which has a queue of its own, and the app goes on on Swift's.
@globalActor public actor MainActor {
  /// The actor itself.
  public static let shared = MainActor()
  private let executor = QueueExecutor()

  /// The executor of the queue.
  public nonisolated var unownedExecutor: UnownedSerialExecutor {
    executor.asUnownedSerialExecutor()
  }
}

/// An executor whose jobs run one after the other on a queue, whose thread they may block.
private final class QueueExecutor: SerialExecutor {
  private let queue = DispatchQueue(label: "UI tests")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
