// The sandbox of all apps.
import Foundation
import Sandbox

extension Sandbox {
  /// A sandbox with the service of each app, which is not running yet.
  init(dataFolder: URL?, port: Int = 0) {
    self.init(
      services: Services.apps.map { $0.simulation }, dataFolder: dataFolder, port: port)
  }
}
