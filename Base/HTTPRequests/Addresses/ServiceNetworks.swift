// The special addresses of the services themselves.
import Foundation
import Limits
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// An IP address and a port.
struct NetworkEndpoint: Sendable, Hashable {
  /// The address in four or sixteen bytes. IPv4 mapped into IPv6 counts as IPv4.
  let address: [UInt8]
  /// The TCP port.
  let port: Int

  /// The endpoint at a textual address; nil for an invalid one.
  init?(_ text: String, port: Int) {
    // fe80::1%eth0: the zone is not part of the address.
    let plain = String(text.prefix { $0 != "%" })
    var four = in_addr()
    var six = in6_addr()
    if inet_pton(AF_INET, plain, &four) == 1 {
      address = withUnsafeBytes(of: four) { Array($0) }
    } else if inet_pton(AF_INET6, plain, &six) == 1 {
      let bytes = withUnsafeBytes(of: six) { Array($0) }
      let isMapped = bytes.prefix(12) == [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF]
      address = isMapped ? Array(bytes.suffix(4)) : bytes
    } else {
      return nil
    }
    self.port = port
  }
}

extension URL {
  /// The port that a request for the address connects to.
  var connectedPort: Int { port ?? (scheme?.lowercased() == "https" ? 443 : 80) }
}

/// The special addresses and ports of the configured services.
///
/// Their names are resolved when a special address first occurs, so public addresses cost nothing.
/// The results are kept.
final class ServiceNetworks: Sendable {
  /// A service whose name is not resolved yet.
  private struct Host: Hashable {
    let name: String
    let port: Int
  }

  private let resolve: @Sendable (String) -> [String]
  private let state: Mutex<(known: Set<NetworkEndpoint>, unresolved: Set<Host>)>
  private let flights = SingleFlight<Host, Set<NetworkEndpoint>>()

  /// The endpoints of these services. `resolve` returns the addresses of a name and may block.
  init(
    of services: [URL],
    resolve: @escaping @Sendable (String) -> [String] = { ServiceNetworks.addresses(of: $0) }
  ) {
    let hosts = services.compactMap { url in
      url.host().flatMap {
        $0.isEmpty ? nil : Host(name: $0.lowercased(), port: url.connectedPort)
      }
    }
    self.resolve = resolve
    state = Mutex(([], Set(hosts)))
  }

  /// The endpoints that are already resolved. All have special addresses.
  var known: Set<NetworkEndpoint> { state.withLock { $0.known } }

  /// Whether a service has this endpoint. Resolves the services' remaining names.
  func contain(_ place: NetworkEndpoint) async -> Bool {
    for host in state.withLock({ $0.unresolved }) where host.port == place.port {
      if known.contains(place) { return true }
      _ = await flights.join(host, cancelled: []) { [self] in await endpoints(of: host) }
    }
    return known.contains(place)
  }

  /// Resolves a name on its own thread, because `getaddrinfo` blocks.
  private func endpoints(of host: Host) async -> Set<NetworkEndpoint> {
    let addresses = await withCheckedContinuation { continuation in
      Thread.detachNewThread { [resolve] in continuation.resume(returning: resolve(host.name)) }
    }
    let places = Set(
      addresses.filter { AddressRange($0) != nil }
        .compactMap { NetworkEndpoint($0, port: host.port) })
    state.withLock { state in
      state.known.formUnion(places)
      // A name that cannot be resolved now may be later.
      if !addresses.isEmpty { state.unresolved.remove(host) }
    }
    return places
  }

  /// The textual addresses of a name; empty when it cannot be resolved.
  static func addresses(of host: String) -> [String] {
    var list: UnsafeMutablePointer<addrinfo>?
    // `URL.host()` returns an IPv6 address without its brackets.
    guard getaddrinfo(host, nil, nil, &list) == 0 else { return [] }
    defer { freeaddrinfo(list) }
    return sequence(first: list, next: { $0?.pointee.ai_next }).compactMap { entry -> String? in
      guard let entry else { return nil }
      var text = [CChar](repeating: 0, count: 256)
      guard
        getnameinfo(
          entry.pointee.ai_addr, entry.pointee.ai_addrlen, &text, socklen_t(text.count), nil, 0,
          NI_NUMERICHOST) == 0
      else { return nil }
      return String(decoding: text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }
  }
}
