// The messages that were logged lately, so that a lasting fault does not fill the log.
import Foundation
import Synchronization

/// Counts messages that come again within ten minutes.
final class LogRepeats: Sendable {
  private static let time: TimeInterval = 600
  /// The most different messages that are remembered.
  private static let limit = 256

  private let logged = Mutex<[String: (at: Date, count: Int)]>([:])

  /// How often `message` was held back since it was logged last; nil if it is held back now.
  func note(_ message: String, at now: Date) -> Int? {
    logged.withLock { logged in
      if let last = logged[message], abs(now.timeIntervalSince(last.at)) < Self.time {
        logged[message] = (last.at, last.count + 1)
        return nil
      }
      let count = logged[message]?.count ?? 0
      if logged.count >= Self.limit { logged = [:] }
      logged[message] = (now, 0)
      return count
    }
  }
}

extension Log {
  /// The log of a server. systemd's journal, which `JOURNAL_STREAM` announces, notes the time of
  /// each line itself.
  static func ofServer(_ options: Options) -> Log {
    Log(options, isDated: ProcessInfo.processInfo.environment["JOURNAL_STREAM"] == nil)
  }
}
