// What a screen does when its person or the network has come back.
public import SwiftUI

/// The model of an app's first screen, which a return to the app renews.
@MainActor
public protocol ReturningModel: AnyObject {
  /// Loads what is old, and tries again what has failed: the app is active again, or the network
  /// has returned. Comes often, so what is current is left alone.
  func returned()
}

/// The first screen of an app. It reports each return to its model.
///
/// A screen around the app's own and not a modifier in it: the phase is read here, so a return
/// draws nothing by itself.
public struct ReturningScreen<Model: ReturningModel, Screen: View>: View {
  @Environment(\.scenePhase) private var phase
  @Environment(\.networkReturns) private var networkReturns
  private let model: Model
  private let screen: Screen

  /// `screen`, with the model to which returns are reported.
  public init(_ model: Model, screen: Screen) {
    self.model = model
    self.screen = screen
  }

  public var body: some View {
    screen
      .onChange(of: phase) {
        if phase == .active { model.returned() }
      }
      .onChange(of: networkReturns) { model.returned() }
  }
}

private struct NetworkReturnsKey: EnvironmentKey {
  static let defaultValue = 0
}

extension EnvironmentValues {
  /// How often the network has returned since the start, as the shell of an app on Apple's systems
  /// counts; 0 on a server.
  public var networkReturns: Int {
    get { self[NetworkReturnsKey.self] }
    set { self[NetworkReturnsKey.self] = newValue }
  }
}
