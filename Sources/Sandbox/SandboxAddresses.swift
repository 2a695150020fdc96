// The addresses of a sandbox's services, in this process or another of this machine.
package import Foundation

/// The addresses and tokens of a sandbox.
package struct SandboxAddresses: Sendable, Equatable {
  /// The sandbox's port on 127.0.0.1.
  package let port: Int

  /// The addresses of the sandbox on this port.
  package init(port: Int) { self.port = port }

  /// The root of all services, without a trailing slash.
  package var rootURL: URL { address("") }

  /// The base address of Foods in its older form: the whole list as one bare array.
  package var foodsURL: URL { address("/foods/api/v1/sandbox") }

  /// The address of the complete list of recipes.
  package var recipesURL: URL { address("/recipes/recipes.json") }

  /// The address of the recipes with three names missing.
  package var malformedRecipesURL: URL { address("/recipes/recipes-malformed.json") }

  /// The address of an empty list of recipes.
  package var emptyRecipesURL: URL { address("/recipes/recipes-empty.json") }

  /// The base address of Cocktails, up to the version and the demo key.
  package var cocktailsURL: URL { address("/cocktails/api/json/v1/1") }

  /// The base address of Menu, up to the version. Its pages state how many there are.
  package var menuURL: URL { address("/menu/v5") }

  /// The base address of Menu whose pages state only whether there is a next one.
  package var openMenuURL: URL { address("/menu/open/v5") }

  /// The token that Menu's service accepts.
  package var menuToken: String { MenuService.token }

  /// A token that Menu's service knows and no longer accepts.
  package var expiredMenuToken: String { MenuService.expiredToken }

  /// The base address of the people and posts as X serves them. It requires `postsToken`.
  package var xURL: URL { address("/humour/x/2") }

  /// The base address of the same people and posts as Bluesky serves them.
  package var blueskyURL: URL { address("/humour/bluesky/xrpc") }

  /// The address of a Mastodon instance with the same people.
  package var mastodonURL: URL { address("/humour/mastodon") }

  /// The only bearer token that the simulated X accepts.
  package var postsToken: String { XAPI.token }

  /// The handles of the people that the posts services suggest to a newcomer.
  package var suggestedHandles: [String] { PostsStore.suggested }

  private func address(_ path: String) -> URL {
    guard let url = URL(string: "http://127.0.0.1:\(port)\(path)") else {
      preconditionFailure("A port and a fixed path always make an address.")
    }
    return url
  }
}
