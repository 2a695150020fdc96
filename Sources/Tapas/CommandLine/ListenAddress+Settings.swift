// Addresses of this machine that the settings name.
import AppServer

extension ListenAddress {
  /// Reads an IPv4 or IPv6 address, in brackets or not, or `localhost`.
  init(_ value: Settings.Value) throws(UsageError) {
    guard let address = ListenAddress(value.text) else { throw .badHost(source: value.source) }
    self = address
  }

  /// Reads the address that a proxy connects from: that of one machine.
  static func proxy(_ value: Settings.Value) throws(UsageError) -> String {
    guard let address = proxy(value.text) else { throw .badProxy(source: value.source) }
    return address
  }
}
