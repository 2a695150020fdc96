// A check of the port before anything is loaded, so that a taken one is reported clearly and at
// once.
import Foundation

/// Binds a port and releases it again.
package enum PortProbe {
  /// Throws an error with a plain message when the port cannot be listened on right now.
  package static func check(_ host: ListenAddress, port: Int, wasChosen: Bool) throws(StartFailure)
  {
    var wanted = addrinfo()
    wanted.ai_flags = AI_NUMERICHOST | AI_PASSIVE
    wanted.ai_socktype = Int32(SOCK_STREAM.rawValue)
    var found: UnsafeMutablePointer<addrinfo>?
    guard getaddrinfo(host.address, String(port), &wanted, &found) == 0, let place = found else {
      throw .notOurAddress(host.address)
    }
    defer { freeaddrinfo(place) }

    let socket = socket(place.pointee.ai_family, place.pointee.ai_socktype, 0)
    guard socket >= 0 else { throw .noSocket(reason(errno)) }
    defer { close(socket) }
    // As the server does, so that closing connections of an earlier run are no obstacle.
    var yes: Int32 = 1
    setsockopt(socket, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    guard bind(socket, place.pointee.ai_addr, place.pointee.ai_addrlen) != 0 else { return }
    switch errno {
    case EADDRINUSE: throw .portTaken(port, wasChosen: wasChosen)
    case EACCES: throw .portForbidden(port)
    case EADDRNOTAVAIL: throw .notOurAddress(host.address)
    case let other: throw .noSocket(reason(other))
    }
  }

  private static func reason(_ code: Int32) -> String { String(cString: strerror(code)) }
}
