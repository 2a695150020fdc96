// The cocktail services of previews: empty, silent and failing, for the list or only its rows.
import DataLayer
import Foundation
import SharedUI

extension DrinkService {
  /// A service without drinks.
  static var empty: DrinkService {
    var service = preview()
    service.list = { () async throws(HTTPError) in DrinkList([]) }
    return service
  }

  /// A service that never answers.
  static var silent: DrinkService {
    var service = withSilentLookup
    service.list = { () async throws(HTTPError) in throw await PreviewTime.forever(then: .cancelled)
    }
    return service
  }

  /// A service that cannot be reached.
  static var failing: DrinkService {
    var service = withFailingLookup
    service.list = { () async throws(HTTPError) in throw .preview }
    return service
  }

  /// A service that lists its drinks, but never answers a lookup.
  static var withSilentLookup: DrinkService {
    var service = preview()
    service.lookUp = { _, _ async throws(HTTPError) in
      throw await PreviewTime.forever(then: .cancelled)
    }
    return service
  }

  /// A service that lists its drinks, but fails each lookup.
  static var withFailingLookup: DrinkService {
    var service = preview()
    service.lookUp = { _, _ async throws(HTTPError) in throw .refused(status: 503, message: nil) }
    return service
  }

  /// A service whose lookups have no details.
  static var withEmptyLookup: DrinkService {
    var service = preview()
    service.lookUp = { id, _ async throws(HTTPError) in DrinkDetail(id: id, ingredients: []) }
    return service
  }
}
