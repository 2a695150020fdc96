// The request with which `tapas doctor` checks whether a service responds.
import AppServer
import Foundation

/// A request to a configured service, and the setting of its token.
struct ServiceProbe: Equatable, Sendable {
  let url: URL
  var token: Secret?
  /// The setting to report when the service refuses the token, or requires one.
  var tokenSetting: String?
}

extension AddressWiring {
  /// A request for the list that the app shows first.
  func asking(_ path: String, _ query: [URLQueryItem] = []) -> ServiceProbe? {
    url.map { base in
      let address = path.isEmpty ? base : base.appending(path: path)
      return ServiceProbe(url: query.isEmpty ? address : address.appending(queryItems: query))
    }
  }
}

extension FoodsWiring {
  var probe: ServiceProbe? { asking("food") }
}

extension RecipesWiring {
  var probe: ServiceProbe? { asking("") }
}

extension CocktailsWiring {
  var probe: ServiceProbe? {
    asking("filter.php", [URLQueryItem(name: "g", value: "Cocktail_glass")])
  }
}

extension MenuWiring {
  var probe: ServiceProbe? {
    url.map {
      ServiceProbe(
        url: $0.appending(path: "categories")
          .appending(queryItems: [URLQueryItem(name: "page", value: "1")]),
        token: token, tokenSetting: Flag.menuToken.variable)
    }
  }
}

extension HumourWiring {
  var probe: ServiceProbe? {
    guard let source else { return nil }
    let token = source.token
    switch source.kind {
    case .x:
      return ServiceProbe(
        url: (source.url ?? Self.x).appending(path: "users/by/username/x"), token: token,
        tokenSetting: Flag.postsToken.variable)
    case .bluesky:
      return ServiceProbe(
        url: (source.url ?? Self.bluesky).appending(path: "app.bsky.actor.getProfile")
          .appending(queryItems: [URLQueryItem(name: "actor", value: "bsky.app")]))
    case .mastodon:
      return source.url.map {
        ServiceProbe(
          url: $0.appending(path: "api/v2/instance"), token: token,
          tokenSetting: Flag.postsToken.variable)
      }
    }
  }
}
