// How every served site stops.
import Foundation
import LiveServer
package import WebServer

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
