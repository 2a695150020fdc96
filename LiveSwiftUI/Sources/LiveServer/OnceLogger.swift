// The messages about apps that were logged, so that none is repeated at each rendering.
import Synchronization

/// Logs each message once, and a limited number of messages: one may contain typed text, and then
/// each key press would make another.
package final class OnceLogger: Sendable {
  /// The most different messages that are logged.
  static let limit = 256

  private let logged = Mutex<Set<String>>([])

  /// Starts without any message logged.
  package init() {}

  /// Logs a message with `log`, unless it was logged before or the limit is reached.
  package func callAsFunction(_ sentence: String, to log: (String) -> Void) {
    // Longer messages are cut when logged, so the rest need not be remembered.
    let key = String(sentence.unicodeScalars.prefix(1_000))
    let words: [String] = logged.withLock { told in
      guard told.count < Self.limit, told.insert(key).inserted else { return [] }
      return told.count < Self.limit
        ? [sentence] : [sentence, "These were \(Self.limit) such messages; no more are told."]
    }
    for each in words { log(each) }
  }
}
