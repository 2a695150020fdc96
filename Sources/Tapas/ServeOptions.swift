// What `tapas serve` and `tapas sandbox` were asked to do, checked and with the defaults filled in.
import Foundation
import Menu

/// How to serve the apps.
struct ServeOptions: Equatable, Sendable {
  /// The address to listen on.
  var host = Host.thisMachine
  /// The port to listen on; 0 takes a free one.
  var port = 8080
  /// Whether a person chose the port; a taken default is told differently.
  var portWasChosen = false
  /// Where lists and photos are saved; may not exist yet.
  var dataFolder: URL
  /// The code that visitors type first, if one was set.
  var accessCode: Secret?
  /// The services that were set; what is not is the sandbox's.
  var services = Services()
  /// How much the live socket is delayed, both ways together.
  var latency: Duration = .zero
  /// Whether only the address is printed.
  var isQuiet = false

  /// Whether a visitor must give a code: always when others can reach the server, else when one is set.
  var needsAccessCode: Bool { !host.isLoopback || accessCode != nil }
}

/// The real services; none set means the sandbox.
struct Services: Equatable, Sendable {
  /// Base of Foods, without a last slash.
  var foods: URL?
  /// The whole address of the recipes.
  var recipes: URL?
  /// Base of Menu, without a last slash.
  var menu: URL?
  /// Menu's bearer token.
  var menuToken: Secret?
  /// Whose menu it is.
  var restaurant = Restaurant()
  /// Base of Cocktails, without a last slash.
  var cocktails: URL?
  /// Where Humour's posts come from.
  var posts: PostsSource?

  /// The apps whose services are not set, so that the sandbox plays them.
  var played: [CatalogueApp] {
    let isSet: [CatalogueApp: Bool] = [
      .foods: foods != nil, .recipes: recipes != nil, .menu: menu != nil,
      .cocktails: cocktails != nil, .humour: posts != nil,
    ]
    return CatalogueApp.allCases.filter { isSet[$0] == false }
  }

  /// Whether the sandbox plays a service that is not set.
  var needSandbox: Bool { !played.isEmpty }
}

/// A live source of posts.
struct PostsSource: Equatable, Sendable {
  /// The services that Humour can read.
  enum Kind: String, CaseIterable, Sendable { case x, bluesky, mastodon }

  var kind: Kind
  /// Its base, without a last slash; none for the usual one.
  var url: URL?
  /// Its bearer token, if it needs one.
  var token: Secret?
}

/// How to play the services alone; always on this machine only.
struct SandboxOptions: Equatable, Sendable {
  /// The port to listen on; 0 takes a free one.
  var port = 8081
  /// Whether a person chose the port.
  var portWasChosen = false
  /// Where likes are saved; may not exist yet.
  var dataFolder: URL
  /// Whether only the address is printed.
  var isQuiet = false
}
