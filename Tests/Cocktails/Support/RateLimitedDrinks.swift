// A cocktail service that counts how often and how many at a time it is asked.
import AppTesting
import DataLayer
import Synchronization

@testable import Cocktails

/// Answers every lookup a second later by its own clock.
final class RateLimitedDrinks: Sendable {
  private struct Count {
    var lookups: [Drink.ID] = []
    var inside = 0
    var mostInside = 0
  }

  let clock = TestClock()
  private let count = Mutex(Count())

  /// Every drink looked up so far, in order.
  var lookups: [Drink.ID] { count.withLock { $0.lookups } }
  /// How many lookups there were at the same time at most.
  var mostAtOnce: Int { count.withLock { $0.mostInside } }

  /// The service with this many drinks.
  func service(_ size: Int, keepingDetailsIn store: any RecordStore) -> DrinkService {
    DrinkService(
      list: { () async throws(HTTPError) in DrinkList(Drink.row(of: size)) },
      lookUp: { [self] id, _ async throws(HTTPError) in
        count.withLock { count in
          count.lookups.append(id)
          count.inside += 1
          count.mostInside = max(count.mostInside, count.inside)
        }
        defer { count.withLock { $0.inside -= 1 } }
        do { try await clock.sleep(for: .seconds(1)) } catch { throw .cancelled }
        return .of(id, "Gin", "Lime")
      }
    ).keepingDetails(in: store)
  }
}
