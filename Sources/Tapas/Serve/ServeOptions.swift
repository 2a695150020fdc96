// What `tapas serve` was asked to do, checked and with the defaults filled in.
import AppServer
import Foundation
import PostgreSQL

/// How to serve the apps.
struct ServeOptions: Equatable, Sendable {
  /// The address to listen on.
  var host = ListenAddress.thisMachine
  /// The port to listen on; 0 takes a free one.
  var port = 8080
  /// Whether a person chose the port; a taken default is told differently.
  var portWasChosen = false
  /// Where lists and photos are saved; may not exist yet.
  var dataFolder: URL
  /// How many processes share the port.
  var workers = 1
  /// The database that holds lists and the menu in place of files; nil for files.
  var database: PostgreSQLAddress?
  /// The code that visitors type first, if one was set.
  var accessCode: Secret?
  /// The host names of the https site that a proxy serves, in lower case, with unusual ports.
  var names: [String] = []
  /// The address that this proxy connects from.
  var proxy: String?
  /// The bearer token that other machines read `/metrics` with.
  var metricsToken: Secret?
  /// What is logged and how.
  var log = Log.Options()
  /// The services that were set; what is not is the sandbox's.
  var services = Services()
  /// How much the live socket is delayed, both ways together.
  var latency: Duration = .zero
  /// Whether `/previews` lists the screens in each of their states.
  var hasPreviews = false
  /// Whether only the address is printed.
  var isQuiet = false

  /// Whether a visitor must give a code: always when others can reach the server, else when one is
  /// set.
  var needsAccessCode: Bool { !host.isLoopback || accessCode != nil }
}
