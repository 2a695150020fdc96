// The planned faults, and which of them affects a request.
import Foundation
import Limits

/// Keeps the planned faults. The first one that matches a request affects it.
actor FaultBook {
  /// The properties of a request that faults match. `paths` are alternative names of one path.
  struct Target: Sendable {
    var service: String
    var method: String
    var paths: [String]
    /// The query as sent, without its `?`.
    var query = ""
  }

  private struct Planned {
    var fault: Fault
    var random: SeededRandom
    /// When the requests of the last minute arrived, for a rate limit.
    var recent: [Date] = []
  }

  private let now: @Sendable () -> Date
  private var planned: [Planned] = []
  private var nextID = 1

  /// A book without faults. Only rate limits read the clock.
  init(now: @escaping @Sendable () -> Date = { Date() }) {
    self.now = now
  }

  /// Adds a fault after those already planned. Returns it with its id.
  func add(_ fault: Fault) -> Fault {
    var fault = fault
    fault.id = nextID
    nextID += 1
    planned.append(Planned(fault: fault, random: SeededRandom(seed: fault.seed ?? 1)))
    return fault
  }

  /// The planned faults with their remaining counts.
  func list() -> [Fault] { planned.map(\.fault) }

  /// Removes all faults.
  func clear() { planned = [] }

  /// The fault that affects a request, counted down; nil when there is none.
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

  /// The limit and the rest of this minute for the first matching rate limit; nil without one.
  func allowance(for target: Target) -> (limit: Int, remaining: Int)? {
    guard let met = planned.first(where: { $0.fault.common == .rateLimit && $0.fault.fits(target) })
    else { return nil }
    let limit = met.fault.perMinute ?? 30
    return (limit, max(0, limit - met.recent.count))
  }

  /// Counts a request against a limit. Beyond the limit, sets the fault's 429.
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
  /// Whether service, method and path match.
  func fits(_ target: FaultBook.Target) -> Bool {
    if let service, service != target.service { return false }
    if let method, method.uppercased() != target.method { return false }
    guard let path else { return true }
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return target.paths.contains { $0.hasPrefix(path) } }
    // A query is compared by items: `page=3` does not match page 30, and the order is free.
    let items = Set(target.query.split(separator: "&"))
    return target.paths.contains(String(parts[0]))
      && parts[1].split(separator: "&").allSatisfy { items.contains($0) }
  }
}
