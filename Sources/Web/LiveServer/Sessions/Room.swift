// Whether a socket finds room, for threads that may not look at the sessions.
import Synchronization

/// Who gets in while every session that may be open has a connected browser.
final class Room: Sendable {
  /// The browsers that have a session here while there is room for nobody else; else nil.
  private let browsers = Mutex<Set<String>?>(nil)

  /// Whether a socket of `browser` finds a session of its own, or room for one.
  func isFound(by browser: String) -> Bool {
    browsers.withLock { $0?.contains(browser) ?? true }
  }

  /// Lets only these browsers in, or everybody when it is nil.
  func admit(only few: Set<String>?) { browsers.withLock { $0 = few } }
}
