// Threads of our own for work that waits for a disk.

import Dispatch
import Foundation
import Synchronization

/// Runs jobs in the order they came on a fixed number of threads; Swift's own pool is never held up.
final class WorkQueue: Sendable {
  /// A job is told which thread runs it, from 0.
  typealias Job = @Sendable (Int) -> Void

  private struct State {
    var jobs: [Job] = []
    var next = 0
    var isEnding = false
    var running: Int
    var waiting: [CheckedContinuation<Void, Never>] = []
  }

  private let state: Mutex<State>
  private let arrivals = DispatchSemaphore(value: 0)

  /// Starts the threads; `end` is run on each when it has nothing more to do for good.
  init(threads: Int, name: String, end: @escaping Job) {
    state = Mutex(State(running: threads))
    for index in 0..<threads {
      let thread = Thread { self.work(index, end) }
      thread.name = name
      thread.start()
    }
  }

  /// Puts a job at the end; false when the queue is ending and the job will not run.
  func add(_ job: @escaping Job) -> Bool {
    let isTaken = state.withLock { state in
      guard !state.isEnding else { return false }
      state.jobs.append(job)
      return true
    }
    if isTaken { arrivals.signal() }
    return isTaken
  }

  /// Takes no more jobs; the threads end after those taken.
  func end() {
    let threads = state.withLock { state in
      defer { state.isEnding = true }
      return state.isEnding ? 0 : state.running
    }
    for _ in 0..<threads { arrivals.signal() }
  }

  /// Returns when the last thread has ended.
  func ended() async {
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
      guard let job = taken() else { break }
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

  /// The next job; nil when the queue is ending and all jobs are taken.
  private func taken() -> Job? {
    state.withLock { state in
      guard state.next < state.jobs.count else { return nil }
      let job = state.jobs[state.next]
      state.next += 1
      // Taken ones are let go of in one go, so that taking stays cheap however many wait.
      if state.next == state.jobs.count || state.next > 100 {
        state.jobs.removeFirst(state.next)
        state.next = 0
      }
      return job
    }
  }
}
