// The address to listen on, and whether only this machine can reach it.
import Foundation

/// An address of this machine, as numbers.
struct Host: Equatable, Sendable {
  /// The address without brackets: `127.0.0.1`, `::1`, `0.0.0.0`.
  let address: String
  /// Whether no other machine can reach it.
  let isLoopback: Bool

  /// The default: IPv4 of this machine only.
  static let thisMachine = Host(address: "127.0.0.1", isLoopback: true)

  /// How it stands in a URL: IPv6 in brackets, "every address" as this machine's own.
  var inURL: String {
    switch address {
    case "0.0.0.0": "127.0.0.1"
    case "::": "[::1]"
    default: address.contains(":") ? "[\(address)]" : address
    }
  }
}

extension Host {
  /// Reads the address that a proxy connects from: that of one machine.
  static func proxy(_ value: Settings.Value) throws(UsageError) -> String {
    // The sentence of `Host` is about addresses to listen on, so it is replaced.
    guard let host = try? Host(value), !["0.0.0.0", "::"].contains(host.address) else {
      throw .badProxy(source: value.source)
    }
    return host.address
  }

  /// Reads an IPv4 or IPv6 address, in brackets or not, or `localhost`.
  init(_ value: Settings.Value) throws(UsageError) {
    var text = value.text
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
    guard inet_pton(AF_INET6, text, &six) == 1 else { throw .badHost(source: value.source) }
    let bytes = withUnsafeBytes(of: six, Array.init)
    var buffer = [CChar](repeating: 0, count: Int(INET6_ADDRSTRLEN))
    inet_ntop(AF_INET6, &six, &buffer, socklen_t(buffer.count))
    let shortest = String(
      decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
    self.init(
      address: shortest, isLoopback: bytes == [UInt8](repeating: 0, count: 15) + [1])
  }
}
