// Humour in a sandbox: its service, and its addresses.
package import Foundation

extension SimulatedService {
  /// The three services of Humour, with the same people.
  package static var humour: SimulatedService {
    SimulatedService { (sandbox, origin) throws(SandboxError) in
      try HumourService(origin: origin, now: sandbox.now)
    }
  }
}

extension SandboxAddresses {
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
}
