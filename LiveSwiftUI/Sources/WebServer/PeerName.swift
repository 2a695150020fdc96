// The name that the bounds for each peer count by.
import Foundation

/// A peer as the bounds count it.
package enum PeerName {
  /// IPv4 as it is, also when it came through an IPv6 listener. Of IPv6 the first 64 bits, because
  /// one household has all addresses below them. Any other text stays as it is.
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
