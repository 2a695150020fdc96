// The address to listen on, and whether only this machine can reach it.
import Foundation

/// A numeric address of this machine.
package struct ListenAddress: Equatable, Sendable {
  /// The address without brackets: `127.0.0.1`, `::1`, `0.0.0.0`.
  package let address: String
  /// Whether only this machine can reach it.
  package let isLoopback: Bool

  /// An address that was already parsed.
  package init(address: String, isLoopback: Bool) {
    self.address = address
    self.isLoopback = isLoopback
  }

  /// The default: IPv4, this machine only.
  package static let thisMachine = ListenAddress(address: "127.0.0.1", isLoopback: true)

  /// The address in a URL: IPv6 in brackets, and the loopback address in place of "every address".
  package var inURL: String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }
}

extension ListenAddress {
  /// Parses the address that a proxy connects from. Nil unless it is that of one machine.
  package static func proxy(_ text: String) -> String? {
    guard let host = ListenAddress(text), !["0.0.0.0", "::"].contains(host.address) else {
      return nil
    }
    return host.address
  }

  /// Parses an IPv4 or IPv6 address, bracketed or not, or `localhost`; nil for anything else.
  package init?(_ text: String) {
    var text = text
    if text.hasPrefix("["), text.hasSuffix("]") { text = String(text.dropFirst().dropLast()) }
    if text.lowercased() == "localhost" {
      self = .thisMachine
      return
    }
    var four = in_addr()
    if inet_pton(AF_INET, text, &four) == 1 {
      let isLoopback = UInt32(bigEndian: four.s_addr) >> 24 == 127
      self.init(address: text, isLoopback: isLoopback)
      return
    }
    var six = in6_addr()
    guard inet_pton(AF_INET6, text, &six) == 1 else { return nil }
    let bytes = withUnsafeBytes(of: six, Array.init)
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, &six, &buffer, socklen_t(buffer.count))
    let shortest = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.init(
      address: shortest, isLoopback: bytes == [UInt8](repeating: 0, count: 15) + [1])
  }
}
