// The last thousand requests and the counts of all, for tests.

/// Counts requests and keeps the last thousand.
actor RequestLog {
  /// A request in the log. Times are in milliseconds since the log was started or cleared.
  struct Entry: Codable, Equatable {
    var number: Int
    var method: String
    var path: String
    var status: Int?
    var fault: String?
    var startedMs: Int
    var endedMs: Int?
    /// How many requests were under way when this one started, including itself.
    var inFlight: Int
  }

  /// The whole log as sent.
  struct Report: Codable, Equatable {
    var total = 0
    var inFlight = 0
    var maxInFlight = 0
    /// The counts by method and path, such as `GET /foods/api/v1/sandbox/food`.
    var counts: [String: Int] = [:]
    var requests: [Entry] = []
  }

  private static let kept = 1_000
  private let clock = ContinuousClock()
  private var began = ContinuousClock().now
  private var report = Report()
  /// Numbering continues after clearing, so that an earlier request is not mistaken for a later
  /// one.
  private var nextNumber = 1

  /// Records the start of a request. Returns the number to pass to `end`.
  func begin(method: String, path: String) -> Int {
    let number = nextNumber
    nextNumber += 1
    report.total += 1
    report.inFlight += 1
    report.maxInFlight = max(report.maxInFlight, report.inFlight)
    let key = "\(method) \(path)"
    // A client could request any number of paths; beyond this many they share one count.
    let known = report.counts[key] != nil || report.counts.count < 2 * Self.kept
    report.counts[known ? key : "other", default: 0] += 1
    if report.requests.count == Self.kept { report.requests.removeFirst() }
    report.requests.append(
      Entry(
        number: number, method: method, path: path, startedMs: elapsed, inFlight: report.inFlight))
    return number
  }

  /// Records that the whole answer was sent, or that the connection was closed (status nil).
  func end(_ number: Int, status: Int?, fault: String?) {
    guard let at = report.requests.lastIndex(where: { $0.number == number }) else { return }
    report.inFlight -= 1
    report.requests[at].status = status
    report.requests[at].fault = fault
    report.requests[at].endedMs = elapsed
  }

  /// The current log.
  func read() -> Report { report }

  /// Clears the log; requests under way are forgotten.
  func clear() {
    report = Report()
    began = clock.now
  }

  private var elapsed: Int {
    let parts = (clock.now - began).components
    return Int(parts.seconds) * 1_000 + Int(parts.attoseconds / 1_000_000_000_000_000)
  }
}
