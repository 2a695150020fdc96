// The key of the limits for each peer.
import Foundation

/// A peer as the limits count it.
package enum PeerName {
  /// An IPv4 address unchanged, even if mapped into IPv6; of an IPv6 address the first 64 bits,
  /// because one household has all addresses below them. Any other text is unchanged.
  package static func of(_ address: String) -> String {
    var bytes = in6_addr()
    guard inet_pton(AF_INET6, String(address.prefix { $0 != "%" }), &bytes) == 1 else {
      return address
    }
    let all = withUnsafeBytes(of: bytes, Array.init)
    let mapped = [UInt8](repeating: 0, count: 10) + [255, 255]
    let isMapped = all.starts(with: mapped)
    let part = isMapped ? all.suffix(4) : all.prefix(8)
    return part.map { String($0) }.joined(separator: isMapped ? "." : ":")
  }

  /// The loopback addresses.
  package static let loopback: Set<String> = ["127.0.0.1", of("::1")]
}
