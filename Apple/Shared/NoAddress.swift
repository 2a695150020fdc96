// What is shown by an app whose build names no address of its service, or a wrong one.
import SwiftUI

/// Says that the build's configuration lacks an address, and where it is set.
struct NoAddress: View {
  /// The key of Info.plist that holds it.
  let key: String
  var info = AppInfo()

  var body: some View {
    ContentUnavailableView {
      Label("No service", systemImage: "network")
    } description: {
      VStack {
        Text("This build has no address of its service. Set \(key) in Apple/Configurations.")
        if let fault = info.text(key).flatMap(ServiceAddress.fault) { fault.message }
      }
    }
  }
}
