// The data folder according to the settings.
import AppServer
import Foundation

extension DataFolder {
  /// The folder that was set, else `$XDG_DATA_HOME/tapas`, else `~/.local/share/tapas`.
  static func chosen(_ settings: Settings) throws(UsageError) -> URL {
    let set = settings[.data]?.text
    guard let folder = chosen(set, name: "tapas", environment: settings.environment) else {
      throw .noHome
    }
    return folder
  }
}
