// Threads for work that blocks on a disk.
import Dispatch
import Foundation
import Synchronization

/// Runs jobs in order on a fixed number of threads, so that they never block Swift's pool.
package final class WorkQueue: Sendable {
  /// A job. Its argument is the number of the thread that runs it, from 0.
  package typealias Job = @Sendable (Int) -> Void

  private struct State {
    var jobs: [Job] = []
    var next = 0
    var isEnding = false
    var running: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)

  /// Starts the threads. Each runs `end` as its last work.
  package init(threads: Int, name: String, end: @escaping Job) {
    state = Mutex(State(running: threads))
    for index in 0..<threads {
      let thread = Thread { self.work(index, end) }
      thread.name = name
      thread.start()
    }
  }

  /// Adds a job. Returns false when the queue is ending and the job will not run.
  package func add(_ job: @escaping Job) -> Bool {
    let isTaken = state.withLock { state in
      guard !state.isEnding else { return false }
      state.jobs.append(job)
      return true
    }
    if isTaken { arrivals.signal() }
    return isTaken
  }

  /// Accepts no more jobs. The threads end after the jobs they have.
  package func end() {
    let threads = state.withLock { state in
      defer { state.isEnding = true }
      return state.isEnding ? 0 : state.running
    }
    for _ in 0..<threads { arrivals.signal() }
  }

  /// Returns when the last thread has ended.
  package func ended() async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if state.running > 0 { state.waiting.append(continuation) }
        return state.running == 0
      }
      if isOver { continuation.resume() }
    }
  }

  private func work(_ index: Int, _ end: Job) {
    while true {
      arrivals.wait()
      guard let job = takeJob() else { break }
      job(index)
    }
    end(index)
    let waiting = state.withLock { state in
      state.running -= 1
      guard state.running == 0 else { return [CheckedContinuation<Void, Never>]() }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  /// Removes the next job; nil when the queue is ending and has none.
  private func takeJob() -> Job? {
    state.withLock { state in
      guard state.next < state.jobs.count else { return nil }
      let job = state.jobs[state.next]
      state.next += 1
      // Jobs are removed a hundred at a time, because each removal moves all the others.
      if state.next == state.jobs.count || state.next > 100 {
        state.jobs.removeFirst(state.next)
        state.next = 0
      }
      return job
    }
  }
}
