// The faults that are planned, and which of them a request meets.
import Foundation

/// Holds the planned faults; the first one that fits a request is met.
actor FaultBook {
  /// A request as faults are matched with it. `paths` are the ways to name one place.
  struct Asked: Sendable {
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

  /// A book with nothing planned. The clock is asked by rate limits only.
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

  /// The fault this request meets, counted down; nil when it gets its true answer.
  func take(for asked: Asked) -> Fault? {
    for index in planned.indices where planned[index].fault.fits(asked) {
      if let chance = planned[index].fault.probability,
        planned[index].random.nextUnit() >= chance
      {
        continue
      }
      if planned[index].fault.kind == .rateLimit, !isOverLimit(at: index) { continue }
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
  func allowance(for asked: Asked) -> (limit: Int, remaining: Int)? {
    guard let met = planned.first(where: { $0.fault.kind == .rateLimit && $0.fault.fits(asked) })
    else { return nil }
    let limit = met.fault.perMinute ?? 30
    return (limit, max(0, limit - met.recent.count))
  }

  /// Counts a request against a limit; beyond it, the fault becomes the 429 to be sent.
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
  func fits(_ asked: FaultBook.Asked) -> Bool {
    if let service, service != asked.service { return false }
    if let method, method.uppercased() != asked.method { return false }
    guard let path else { return true }
    let parts = path.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2 else { return asked.paths.contains { $0.hasPrefix(path) } }
    // With a query it is one place: `page=3` is not page 30, and the order of items says nothing.
    let items = Set(asked.query.split(separator: "&"))
    return asked.paths.contains(String(parts[0]))
      && parts[1].split(separator: "&").allSatisfy { items.contains($0) }
  }
}

/// Random numbers that repeat for an equal seed (SplitMix64, Steele, Lea and Flood 2014).
struct SeededRandom: RandomNumberGenerator, Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to, not including, 1.
  mutating func nextUnit() -> Double { Double(next() >> 11) / Double(1 << 53) }
}
