// What the last crashes say about a page and about an address.
import WebServer

/// The crashes of one program that still count.
struct CrashTable: Equatable, Sendable {
  /// For how long a crash counts against its page, in seconds.
  static let pageTime: Int64 = 24 * 3600
  /// For how long it counts against an address, which is everybody's. The reason may be a list of
  /// a service, which changes.
  static let addressTime: Int64 = 3600

  /// The crashes, the oldest first.
  let records: [CrashRecord]

  /// Those of `records` that `program` made. After an update every page is whole again.
  init(_ records: [CrashRecord], of program: UInt64) {
    self.records = records.filter { $0.program == program }
  }

  /// How often a page has ended a process, counted as `PageVerdict` does.
  func level(of page: UInt64, now: Int64) -> Int {
    guard page != 0 else { return 0 }
    return since(now - Self.pageTime, now).reduce(0) { level, mark in
      guard mark.page == page || mark.former == page else { return level }
      return max(level, mark.level) + mark.pageWeight
    }
  }

  /// Whether pages that are made for an address end the process.
  func isCondemned(address: UInt64, now: Int64) -> Bool {
    guard address != 0 else { return false }
    return since(now - Self.addressTime, now).reduce(0) {
      $1.address == address ? $0 + $1.addressWeight : $0
    } >= 2
  }

  /// The marks since a time. A crash from the future is one of before the clock was set right.
  private func since(_ time: Int64, _ now: Int64) -> [CrashMark] {
    records.compactMap { $0.time > time && $0.time <= now ? $0.mark : nil }
  }
}
