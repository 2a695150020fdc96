// A transport that answers from a script and records its requests.
import AppTesting
import Foundation
import Synchronization

@testable import DataLayer

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Takes one step of its script for each exchange; the last step repeats.
final class ScriptedTransport: HTTPTransport {
  enum Step: Sendable {
    case answer(Int, HTTPHeaders = [:], String = "")
    case fail(HTTPError)
    /// Does not answer until it is cancelled.
    case hang
    /// Answers when the latch opens.
    case after(Latch, String = "")
    /// Sends a byte each second of the clock, this many times, and then answers.
    case drip(TestClock, Int)
  }

  private struct State {
    var script: [Step]
    var requests: [URLRequest] = []
    var cancellations = 0
  }

  private let state: Mutex<State>

  init(_ script: Step...) {
    state = Mutex(State(script: script))
  }

  var requests: [URLRequest] { state.withLock { $0.requests } }
  var cancellations: Int { state.withLock { $0.cancellations } }

  func exchange(
    _ request: URLRequest, maxBytes: Int, progress: @escaping @Sendable (Int) -> Void
  ) async throws(HTTPError) -> HTTPResponse {
    let step = state.withLock { state in
      state.requests.append(request)
      return state.script.count > 1 ? state.script.removeFirst() : state.script[0]
    }
    switch step {
    case .answer(let status, let headers, let body):
      return HTTPResponse(status: status, headers: headers, body: Data(body.utf8), url: request.url)
    case .fail(let error):
      throw error
    case .hang:
      await Latch().wait()
      throw cancelled()
    case .after(let latch, let body):
      guard await latch.wait() else { throw cancelled() }
      return HTTPResponse(status: 200, body: Data(body.utf8), url: request.url)
    case .drip(let clock, let count):
      for _ in 0..<count {
        do { try await clock.sleep(for: .seconds(1)) } catch { throw cancelled() }
        progress(1)
      }
      return HTTPResponse(status: 200, url: request.url)
    }
  }

  private func cancelled() -> HTTPError {
    state.withLock { $0.cancellations += 1 }
    return .cancelled
  }
}

/// Suspends all callers until it is opened.
final class Latch: Sendable {
  private struct State {
    var isOpen = false
    var nextID = 0
    var waiting: [Int: CheckedContinuation<Bool, Never>] = [:]
  }

  private let state = Mutex(State())

  /// Returns `true` once open, `false` when the caller was cancelled first.
  @discardableResult
  func wait() async -> Bool {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    return await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let verdict = state.withLock { state -> Bool? in
          if Task.isCancelled { return false }
          if state.isOpen { return true }
          state.waiting[id] = continuation
          return nil
        }
        if let verdict { continuation.resume(returning: verdict) }
      }
    } onCancel: {
      state.withLock { $0.waiting.removeValue(forKey: id) }?.resume(returning: false)
    }
  }

  func open() {
    let waiting = state.withLock { state in
      state.isOpen = true
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in waiting { continuation.resume(returning: true) }
  }
}

/// Yields until the condition holds, or until the time limit of the test cancels its task.
func waitUntil(_ condition: @Sendable () async -> Bool) async {
  while !(await condition()), !Task.isCancelled { await Task.yield() }
}

/// The result of some work, for comparing it.
func outcome<Value: Sendable, Failure: Error>(
  _ work: () async throws(Failure) -> Value
) async -> Result<Value, Failure> {
  do throws(Failure) { return .success(try await work()) } catch { return .failure(error) }
}

/// A GET of a path at a scripted host.
func get(_ path: String = "/food", host: String = "foods.test") -> URLRequest {
  URLRequest(url: URL(string: "https://\(host)\(path)")!)
}
