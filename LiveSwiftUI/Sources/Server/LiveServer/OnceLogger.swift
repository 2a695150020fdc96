// The messages about apps that were logged, so that none is repeated at each rendering.
package import SwiftUI
import Synchronization

/// Logs each message once, and of one kind only some within an hour: a message may contain typed
/// text, and then each key press would make another.
package final class OnceLogger: Sendable {
  /// The most different messages of one kind within an hour.
  static let limit = 8

  private struct Kind {
    var texts: Set<String> = []
    let since: ContinuousClock.Instant
  }

  /// The messages logged, by their kinds, of which there are as many as sentences in the source.
  private let kinds = Mutex<[String: Kind]>([:])

  /// Starts without any message logged.
  package init() {}

  /// Logs a message with `log`, unless it was logged before or the limit of its kind is reached.
  package func callAsFunction(
    _ warning: AppWarning, at now: ContinuousClock.Instant = .now, to log: (String) -> Void
  ) {
    // Longer messages are cut when logged, so the rest need not be remembered.
    let text = String(warning.text.unicodeScalars.prefix(1_000))
    let lines: [String] = kinds.withLock { kinds in
      var kind = kinds[warning.kind] ?? Kind(since: now)
      defer { kinds[warning.kind] = kind }
      if kind.texts.count >= Self.limit, kind.since.duration(to: now) >= .seconds(3_600) {
        kind = Kind(since: now)
      }
      guard kind.texts.count < Self.limit, kind.texts.insert(text).inserted else { return [] }
      let last = "These were \(Self.limit) such messages; no more are told for an hour."
      return kind.texts.count < Self.limit ? [text] : [text, last]
    }
    for each in lines { log(each) }
  }
}
