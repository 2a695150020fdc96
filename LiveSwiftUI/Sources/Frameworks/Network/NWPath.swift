// A way to the network, as in Apple's Network framework.

/// Describes the way to the network. It is that of the machine which serves the page: services are
/// requested from there, and a page whose browser is offline says so by itself.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether data can be sent.
  public enum Status: Hashable, Sendable {
    /// A network is there.
    case satisfied
    /// No network is there.
    case unsatisfied
    /// A network would be there once it is asked for; never so here.
    case requiresConnection
  }

  /// The reason why a path is not satisfied.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// No reason is known.
    case notAvailable
    /// The person has switched mobile data off.
    case cellularDenied
    /// The person has switched Wi-Fi off.
    case wifiDenied
    /// Another network than this machine's was denied.
    case localNetworkDenied
    /// A private network is not there.
    case vpnInactive
  }

  /// Whether data can be sent.
  public let status: Status
  /// The networks of the machine, the preferred first.
  public let availableInterfaces: [NWInterface]

  /// The reason why the path is not satisfied, which is not known here.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }
  /// False, since the network of a server is not paid by the byte.
  public var isExpensive: Bool { false }
  /// False, since no one saves data on a server.
  public var isConstrained: Bool { false }
  /// Whether the path has an address of IPv4.
  public let supportsIPv4: Bool
  /// Whether the path has an address of IPv6.
  public let supportsIPv6: Bool
  /// Whether names can be looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Whether a network of this kind is used.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The status, as in a log.
  public var debugDescription: String { "\(status)" }
}

/// A network that the machine has.
public struct NWInterface: Hashable, Sendable, CustomDebugStringConvertible {
  /// The kind of a network.
  public enum InterfaceType: Hashable, Sendable {
    /// Another kind than those below.
    case other
    /// A wireless network.
    case wifi
    /// A mobile network.
    case cellular
    /// A network by cable.
    case wiredEthernet
    /// The machine itself.
    case loopback
  }

  /// The kind, by the name that Linux gives it.
  public let type: InterfaceType
  /// The name, such as "eth0".
  public let name: String
  /// The number that Linux gives it; 0 if it has none.
  public let index: Int

  /// The name.
  public var debugDescription: String { name }
}
