// The action that opens the settings of an app's service, if the app has such a screen.
public import SwiftUI

/// Opens the settings of the app's service.
public struct ServiceSettingsAction: Sendable {
  private let open: @MainActor @Sendable () -> Void

  /// An action that calls `open`.
  public init(_ open: @escaping @MainActor @Sendable () -> Void) { self.open = open }

  /// Opens the settings.
  @MainActor public func callAsFunction() { open() }
}

private struct ServiceSettingsKey: EnvironmentKey {
  static let defaultValue: ServiceSettingsAction? = nil
}

extension EnvironmentValues {
  /// Opens the settings of the service; nil if the app has none, as on the web.
  public var serviceSettings: ServiceSettingsAction? {
    get { self[ServiceSettingsKey.self] }
    set { self[ServiceSettingsKey.self] = newValue }
  }
}

extension View {
  /// Adds a bar button that opens the settings of the service, if there are any.
  public func serviceSettingsButton() -> some View { modifier(ServiceSettingsToolbar()) }
}

private struct ServiceSettingsToolbar: ViewModifier {
  @Environment(\.serviceSettings) private var settings

  func body(content: Content) -> some View {
    content.toolbar {
      if let settings {
        ToolbarItem(placement: .beginning) {
          Button("Settings", systemImage: "gearshape") { settings() }
        }
      }
    }
  }
}
