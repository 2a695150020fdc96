// The host names of the https site in the settings.
import AppServer

extension SiteName {
  /// Parses comma-separated names into lower case without the port 443.
  static func list(_ value: Settings.Value) throws(UsageError) -> [String] {
    guard let names = list(value.text) else { throw .invalid(value.source, must: .siteNames) }
    return names
  }
}
