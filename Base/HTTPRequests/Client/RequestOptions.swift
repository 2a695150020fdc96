// The limits of a request: time, size, retries, coalescing and networks.
import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The limits of one request.
public struct RequestOptions: Sendable, Hashable {
  /// The time limit for all attempts and the waits between them.
  public var deadline: Duration
  /// The longest time within an attempt without any byte.
  public var stallTimeout: Duration
  /// The largest body, in bytes.
  public var maxBytes: Int
  /// The retry policy of the request.
  public var retry: RetryPolicy
  /// Whether GETs with the same address, headers and options share one request in flight, at most
  /// about one a second.
  public var coalesces: Bool
  /// The statuses that are returned; any other is thrown as `refused`.
  public var accepts: ClosedRange<Int>
  /// Whether nobody waits for the answer yet. On Apple's systems such a request is not sent over
  /// mobile data, a personal hotspot or in Low Data Mode, and is unreachable there.
  public var isAhead: Bool

  /// Options. The defaults suit a list in JSON.
  public init(
    deadline: Duration = .seconds(15), stallTimeout: Duration = .seconds(10),
    maxBytes: Int = 8_000_000, retry: RetryPolicy = RetryPolicy(), coalesces: Bool = true,
    accepts: ClosedRange<Int> = 200...299, isAhead: Bool = false
  ) {
    self.deadline = deadline
    self.stallTimeout = stallTimeout
    self.maxBytes = maxBytes
    self.retry = retry
    self.coalesces = coalesces
    self.accepts = accepts
    self.isAhead = isAhead
  }
}

extension URLRequest {
  /// The request, without the networks that the person pays for by volume if it `isAhead`.
  func restricted(by options: RequestOptions) -> URLRequest {
    guard options.isAhead else { return self }
    var request = self
    request.networkServiceType = .background
    #if !canImport(CCURL)
      request.allowsExpensiveNetworkAccess = false
      request.allowsConstrainedNetworkAccess = false
    #endif
    return request
  }
}

/// When and how often a failed request is repeated.
public struct RetryPolicy: Sendable, Hashable {
  /// The number of attempts, including the first.
  public var attempts: Int
  /// The longest wait before the second attempt. It doubles with each further attempt.
  ///
  /// The wait is random, evenly distributed between zero and this value (full jitter).
  public var base: Duration
  /// The same after a 429 or 503, the answers of an overloaded service.
  public var throttledBase: Duration
  /// The upper limit of a random wait.
  public var cap: Duration
  /// Whether a request may safely arrive twice even if its method is POST or PATCH.
  public var isIdempotent: Bool
  /// Whether a request that timed out is repeated.
  public var afterSilence: Bool

  /// A policy. The defaults are those of the AWS clients: three attempts, full jitter.
  public init(
    attempts: Int = 3, base: Duration = .milliseconds(100),
    throttledBase: Duration = .seconds(1), cap: Duration = .seconds(20), isIdempotent: Bool = false,
    afterSilence: Bool = true
  ) {
    self.attempts = attempts
    self.base = base
    self.throttledBase = throttledBase
    self.cap = cap
    self.isIdempotent = isIdempotent
    self.afterSilence = afterSilence
  }

  /// A policy of a single attempt.
  public static let never = RetryPolicy(attempts: 1)
}

extension RetryPolicy {
  /// The wait before the next attempt; nil for no further attempt.
  func wait(after error: HTTPError, attempt: Int, asked: Duration?, random: Double) -> Duration? {
    guard attempt < attempts, error.isTransient else { return nil }
    if case .timedOut = error, !afterSilence { return nil }
    let first = Self.isThrottling(error) ? throttledBase : base
    let doubled = first * Int(1 << min(attempt - 1, 20))
    // The wait that the service asked for is the minimum. The random wait also applies to
    // `Retry-After: 0`, so that clients do not all return at once.
    return max(asked ?? .zero, min(cap, doubled) * random)
  }

  private static func isThrottling(_ error: HTTPError) -> Bool {
    switch error {
    case .refused(429, _), .refused(503, _): true
    default: false
    }
  }
}
