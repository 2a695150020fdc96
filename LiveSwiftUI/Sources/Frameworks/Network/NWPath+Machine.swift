// The networks that Linux reports.
import Glibc

extension NWPath {
  /// The path over the networks of this machine whose kind is wanted. The machine itself is none.
  static func ofThisMachine(
    where isWanted: (NWInterface.InterfaceType) -> Bool = { _ in true }
  ) -> NWPath {
    var first: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&first) == 0 else { return NWPath(networks: [], families: []) }
    defer { freeifaddrs(first) }
    var networks: [NWInterface] = []
    var families: Set<Int32> = []
    for each in sequence(first: first, next: { $0?.pointee.ifa_next }) {
      guard let entry = each?.pointee, let address = entry.ifa_addr,
        Int(entry.ifa_flags) & (IFF_UP | IFF_RUNNING) == IFF_UP | IFF_RUNNING,
        [AF_INET, AF_INET6].contains(Int32(address.pointee.sa_family))
      else { continue }
      let name = String(cString: entry.ifa_name)
      let network = NWInterface(
        type: .named(name), name: name, index: Int(if_nametoindex(entry.ifa_name)))
      guard network.type != .loopback, isWanted(network.type) else { continue }
      families.insert(Int32(address.pointee.sa_family))
      if !networks.contains(network) { networks.append(network) }
    }
    return NWPath(networks: networks, families: families)
  }

  /// A path over these networks, with addresses of these families.
  init(networks: [NWInterface], families: Set<Int32>) {
    status = networks.isEmpty ? .unsatisfied : .satisfied
    availableInterfaces = networks
    supportsIPv4 = families.contains(AF_INET)
    supportsIPv6 = families.contains(AF_INET6)
  }
}

extension NWInterface.InterfaceType {
  /// The kind of the network that Linux gives this name.
  static func named(_ name: String) -> Self {
    if name == "lo" { return .loopback }
    if name.hasPrefix("wl") { return .wifi }
    if name.hasPrefix("ww") { return .cellular }
    return name.hasPrefix("en") || name.hasPrefix("eth") ? .wiredEthernet : .other
  }
}
