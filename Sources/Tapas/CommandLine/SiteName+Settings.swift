// The host names of the https site, from the settings.
import AppServer

extension SiteName {
  /// Reads names with commas between, in lower case and without the port 443.
  static func list(_ value: Settings.Value) throws(UsageError) -> [String] {
    guard let names = list(value.text) else { throw .badSiteName(source: value.source) }
    return names
  }
}
