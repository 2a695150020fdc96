// An app of UIKit's life cycle, whose `main` is that of its delegate.
import Foundation
import UIKitTypes

@_dynamicReplacement(for:runApplication(_:)) @MainActor private func runDelegate(
  _ delegate: any UIApplicationDelegate.Type
) -> Never {
  func app<Delegate: UIApplicationDelegate>(_ type: Delegate.Type) -> any App.Type {
    DelegateApp<Delegate>.self
  }
  run(app(delegate))
}

/// An app that stands for another type, whose module is that of the program.
@MainActor package protocol StandInApp: App {
  /// The type whose module has the resources.
  static var original: Any.Type { get }
}

/// The app of a delegate: made once for the process, and with a scene for each page.
package struct DelegateApp<Delegate: UIApplicationDelegate>: StandInApp {
  private let delegate: any UIApplicationDelegate

  /// The class of the delegate.
  package static var original: Any.Type { Delegate.self }

  /// Makes the delegate and calls its methods of the start.
  package init() {
    guard let type = Delegate.self as? any (NSObject & UIApplicationDelegate).Type else {
      fatalError("\(Delegate.self) must inherit from UIResponder or NSObject.")
    }
    func make<Made: NSObject & UIApplicationDelegate>(
      _ type: Made.Type
    ) -> any UIApplicationDelegate {
      DelegateMaker.make(type)
    }
    delegate = make(type)
    UIApplication.shared.launch(delegate)
  }

  /// A window for each page.
  package var body: some Scene {
    let delegate = delegate
    WindowGroup { DelegatePage(delegate) }
  }
}

/// The content of one page.
private struct DelegatePage: View {
  @StateObject private var connection: SceneConnection
  @Environment(\.scenePhase) private var scenePhase

  init(_ delegate: any UIApplicationDelegate) {
    _connection = StateObject(wrappedValue: SceneConnection(delegate))
  }

  var body: some View {
    let tint = connection.window?.tintColor
    let _ = connection.join(TextReader.page)
    connection.content
      .id(connection.generation)
      .tint(tint.map { Color(uiColor: $0) })
      .preferredColorScheme(connection.colorScheme)
      .onChange(of: scenePhase) { connection.changePhase(to: scenePhase) }
      .onDisappear { connection.disconnect() }
  }
}
