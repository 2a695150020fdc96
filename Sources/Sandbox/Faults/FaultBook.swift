// The faults that are planned, and which of them a request meets.
import Foundation

/// Holds the planned faults; the first one that fits a request is met.
actor FaultBook {
  /// What faults compare of a request. `paths` are the names of one place.
  struct Target: Sendable {
    var service: String
    var method: String
    var paths: [String]
    /// The query as it was sent, without its `?`.
    var query = ""
  }

  private struct Planned {
    var fault: Fault
    var random: SeededRandom
    /// When the requests of the last minute came, for a rate limit.
    var recent: [Date] = []
  }

  private let now: @Sendable () -> Date
  private var planned: [Planned] = []
  private var nextID = 1

  /// A book with nothing planned. Only rate limits ask the clock.
  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Plans a fault behind those already planned; returns it with its id.
  func add(_ fault: Fault) -> Fault {
    var fault = fault
    fault.id = nextID
    nextID += 1
    planned.append(Planned(fault: fault, random: SeededRandom(seed: fault.seed ?? 1)))
    return fault
  }

  /// The planned faults with the times they have left.
  func list() -> [Fault] { planned.map(\.fault) }

  /// Forgets all faults.
  func clear() { planned = [] }

  /// The fault that a request meets, counted down; nil when it gets its true answer.
  func take(for target: Target) -> Fault? {
    for index in planned.indices where planned[index].fault.fits(target) {
      if let chance = planned[index].fault.probability,
        planned[index].random.nextUnit() >= chance
      {
        continue
      }
      if planned[index].fault.common == .rateLimit, !isOverLimit(at: index) { continue }
      if let left = planned[index].fault.times {
        planned[index].fault.times = left - 1
        defer { if left <= 1 { planned.remove(at: index) } }
        return planned[index].fault
      }
      return planned[index].fault
    }
    return nil
  }

  /// What the first rate limit that fits leaves in this minute; nil without one.
  func allowance(for target: Target) -> (limit: Int, remaining: Int)? {
    guard let met = planned.first(where: { $0.fault.common == .rateLimit && $0.fault.fits(target) })
    else { return nil }
    let limit = met.fault.perMinute ?? 30
    return (limit, max(0, limit - met.recent.count))
  }

  /// Counts a request against a limit; beyond the limit, sets the fault's 429.
  private func isOverLimit(at index: Int) -> Bool {
    let now = now()
    planned[index].recent.removeAll { now.timeIntervalSince($0) >= 60 }
    let recent = planned[index].recent
    guard recent.count >= planned[index].fault.perMinute ?? 30 else {
      planned[index].recent.append(now)
      return false
    }
    let wait = Int((60 - now.timeIntervalSince(recent.first ?? now)).rounded(.up))
    planned[index].fault.status = planned[index].fault.status ?? 429
    planned[index].fault.headers = [
      "Retry-After": "\(max(1, wait))", "X-RateLimit-Remaining": "0",
      "X-RateLimit-Limit": "\(planned[index].fault.perMinute ?? 30)",
    ]
    return true
  }
}

extension Fault {
  /// Whether service, method and path are those it was planned for.
  func fits(_ target: FaultBook.Target) -> Bool {
    if let service, service != target.service { return false }
    if let method, method.uppercased() != target.method { return false }
    guard let path else { return true }
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return target.paths.contains { $0.hasPrefix(path) } }
    // A path with a query is one place: `page=3` is not page 30, and the items' order is free.
    let items = Set(target.query.split(separator: "&"))
    return target.paths.contains(String(parts[0]))
      && parts[1].split(separator: "&").allSatisfy { items.contains($0) }
  }
}
