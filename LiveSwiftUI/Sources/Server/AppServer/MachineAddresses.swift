// The addresses at which other machines reach this one.
package import Foundation

/// The addresses of this machine's network interfaces.
package enum MachineAddresses {
  /// An address of one interface.
  package struct Entry: Equatable, Sendable {
    /// The name of the interface, such as `eth0`.
    package let interface: String
    /// The numeric address, without brackets.
    package let address: String

    /// An address of an interface.
    package init(interface: String, address: String) {
      (self.interface, self.address) = (interface, address)
    }
  }

  /// The addresses that reach a server that listens on `host`, as in URLs: those of IPv4 first, and
  /// those of bridges of containers last. None for a loopback address.
  package static func reaching(_ host: ListenAddress) -> [String] {
    reaching(host, among: all())
  }

  /// The same among these addresses.
  package static func reaching(_ host: ListenAddress, among entries: [Entry]) -> [String] {
    if host.isLoopback { return [] }
    guard ["0.0.0.0", "::"].contains(host.address) else { return [host.inURL] }
    let usable = entries.filter { isUsable($0.address) }
      .filter { host.address == "::" || !$0.address.contains(":") }
    func rank(_ entry: Entry) -> Int {
      let isBridge = ["docker", "br-", "veth", "virbr", "podman", "cni"].contains {
        entry.interface.hasPrefix($0)
      }
      return (isBridge ? 2 : 0) + (entry.address.contains(":") ? 1 : 0)
    }
    return (0...3).flatMap { place in usable.filter { rank($0) == place } }
      .map { ListenAddress(address: $0.address, isLoopback: false).inURL }
  }

  /// Whether this machine has a network device. A container with a network of its own has none, and
  /// its addresses are of use to its host alone.
  package static func haveDevice(
    in folder: URL = URL(filePath: "/sys/class/net", directoryHint: .isDirectory)
  ) -> Bool {
    // Where the kernel does not say, the addresses are believed.
    guard let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else {
      return true
    }
    return names.contains {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/device").path)
    }
  }

  /// Whether other machines can use an address: it is neither loopback nor link-local.
  private static func isUsable(_ address: String) -> Bool {
    guard let parsed = ListenAddress(address), !parsed.isLoopback else { return false }
    var six = in6_addr()
    guard inet_pton(AF_INET6, address, &six) == 1 else { return !address.hasPrefix("169.254.") }
    let bytes = withUnsafeBytes(of: six, Array.init)
    return !(bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80)
  }

  private static func all() -> [Entry] {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return [] }
    defer { freeifaddrs(first) }
    var entries: [Entry] = []
    for each in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let each = each?.pointee, let address = each.ifa_addr else { continue }
      let family = Int32(address.pointee.sa_family)
      guard each.ifa_flags & UInt32(IFF_UP) != 0, [AF_INET, AF_INET6].contains(family)
      else { continue }
      let length =
        family == AF_INET ? MemoryLayout<sockaddr_in>.size : MemoryLayout<sockaddr_in6>.size
      var text = [CChar](repeating: 0, count: Int(NI_MAXHOST))
      guard
        getnameinfo(
          address, socklen_t(length), &text, socklen_t(text.count), nil, 0, NI_NUMERICHOST) == 0
      else { continue }
      let name = String(decoding: text.prefix { $0 != 0 }.map(UInt8.init), as: UTF8.self)
      entries.append(Entry(interface: String(cString: each.ifa_name), address: name))
    }
    return entries
  }
}
