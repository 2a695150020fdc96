// The addresses of this machine in the settings.
import AppServer

extension ListenAddress {
  /// Parses an IPv4 or IPv6 address, bracketed or not, or `localhost`.
  init(_ value: Settings.Value) throws(UsageError) {
    guard let address = ListenAddress(value.text) else { throw .invalid(value.source, must: .host) }
    self = address
  }

  /// Parses the address that a proxy connects from, which must be that of one machine.
  static func proxy(_ value: Settings.Value) throws(UsageError) -> String {
    guard let address = proxy(value.text) else { throw .invalid(value.source, must: .proxy) }
    return address
  }
}
