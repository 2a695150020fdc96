// The address to listen on, and whether only this machine can reach it.
import Foundation

/// An address of this machine, as numbers.
package struct ListenAddress: Equatable, Sendable {
  /// The address without brackets: `127.0.0.1`, `::1`, `0.0.0.0`.
  package let address: String
  /// Whether no other machine can reach it.
  package let isLoopback: Bool

  /// An address that was read already.
  package init(address: String, isLoopback: Bool) {
    self.address = address
    self.isLoopback = isLoopback
  }

  /// The default: IPv4 of this machine only.
  package static let thisMachine = ListenAddress(address: "127.0.0.1", isLoopback: true)

  /// How it stands in a URL: IPv6 in brackets, "every address" as this machine's own.
  package var inURL: String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }
}

extension ListenAddress {
  /// Reads the address that a proxy connects from: that of one machine. Nil for anything else.
  package static func proxy(_ text: String) -> String? {
    guard let host = ListenAddress(text), !["0.0.0.0", "::"].contains(host.address) else {
      return nil
    }
    return host.address
  }

  /// Reads an IPv4 or IPv6 address, in brackets or not, or `localhost`; nil for anything else.
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
