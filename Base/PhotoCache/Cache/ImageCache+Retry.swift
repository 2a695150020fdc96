// What an app of one person asks of the cache: to try again, and to let go.
import Limits

extension ImageCache {
  /// An element whenever a person asks for what is new, from now on.
  public nonisolated func refreshes() -> AsyncStream<Void> { refreshed.values() }

  /// Forgets which pictures and hosts have failed, so that all may be requested at once.
  ///
  /// For an app of one person whose network has returned. On a server the pauses protect hosts from
  /// everybody's visitors.
  public func forgetFailures() {
    backoff = FailureBackoff()
    renewalBackoff = FailureBackoff()
    silentHosts = SilentHosts()
  }

  /// Removes all pictures from memory, because the system is short of it. Those on disk stay.
  public func emptyMemory() { _ = memory.trim(to: 0) }
}
