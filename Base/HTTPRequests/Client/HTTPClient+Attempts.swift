// The attempts of one request, with their time limits and the waits between them.
import Foundation
import Limits
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

extension HTTPClient {
  /// How often a request may start anew because the process stood still.
  private static let mostRenewals = 3

  /// Repeats the request until it succeeds or must not be repeated.
  ///
  /// It is not repeated after a permanent failure, past the deadline, or when the host's retry
  /// budget is used up. The result is then the last failure. One that is beyond a guest's budget is
  /// not sent. A connection that is lost while the process stands still says nothing about the
  /// service, so the request then starts anew, with its whole deadline.
  func attempts(
    of request: URLRequest, host: String, _ options: RequestOptions
  ) async -> Result<HTTPResponse, HTTPError> {
    guard guestBudget?.takeRequest(at: time.now()) ?? true else {
      return .failure(.refused(status: 429, message: nil))
    }
    let mayRepeat = Self.mayRepeat(request, options.retry)
    var renewals = 0
    while true {
      let before = deadlineTime.standstills?()
      let result = await attemptsWithinDeadline(request, host: host, options, mayRepeat)
      guard mayRepeat, renewals < Self.mostRenewals, !Task.isCancelled,
        case .failure(let error) = result, error.isLostConnection,
        deadlineTime.standstills?() != before
      else { return result }
      renewals += 1
    }
  }

  private func attemptsWithinDeadline(
    _ request: URLRequest, host: String, _ options: RequestOptions, _ mayRepeat: Bool
  ) async -> Result<HTTPResponse, HTTPError> {
    let deadline = deadlineTime.now() + options.deadline
    var attempt = 1
    while true {
      let held = pace?.held(host, at: time.now())
      let (result, asked) =
        if let held { judge(held, options) } else {
          await self.attempt(request, host: host, options, deadline: deadline)
        }
      guard case .failure(let error) = result else {
        if attempt == 1, held == nil { budgets.succeeded(on: host) }
        return result
      }
      guard mayRepeat, !Task.isCancelled,
        let wait = options.retry.wait(
          after: error, attempt: attempt, asked: asked, random: random()),
        deadlineTime.now() + wait < deadline,
        held != nil || budgets.spend(on: host, after: error)
      else { return Task.isCancelled ? .failure(.cancelled) : result }
      guard await pause(wait) else { return .failure(.cancelled) }
      attempt += 1
    }
  }

  /// Waits before the next attempt. Returns false when the task is cancelled.
  ///
  /// The pause passes while the process stands still. A task also sleeps by the deadline's clock,
  /// which would count nothing otherwise.
  private func pause(_ wait: Duration) async -> Bool {
    guard deadlineTime.standstills != nil else { return await time.sleep(wait) }
    return await withTaskGroup { group in
      group.addTask { await time.sleep(wait) }
      group.addTask { await deadlineTime.sleep(wait) }
      let first = await group.next()
      group.cancelAll()
      return first ?? false
    }
  }

  /// Runs one exchange, which the deadline or the stall timeout may end early.
  private func attempt(
    _ request: URLRequest, host: String, _ options: RequestOptions, deadline: Duration
  ) async -> (Result<HTTPResponse, HTTPError>, asked: Duration?) {
    let start = deadlineTime.now()
    let lastByte = LastByte(start)
    let request = request.restricted(by: options)
    let ended = await withTaskGroup { group in
      group.addTask { () -> (Result<HTTPResponse, HTTPError>, asked: Duration?) in
        do throws(HTTPError) {
          let response = try await transport.exchange(request, maxBytes: options.maxBytes) { _ in
            lastByte.arrived(deadlineTime.now())
          }
          if let wait = response.retryAfter(now: wallClock()) {
            pace?.refused(response, by: host, wait: wait, at: time.now())
          }
          return judge(response, options)
        } catch {
          return (.failure(error), nil)
        }
      }
      group.addTask {
        (.failure(await timeout(lastByte, options, deadline: deadline)), nil)
      }
      let first = await group.next()
      group.cancelAll()
      // Two tasks were added, so `next` returns one.
      return first ?? (.failure(.cancelled), nil)
    }
    observe(HTTPAttempt(ended.0, duration: deadlineTime.now() - start))
    return ended
  }

  private func judge(
    _ response: HTTPResponse, _ options: RequestOptions
  ) -> (Result<HTTPResponse, HTTPError>, asked: Duration?) {
    if options.accepts.contains(response.status) { return (.success(response), nil) }
    return (.failure(response.refusal), response.retryAfter(now: wallClock()))
  }

  /// Waits for the deadline or for the stall timeout, whichever comes first.
  private func timeout(
    _ lastByte: LastByte, _ options: RequestOptions, deadline: Duration
  ) async -> HTTPError {
    while true {
      let stall = lastByte.time + options.stallTimeout
      let rest = min(deadline, stall) - deadlineTime.now()
      guard await deadlineTime.sleep(rest) else { return .cancelled }
      let now = deadlineTime.now()
      if now >= deadline { return .timedOut(after: options.deadline) }
      if now >= lastByte.time + options.stallTimeout {
        return .timedOut(after: options.stallTimeout)
      }
    }
  }

  private static func mayRepeat(_ request: URLRequest, _ policy: RetryPolicy) -> Bool {
    // A stream can be read only once.
    guard request.httpBodyStream == nil else { return false }
    let method = (request.httpMethod ?? "GET").uppercased()
    return policy.isIdempotent || ["GET", "HEAD", "PUT", "DELETE"].contains(method)
  }
}

/// When the last byte of an exchange arrived.
private final class LastByte: Sendable {
  private let state: Mutex<Duration>

  init(_ start: Duration) { state = Mutex(start) }

  var time: Duration { state.withLock { $0 } }

  func arrived(_ now: Duration) { state.withLock { $0 = now } }
}
