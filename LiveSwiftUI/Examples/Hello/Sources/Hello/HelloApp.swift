// Hello: a text and a button that counts.
import SwiftUI

@main
struct HelloApp: App {
  @State private var visits = 0

  var body: some Scene {
    WindowGroup {
      VStack(spacing: 16) {
        Text("Hello, world!").font(.largeTitle)
        Button("Waved \(visits) times") { visits += 1 }.buttonStyle(.borderedProminent)
      }
    }
  }
}
