// The cocktail service as a value: live, or simulated for previews.
public import DataLayer
public import Foundation
import SharedUI

/// The requests of the app to a cocktail service.
public struct DrinkService: SourcedService {
  /// Its address, or `sandbox` or `preview`.
  public var source = "preview"
  /// Fetches every drink in the service's order. Throws when there is no usable list.
  var list: @Sendable () async throws(HTTPError) -> DrinkList
  /// The detail of a drink, saved at `oldest` or later, or else fetched.
  ///
  /// Throws `refused` with 404 when the service does not know the drink.
  var lookUp: @Sendable (_ id: Drink.ID, _ oldest: Date) async throws(HTTPError) -> DrinkDetail
  /// The saved detail of a drink, of any age; nil when there is none.
  var savedDetail: @Sendable (_ id: Drink.ID) async -> Record<DrinkDetail>? = { _ in nil }
  /// The saved detail of a drink if it is in memory; nil until a page has read it.
  var knownDetail: @Sendable (_ id: Drink.ID) -> Record<DrinkDetail>? = { _ in nil }
  /// The details looked up from now on, in this process or another.
  var lookedUpDetails: @Sendable () -> AsyncStream<LookedUpDetail> = { AsyncStream { $0.finish() } }
}

extension DrinkService {
  /// The real service, whose addresses start with `base`, such as `https://host/api/json/v1/KEY`.
  ///
  /// Details are kept in `store`. Callers with the same store should share one service, and so its
  /// lookups.
  public static func live(
    base: URL, client: HTTPClient, keepingDetailsIn store: any RecordStore
  ) -> DrinkService {
    let service = DrinkService(
      source: base.absoluteString,
      list: { () async throws(HTTPError) in
        let (records, skipped) = try await records("filter.php", "g", "Cocktail_glass", .sharedList)
        guard records.count + skipped <= ListLimits.records else { throw .tooLong }
        return try DrinkList(records.map(\.drink), skipped: skipped).readable()
      },
      lookUp: { id, _ async throws(HTTPError) in
        let (records, skipped) = try await records("lookup.php", "i", id)
        if records.isEmpty, skipped > 0 {
          throw .unreadable(where: "drinks", why: "has no record that can be read")
        }
        guard let found = records.first(where: { Drink.isSame($0.drink.id, id) }) else {
          throw .refused(status: 404, message: nil)
        }
        return found.detail.named(id)
      })
    // By host, because another service may use the same number for another drink. Without the port,
    // because a sandbox may change it.
    return service.keepingDetails(in: store, collection: "drinks-\(base.host() ?? "")")

    @Sendable func records(
      _ path: String, _ name: String, _ value: String,
      _ options: RequestOptions = RequestOptions()
    ) async throws(HTTPError) -> (records: [DrinkRecord], skipped: Int) {
      let address = base.appending(path: path)
        .appending(queryItems: [URLQueryItem(name: name, value: value)])
      switch try await client.value(DrinksAnswer<DrinkRecord>.self, at: address, options) {
      case .records(let records, let unreadable): return (records, unreadable)
      case .refusal(let words): throw .refused(status: 200, message: words)
      }
    }
  }

  /// The same service with its details saved in `store`; one that is too old is requested again.
  ///
  /// At most six lookups are in flight at the same time.
  func keepingDetails(in store: any RecordStore, collection: String = "drinks") -> DrinkService {
    let known = KnownDetails()
    let new = LookedUpDetails(
      known: known, changes: { store.changes(in: collection) },
      // An unreadable detail is looked up again; the store reports it.
      read: { id in try? await store.load(DrinkDetail.self, from: collection, key: id) })
    let details = PersistentCache(
      in: store, collection: collection, atOnce: 6, didSave: { id in await new.saved(id) },
      request: { [lookUp] id async throws(HTTPError) in try await lookUp(id, .distantPast) })
    var service = self
    service.lookedUpDetails = { new.details() }
    service.knownDetail = { id in known[id] }
    service.savedDetail = { id in
      if let record = known[id] { return record }
      let changes = known.changes
      let saved = await details.saved(id)
      if let saved { known.keep(saved, of: id, readSince: changes) }
      return saved
    }
    service.lookUp = { id, oldest async throws(HTTPError) in
      defer { known.forget(id) }
      return try await details.value(of: id, since: oldest)
    }
    return service
  }

  /// A service for previews that answers at once with the examples.
  public static func preview() -> DrinkService {
    DrinkService(
      list: { () async throws(HTTPError) in DrinkList(Drink.examples) },
      lookUp: { id, _ async throws(HTTPError) in DrinkDetail.example(id) })
  }
}
