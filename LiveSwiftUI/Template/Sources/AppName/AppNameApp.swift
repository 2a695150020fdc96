// AppName, a SwiftUI app.
import SwiftUI

@main
struct AppNameApp: App {
  /// One list for everybody who opens the app.
  @State private var pieces = Pieces()

  var body: some Scene {
    WindowGroup {
      PiecesScreen(pieces: pieces)
    }
  }
}
