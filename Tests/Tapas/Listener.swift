// A real listening socket on this machine, for tests of taken ports.
import Foundation

/// Listens on a free port of 127.0.0.1 as long as it lives.
final class Listener {
  let port: Int
  private let socket: Int32

  init?() {
    let opened = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var place = sockaddr_in()
    place.sin_family = sa_family_t(AF_INET)
    place.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var size = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &place) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address in
        bind(opened, address, size) == 0 && listen(opened, 1) == 0
          && getsockname(opened, address, &size) == 0
      }
    }
    guard isListening else {
      close(opened)
      return nil
    }
    socket = opened
    port = Int(UInt16(bigEndian: place.sin_port))
  }

  deinit { close(socket) }
}
