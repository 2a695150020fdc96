// The requests to services that guests may cause, apart from those of people with the code.
import Limits
import Synchronization

/// Limits what the pages of guests request from services: for each browser, for each address and
/// for all guests together. All other work is not limited.
package final class GuestBudget: Sendable {
  /// The most browsers, and the most addresses, that are remembered.
  private static let rememberedLimit = 1_024

  private struct State {
    var browsers: KeyedRateLimits<String>
    var addresses: KeyedRateLimits<String>
    var all: RateLimit
  }

  private let state: Mutex<State>

  /// A budget of `burst` requests at once for a browser, then of so many a second. An address has
  /// four times as much, because many people may share it, all guests together ten times.
  /// `workers` processes share that.
  package init(burst: Double, perSecond: Double, workers: Int = 1) {
    let share = 10 / Double(max(1, workers))
    state = Mutex(
      State(
        browsers: KeyedRateLimits(
          RateLimit(burst: burst, perSecond: perSecond), remembering: Self.rememberedLimit),
        addresses: KeyedRateLimits(
          RateLimit(burst: burst * 4, perSecond: perSecond * 4),
          remembering: Self.rememberedLimit),
        all: RateLimit(burst: burst * share, perSecond: perSecond * share)))
  }

  /// Counts a request of the guest for whom the task works. False when it may not be sent; true for
  /// work of nobody or of a person with the code.
  package func takeRequest(at now: Duration) -> Bool {
    guard let guest = ActingGuest.current else { return true }
    return state.withLock { state in
      guard state.browsers.allows(guest.browser, at: now),
        state.addresses.allows(guest.address, at: now), state.all.takeIfAllowed(at: now)
      else { return false }
      state.browsers.take(guest.browser, at: now)
      state.addresses.take(guest.address, at: now)
      return true
    }
  }
}

extension HTTPClient {
  /// This client with a limit on what guests request. Beyond it a request fails as one that a
  /// service has refused with 429, and is not sent again.
  package func limitingGuests(to budget: GuestBudget) -> HTTPClient {
    var client = self
    client.guestBudget = budget
    return client
  }
}
