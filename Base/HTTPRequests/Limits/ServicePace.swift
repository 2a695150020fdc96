// The protection of services from rapid repeated requests: a rate per address, and `Retry-After`.
import Foundation
import Limits
import Synchronization

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Limits equal GETs to about one a second, and remembers which hosts have asked to wait.
///
/// Requests at a usual pace are never delayed and always get a new answer. When the burst of an
/// address is used up, callers share the last answer for a second; without one they wait. Failures
/// are not kept. A request that may change the service invalidates its kept answers (RFC 9111,
/// 4.4).
package final class ServicePace: Sendable {
  /// The number of requests for one address that are sent at once before the rate applies.
  package static let burst = 5
  /// The time between two requests for one address after that, and the lifetime of a shared answer.
  package static let interval = Duration.seconds(1)
  /// The longest time without requests to a host, so that a person can try again after a
  /// `Retry-After` of hours.
  static let longestHold = Duration.seconds(60)
  /// The most addresses, and the most hosts, that are remembered.
  static let maxEntries = 256
  /// The most bytes of shared answers.
  static let maxBytes = 32_000_000

  /// The decision about a request.
  enum Decision: Equatable {
    case send
    case wait(Duration)
    case share(HTTPResponse)
  }

  private struct Entry {
    var limit = RateLimit(burst: Double(ServicePace.burst), interval: ServicePace.interval)
    var answer: (response: HTTPResponse, version: AnswerVersion, cameAt: Duration)?
  }

  private struct Hold {
    let response: HTTPResponse
    /// The end of the pause without requests, and the time that the service asked for.
    let until: Duration
    let asked: Duration
  }

  private struct State {
    var entries: [RequestKey: Entry] = [:]
    var versions: [String: AnswerVersion] = [:]
    var holds: [String: Hold] = [:]
  }

  private let state = Mutex(State())

  /// The number of remembered addresses.
  var count: Int { state.withLock { $0.entries.count } }

  /// Decides about a request. One that may be sent is counted.
  func decision(of key: RequestKey, at now: Duration) -> Decision {
    state.withLock { state in
      var entry = state.entries[key.unchanged] ?? Entry()
      let wait = entry.limit.wait(at: now)
      if wait > .zero {
        guard let answer = entry.answer, answer.version == key.version,
          now - answer.cameAt < Self.interval
        else { return .wait(wait) }
        return .share(answer.response)
      }
      entry.limit.take(at: now)
      if state.entries.count >= Self.maxEntries {
        state.entries = state.entries.filter { $0.value.limit.fullAt ?? now > now }
      }
      // With this many addresses in use, a further one is not limited.
      if state.entries.count < Self.maxEntries { state.entries[key.unchanged] = entry }
      return .send
    }
  }

  /// Keeps an answer for a second, and removes older ones.
  func keep(_ response: HTTPResponse, of key: RequestKey, at now: Duration) {
    state.withLock { state in
      var bytes = response.body.count
      for (key, entry) in state.entries {
        guard let answer = entry.answer else { continue }
        if now - answer.cameAt < Self.interval {
          bytes += answer.response.body.count
        } else {
          state.entries[key]?.answer = nil
        }
      }
      if bytes > Self.maxBytes { return }
      state.entries[key.unchanged]?.answer = (response, key.version, now)
    }
  }

  /// The version of an answer to a request that is made now.
  func version(of host: String) -> AnswerVersion {
    state.withLock { $0.versions[host] ?? .savedCopy }
  }

  /// Makes earlier answers older than a request that may have changed the service. Only the
  /// services' own hosts get any.
  func changed(_ host: String) {
    state.withLock { $0.versions[host] = ($0.versions[host] ?? .savedCopy).next }
  }

  /// Remembers a 429 or 503 and the wait that it asks for.
  func refused(_ response: HTTPResponse, by host: String, wait: Duration, at now: Duration) {
    guard response.status == 429 || response.status == 503, wait > .zero else { return }
    state.withLock { state in
      state.holds = state.holds.filter { $0.value.until > now }
      if state.holds.count >= Self.maxEntries { return }
      var response = response
      // Only a short body can be a message for people.
      response.body = response.body.count > 10_000 ? Data() : response.body
      state.holds[host] = Hold(
        response: response, until: now + min(wait, Self.longestHold), asked: now + wait)
    }
  }

  /// The refusal of a host that has asked to wait, with the remaining time; nil without one.
  func held(_ host: String, at now: Duration) -> HTTPResponse? {
    state.withLock { state in
      guard let hold = state.holds[host], hold.until > now else { return nil }
      let left = (hold.asked - now) / .seconds(1)
      var response = hold.response
      response.headers["Retry-After"] = "\(Int(left.rounded(.up)))"
      return response
    }
  }
}

extension HTTPClient {
  /// Sends a GET if its address may be requested, or shares the last answer.
  func paced(
    _ request: URLRequest, _ key: RequestKey, host: String, _ options: RequestOptions
  ) async -> Result<HTTPResponse, HTTPError> {
    guard let pace else { return await attempts(of: request, host: host, options) }
    waiting: while true {
      switch pace.decision(of: key, at: time.now()) {
      case .send: break waiting
      case .share(let response): return .success(response)
      case .wait(let wait):
        guard await time.sleep(wait) else { return .failure(.cancelled) }
      }
    }
    let result = await attempts(of: request, host: host, options)
    if case .success(let response) = result, 200...299 ~= response.status {
      pace.keep(response, of: key, at: time.now())
    }
    return result
  }
}

extension RequestKey {
  /// The key without its version.
  fileprivate var unchanged: RequestKey {
    var key = self
    key.version = .savedCopy
    return key
  }
}

extension URLRequest {
  /// Whether the request may change data at the service.
  var changesService: Bool { !["GET", "HEAD"].contains((httpMethod ?? "GET").uppercased()) }
}
