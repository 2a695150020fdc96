// What a live server lets its web server take: who connects, and the bodies of its routes.
import SwiftUI
package import WebServer

extension LiveServer {
  /// The limits of the web server that serves this site. A proxy's address has no limit, because
  /// all visitors share it.
  package var limits: Limits {
    var limits = Limits()
    limits.body = { [self] in
      // Who is not admitted takes no room from the files of people who are.
      let request = $0.below(site.basePath)
      let isOpen = request.path == "/_/enter" || site.admitsGuests || gate.admits(request)
      return isOpen ? Self.bodyLimit(of: request) ?? 0 : 0
    }
    // Pages and what they load at the same time, beside the sockets and requests of guests.
    limits.connections = 1_024
    if let proxy = site.proxy { limits.unboundedPeers.insert(PeerName.of(proxy)) }
    return limits
  }

  /// The most bytes of a request's body; nil where nothing can be posted.
  static func bodyLimit(of request: Request) -> Int? {
    guard request.method == "POST" else { return nil }
    return switch request.path {
    case "/_/enter": AccessGate.formLimit
    // Its form has no fields.
    case "/_/leave": 0
    case pollPath: PolledLines.bodyLimit
    case let path where path.hasPrefix(filesPath): PageFiles.pieceLimit
    default: nil
    }
  }
}
