// The options of `tapas serve`, checked and with the defaults filled in.
import AppServer
import Foundation
import PostgreSQL

/// The options with which the apps are served.
struct ServeOptions: Equatable, Sendable {
  /// The address to listen on.
  var host = ListenAddress.thisMachine
  /// The port to listen on; 0 takes a free one.
  var port = 8080
  /// Whether a person chose the port; the message for a taken default differs.
  var portWasChosen = false
  /// The address that others type, such as `192.168.1.20:8080`; nil for this machine's own.
  var reachedAt: String?
  /// Whether it runs in a container, as `container` in its environment says.
  var isInContainer = false
  /// The folder where lists and photos are saved. It may not exist yet.
  var dataFolder: URL
  /// The number of processes that share the port.
  var workers = 1
  /// The database for lists and the menu; nil for files.
  var database: PostgreSQLAddress?
  /// The code that visitors must enter first, if one was set.
  var accessCode: Secret?
  /// Whether people without the code may read.
  var admitsGuests = false
  /// The host names of the https site that a proxy serves, in lower case, with non-standard ports.
  var names: [String] = []
  /// The address that this proxy connects from.
  var proxy: String?
  /// The bearer token for reading `/metrics` from other machines.
  var metricsToken: Secret?
  /// The options of the log.
  var log = Log.Options()
  /// The configured services; the sandbox simulates the others.
  var services = Services()
  /// The round-trip delay added to the live socket.
  var latency: Duration = .zero
  /// Whether `/previews` lists the screens in each of their states.
  var hasPreviews = false
  /// Whether only the address is printed.
  var isQuiet = false

  /// Whether visitors must enter a code: always when other machines can reach the server, else only
  /// when one is set, or when guests may look.
  var needsAccessCode: Bool { !host.isLoopback || accessCode != nil || admitsGuests }

  /// Whether other machines can use no address that this one knows of itself.
  var isHidden: Bool { isInContainer && !host.isLoopback && !MachineAddresses.haveDevice() }

  /// The addresses at which other machines reach it, as in URLs.
  var networkHosts: [String] { isHidden ? [] : MachineAddresses.reaching(host) }
}
