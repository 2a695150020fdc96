// What is shown by an app whose build names no address of its service.
import SwiftUI

/// Says that the build's configuration lacks an address, and where it is set.
struct NoAddress: View {
  /// The key of Info.plist that holds it.
  let key: String

  var body: some View {
    ContentUnavailableView {
      Label("No service", systemImage: "network")
    } description: {
      Text("This build has no address of its service. Set \(key) in Apple/Configurations.")
    }
  }
}
