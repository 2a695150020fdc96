// The special networks in which the services themselves are.
import Foundation
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Knows in which special ranges the services of the settings are.
///
/// The names are resolved when an address in a special range comes up for the first time, so public
/// addresses cost nothing. What was resolved is kept.
final class ServiceNetworks: Sendable {
  private let hosts: Set<String>
  private let resolve: @Sendable (String) -> [String]
  private let state: Mutex<(known: Set<AddressRange>, unresolved: Set<String>)>
  private let flights = SingleFlight<String, Set<AddressRange>>()

  /// The networks of these services; `resolve` gives the addresses of a name and may block.
  init(
    of services: [URL],
    resolve: @escaping @Sendable (String) -> [String] = { ServiceNetworks.addresses(of: $0) }
  ) {
    hosts = Set(services.compactMap { $0.host()?.lowercased() }).subtracting([""])
    self.resolve = resolve
    state = Mutex(([], hosts))
  }

  /// The ranges that are known without resolving more.
  var known: Set<AddressRange> { state.withLock { $0.known } }

  /// Whether a service is in this range; resolves the names of services that are not resolved yet.
  func contain(_ range: AddressRange) async -> Bool {
    for host in state.withLock({ $0.unresolved }) {
      if known.contains(range) { return true }
      _ = await flights.join(host, cancelled: []) { [self] in await look(up: host) }
    }
    return known.contains(range)
  }

  /// Resolves a name on a thread of its own, because `getaddrinfo` blocks.
  private func look(up host: String) async -> Set<AddressRange> {
    let addresses = await withCheckedContinuation { continuation in
      Thread.detachNewThread { [resolve] in continuation.resume(returning: resolve(host)) }
    }
    let ranges = Set(addresses.compactMap { AddressRange($0) })
    state.withLock { state in
      state.known.formUnion(ranges)
      // A name that cannot be resolved now may be later.
      if !addresses.isEmpty { state.unresolved.remove(host) }
    }
    return ranges
  }

  /// The addresses of a name in text form; empty when it cannot be resolved.
  static func addresses(of host: String) -> [String] {
    var list: UnsafeMutablePointer<addrinfo>?
    // `URL.host()` gives an IPv6 address without its brackets.
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
