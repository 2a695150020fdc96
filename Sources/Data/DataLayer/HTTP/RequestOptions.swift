// How patiently a request is made: time, size, retries, sharing.

/// What one request may cost.
public struct RequestOptions: Sendable, Hashable {
  /// Longest time for everything, all attempts and waits together.
  public var deadline: Duration
  /// Longest time within an attempt without a single byte arriving.
  public var stallTimeout: Duration
  /// Longest body in bytes.
  public var maxBytes: Int
  /// When and how often to try again.
  public var retry: RetryPolicy
  /// Whether equal GETs in flight are made once; equal means same address, headers and options.
  public var coalesces: Bool
  /// Statuses that are answers; any other is thrown as `refused`.
  public var accepts: ClosedRange<Int>

  /// Options with the defaults that suit a JSON list.
  public init(
    deadline: Duration = .seconds(15), stallTimeout: Duration = .seconds(10),
    maxBytes: Int = 8_000_000, retry: RetryPolicy = RetryPolicy(), coalesces: Bool = true,
    accepts: ClosedRange<Int> = 200...299
  ) {
    self.deadline = deadline
    self.stallTimeout = stallTimeout
    self.maxBytes = maxBytes
    self.retry = retry
    self.coalesces = coalesces
    self.accepts = accepts
  }
}

/// When and how often a failed request is tried again.
public struct RetryPolicy: Sendable, Hashable {
  /// Attempts in all, the first included.
  public var attempts: Int
  /// The longest first wait; it doubles with each attempt, and the wait is drawn evenly from zero up to it.
  public var base: Duration
  /// The same for a service that says it has too much to do (429, 503).
  public var throttledBase: Duration
  /// No drawn wait is longer than this.
  public var cap: Duration
  /// Says that the request may safely arrive twice although its method (POST, PATCH) does not promise so.
  public var isIdempotent: Bool
  /// Whether an attempt that nothing was heard of in time is worth another.
  public var afterSilence: Bool

  /// A policy with the defaults of the large clouds' clients: three attempts, full jitter.
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

  /// One attempt only.
  public static let never = RetryPolicy(attempts: 1)
}

extension RetryPolicy {
  /// The wait before the next attempt, or nil when this failure is not worth one.
  func wait(after error: HTTPError, attempt: Int, asked: Duration?, random: Double) -> Duration? {
    guard attempt < attempts, Self.isTransient(error) else { return nil }
    if case .timedOut = error, !afterSilence { return nil }
    let first = Self.isThrottling(error) ? throttledBase : base
    let doubled = first * Int(1 << min(attempt - 1, 20))
    // What the service asked for is the least; the drawn wait keeps `Retry-After: 0` from being a hammer.
    return max(asked ?? .zero, min(cap, doubled) * random)
  }

  /// Whether the same request may well succeed a moment later.
  static func isTransient(_ error: HTTPError) -> Bool {
    switch error {
    case .unreachable, .timedOut: true
    case .refused(let status, _): status == 408 || status == 425 || status == 429 || status >= 500
    case .unreadable, .tooLarge, .cancelled, .badAddress: false
    }
  }

  private static func isThrottling(_ error: HTTPError) -> Bool {
    switch error {
    case .refused(429, _), .refused(503, _): true
    default: false
    }
  }
}
