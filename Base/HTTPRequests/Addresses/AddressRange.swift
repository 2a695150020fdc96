// The ranges of IP addresses outside the public internet.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A range of special IP addresses (RFC 6890), which lead to this machine or into its networks.
package enum AddressRange: Sendable, Hashable {
  /// This machine: 127.0.0.0/8, ::1, and also 0.0.0.0/8 and ::, which connect to it.
  case loopback
  /// Link-local addresses, such as 169.254.169.254, where clouds serve their credentials.
  case linkLocal
  /// Private networks: 10.0.0.0/8, 172.16.0.0/12, 192.168.0.0/16, fc00::/7, fec0::/10.
  case privateUse
  /// Carrier-grade NAT, 100.64.0.0/10.
  case sharedNAT
  /// Multicast groups.
  case multicast
  /// Documentation, benchmarks, future use, and tunnels with an unknown end.
  case reserved

  /// The range of a textual address; nil for a public address.
  ///
  /// A text that is no address is `reserved`, so that it is refused.
  package init?(_ text: String) {
    // fe80::1%eth0: the zone is not part of the address.
    let address = text.prefix { $0 != "%" }
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, String(address), &four) == 1 {
      self.init(four: withUnsafeBytes(of: four) { Array($0) })
    } else if inet_pton(AF_INET6, String(address), &six) == 1 {
      self.init(six: withUnsafeBytes(of: six) { Array($0) })
    } else {
      self = .reserved
    }
  }

  private init?(four bytes: [UInt8]) {
    switch (bytes[0], bytes[1], bytes[2]) {
    case (0, _, _), (127, _, _): self = .loopback
    case (10, _, _), (172, 16...31, _), (192, 168, _): self = .privateUse
    case (169, 254, _): self = .linkLocal
    case (100, 64...127, _): self = .sharedNAT
    case (224...239, _, _): self = .multicast
    case (240..., _, _), (192, 0, 0), (192, 0, 2), (198, 51, 100), (203, 0, 113), (198, 18...19, _):
      self = .reserved
    default: return nil
    }
  }

  private init?(six bytes: [UInt8]) {
    let words = stride(from: 0, to: 16, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    switch (words[0], words[1]) {
    case (0, 0):
      // ::, ::1, ::ffff:a.b.c.d and ::a.b.c.d; no others are in use.
      guard words[2...4].allSatisfy({ $0 == 0 }), words[5] == 0 || words[5] == 0xFFFF else {
        self = .reserved
        return
      }
      if words[5] == 0, words[6] == 0, words[7] <= 1 {
        self = .loopback
      } else {
        self.init(four: Array(bytes[12...]))
      }
    // An IPv4 address behind a translator (NAT64), or in a tunnel (6to4).
    case (0x64, 0xFF9B):
      if words[2...5].allSatisfy({ $0 == 0 }) {
        self.init(four: Array(bytes[12...]))
      } else {
        self = .privateUse
      }
    case (0x2002, _): self.init(four: Array(bytes[2...5]))
    case (0x2001, 0), (0x2001, 0xDB8), (0x100, 0): self = .reserved
    case (0xFC00...0xFDFF, _), (0xFEC0...0xFEFF, _): self = .privateUse
    case (0xFE80...0xFEBF, _): self = .linkLocal
    case (0xFF00..., _): self = .multicast
    default: return nil
    }
  }
}
