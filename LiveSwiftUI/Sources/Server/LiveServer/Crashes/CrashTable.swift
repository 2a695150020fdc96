// The verdict of the recorded crashes on a page and on an address.
import WebServer

/// The crashes of one program that still count.
struct CrashTable: Equatable, Sendable {
  /// How long a crash counts against its page, in seconds.
  static let pageTime: Int64 = 24 * 3600
  /// How long a crash counts against an address, in seconds. It is shorter because it affects every
  /// visitor, and because the cause may be a service's list, which changes.
  static let addressTime: Int64 = 3600

  /// The crashes, oldest first.
  let records: [CrashRecord]

  /// The records of `program`. After an update no page is restricted.
  init(_ records: [CrashRecord], of program: UInt64) {
    self.records = records.filter { $0.program == program }
  }

  /// How often a page has crashed a process, counted as `PageVerdict` does.
  func level(of page: UInt64, now: Int64) -> Int {
    guard page != 0 else { return 0 }
    return since(now - Self.pageTime, now).reduce(0) { level, mark in
      guard mark.page == page || mark.former == page else { return level }
      return max(level, mark.level) + mark.pageWeight
    }
  }

  /// Whether pages made for an address crash the process.
  func isCondemned(address: UInt64, now: Int64) -> Bool {
    guard address != 0 else { return false }
    return since(now - Self.addressTime, now).reduce(0) {
      $1.address == address ? $0 + $1.addressWeight : $0
    } >= 2
  }

  /// The marks since a time. A record from the future predates a correction of the clock.
  private func since(_ time: Int64, _ now: Int64) -> [CrashMark] {
    records.compactMap { $0.time > time && $0.time <= now ? $0.mark : nil }
  }
}
