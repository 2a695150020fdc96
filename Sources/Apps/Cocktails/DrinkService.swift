// The cocktail service as a value: live, or played for previews.
import DataLayer
import Foundation
import SharedUI

/// What the app requests of a cocktail service.
public struct DrinkService: Sendable {
  /// Fetches every drink in the service's order; throws why there is no usable list.
  public var list: @Sendable () async throws(HTTPError) -> DrinkList
  /// Fetches the detail of one drink; throws `refused` with 404 when the service does not know it.
  public var lookUp: @Sendable (_ id: Drink.ID) async throws(HTTPError) -> DrinkDetail

  /// A service made of two answers.
  public init(
    list: @escaping @Sendable () async throws(HTTPError) -> DrinkList,
    lookUp: @escaping @Sendable (Drink.ID) async throws(HTTPError) -> DrinkDetail
  ) {
    self.list = list
    self.lookUp = lookUp
  }
}

extension DrinkService {
  /// The real service, whose addresses begin with `base`, such as `https://host/api/json/v1/KEY`.
  ///
  /// Details are kept in `store`. All who share a store should share one service, and so its
  /// lookups.
  public static func live(
    base: URL, client: HTTPClient, keepingDetailsIn store: any RecordStore
  ) -> DrinkService {
    let service = DrinkService(
      list: { () async throws(HTTPError) in
        let (records, skipped) = try await records("filter.php", "g", "Cocktail_glass")
        return DrinkList(drinks: records.map(\.drink), skipped: skipped)
      },
      lookUp: { id async throws(HTTPError) in
        let records = try await records("lookup.php", "i", id).records
        guard let found = records.first(where: { $0.drink.id == id }) else {
          throw .refused(status: 404, message: nil)
        }
        return found.detail
      })
    // By host, as another service may give the same number to another drink. Without the port, as
    // a sandbox may change it.
    return service.lookingUpOnce(in: store, collection: "drinks-\(base.host() ?? "")")

    @Sendable func records(
      _ path: String, _ name: String, _ value: String
    ) async throws(HTTPError) -> (records: [DrinkRecord], skipped: Int) {
      let address = base.appending(path: path)
        .appending(queryItems: [URLQueryItem(name: name, value: value)])
      switch try await client.value(DrinksAnswer<DrinkRecord>.self, at: address) {
      case .records(let records, let unreadable): return (records, unreadable)
      case .refusal(let words): throw .refused(status: 200, message: words)
      }
    }
  }

  /// The same service, which requests each detail once in the life of `store`.
  ///
  /// At most `width` lookups are in flight at the same time.
  public func lookingUpOnce(
    in store: any RecordStore, collection: String = "drinks", atOnce width: Int = 6
  ) -> DrinkService {
    let details = PersistentCache(in: store, collection: collection, atOnce: width, request: lookUp)
    return DrinkService(
      list: list, lookUp: { id async throws(HTTPError) in try await details.value(of: id) })
  }

  /// A service that answers at once with the examples, for previews.
  public static func preview() -> DrinkService {
    DrinkService(
      list: { () async throws(HTTPError) in DrinkList(drinks: Drink.examples) },
      lookUp: { id async throws(HTTPError) in DrinkDetail.example(id) })
  }
}
