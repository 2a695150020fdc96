// The common parts of every served site: the limits of its server, and its stop.
import Foundation
import LiveServer
package import WebServer

extension Limits {
  /// The limits of a site's server. A proxy's address has no limit, because all visitors share it.
  package static func site(behind proxy: String?) -> Limits {
    var limits = Limits()
    // Only the access form has a body, of at most 128 characters.
    limits.body = 4_096
    // Pages and what they load at the same time, beside the sockets and requests of guests.
    limits.connections = 1_024
    if let proxy { limits.unboundedPeers.insert(PeerName.of(proxy)) }
    return limits
  }
}

extension LiveServer {
  /// Notifies systemd that the site serves, and waits until the task is cancelled. Then finishes
  /// the work under way and stops `server`, which listens for this site.
  @MainActor package func serve(on server: WebServer) async {
    await NotifySocket().notifyServing()
    drain()
    await server.stop(within: .seconds(10), sockets: .seconds(2))
    close()
  }
}
