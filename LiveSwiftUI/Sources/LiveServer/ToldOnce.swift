// Which sentences about apps were told, so that none is told at each rendering.
import Synchronization

/// Passes each sentence on once, and a bounded number of them: a name in one may be what somebody
/// types, and then each key would make another.
package final class ToldOnce: Sendable {
  /// How many different sentences are passed on.
  static let limit = 256

  private let told = Mutex<Set<String>>([])

  /// Nothing is told yet.
  package init() {}

  /// Tells a sentence with `log`, unless it was told before or too many were.
  package func callAsFunction(_ sentence: String, to log: (String) -> Void) {
    // Longer ones are told cut all the same, and need not be remembered whole.
    let key = String(sentence.unicodeScalars.prefix(1_000))
    let words: [String] = told.withLock { told in
      guard told.count < Self.limit, told.insert(key).inserted else { return [] }
      return told.count < Self.limit
        ? [sentence] : [sentence, "These were \(Self.limit) such messages; no more are told."]
    }
    for each in words { log(each) }
  }
}
