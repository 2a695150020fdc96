// The start of an app: what it opens and reads before its first screen.
import SharedUI
import SwiftUI

/// Content over what is opened beside the main thread, such as a database: opening checks a file
/// and may bring it up to date. Until then the launch screen's colour stays.
struct OpeningScreen<Opened: Sendable, Content: View>: View {
  @State private var opened: Opened?
  private let opening: Task<Opened, Never>
  private let content: (Opened) -> Content

  init(_ opening: Task<Opened, Never>, @ViewBuilder content: @escaping (Opened) -> Content) {
    self.opening = opening
    self.content = content
  }

  var body: some View {
    if let opened {
      content(opened)
    } else {
      LaunchColor().task { opened = await opening.value }
    }
  }
}

/// The first screen of an app once the app has started, so that a saved list is in its first frame
/// and no skeleton before it.
struct StartedScreen<Dependencies: Sendable, Content: View>: View {
  @State private var isStarted = false
  private let app: AppDescription<Dependencies, Content>
  private let dependencies: Dependencies

  init(_ app: AppDescription<Dependencies, Content>, _ dependencies: Dependencies) {
    self.app = app
    self.dependencies = dependencies
  }

  var body: some View {
    if isStarted {
      app.screen(dependencies)
    } else {
      LaunchColor().task {
        await app.start(dependencies)
        isStarted = true
      }
    }
  }
}

/// The colour of the launch screen, which every app has in its assets.
private struct LaunchColor: View {
  var body: some View { Color("LaunchBackground").ignoresSafeArea() }
}
