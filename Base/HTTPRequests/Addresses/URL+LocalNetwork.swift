// Web addresses on the local network, the only ones that iOS lets plain http reach.
public import Foundation

extension URL {
  /// Whether the host is this machine or in its networks: a loopback, link-local or private
  /// address, a name in `.local`, or a name without a dot.
  ///
  /// App Transport Security lets plain http reach no other host of an app that has
  /// `NSAllowsLocalNetworking`. It would also reach public IP addresses, but without encryption.
  public var isOnLocalNetwork: Bool {
    guard let host = host()?.lowercased().trimmingPrefix("["), !host.isEmpty else { return false }
    let name = host.hasSuffix(".") || host.hasSuffix("]") ? host.dropLast() : host
    if name.contains(":") || name.allSatisfy({ "0123456789.".contains($0) }) {
      return switch AddressRange(String(name)) {
      case .loopback, .linkLocal, .privateUse: true
      case .sharedNAT, .multicast, .reserved, nil: false
      }
    }
    return !name.contains(".") || name.hasSuffix(".local") || name.hasSuffix(".localhost")
  }

  /// The same address with https, for a plain one that iOS refuses.
  ///
  /// One with a port of its own is returned as it is, because no server speaks both there.
  package var overTLS: URL {
    guard scheme?.lowercased() == "http", port ?? 80 == 80, !isOnLocalNetwork,
      var parts = URLComponents(url: self, resolvingAgainstBaseURL: true)
    else { return self }
    (parts.scheme, parts.port) = ("https", nil)
    return parts.url ?? self
  }
}
