// The options of `tapas sandbox`, checked and with the defaults filled in.
import AppServer
import Foundation

/// The options for running the services alone, always on this machine only.
struct SandboxOptions: Equatable, Sendable {
  /// The port to listen on; 0 takes a free one.
  var port = 8081
  /// Whether a person chose the port.
  var portWasChosen = false
  /// The folder where likes are saved. It may not exist yet.
  var dataFolder: URL
  /// Whether only the address is printed.
  var isQuiet = false
}

extension SandboxOptions {
  /// Checks every setting of `tapas sandbox`.
  init(_ settings: Settings) throws(UsageError) {
    self.init(dataFolder: try DataFolder.chosen(settings))
    if let value = settings[.port] {
      port = try value.port()
      portWasChosen = true
    }
    isQuiet = settings[.quiet] != nil
  }
}
