// What every served site has in common: the bounds of its server, and how it ends.
import Foundation
import LiveServer
import WebServer

extension Limits {
  /// The bounds of a site's server; a proxy brings everybody, so its address has no share.
  package static func site(behind proxy: String?) -> Limits {
    var limits = Limits()
    // Only the form of the access code has a body, of at most 128 characters.
    limits.body = 4_096
    if let proxy { limits.unboundedPeers.insert(PeerName.of(proxy)) }
    return limits
  }
}

extension LiveServer {
  /// Tells systemd that the site serves, waits until the task is cancelled, lets what is under way
  /// end, and stops `server`, which listens for this site.
  @MainActor package func serve(on server: WebServer) async {
    await NotifySocket().tellServing()
    drain()
    await server.stop(within: .seconds(10), sockets: .seconds(2))
    close()
  }
}
