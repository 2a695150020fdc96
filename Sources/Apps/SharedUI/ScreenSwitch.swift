// The switch that keeps the screen on.
public import SwiftUI

#if canImport(ImageIO) && !canImport(AppKit)
  import UIKit
#endif

/// Keeps the screen on while its view is shown, and says so where a browser cannot. A Mac's user
/// decides that for themselves, so there is nothing to see.
public struct ScreenSwitch: View {
  @Binding private var isOn: Bool
  @State private var isRefused = false

  /// A switch for `isOn`, which the caller keeps.
  public init(isOn: Binding<Bool>) { _isOn = isOn }

  public var body: some View {
    #if !canImport(AppKit)
      VStack(alignment: .leading, spacing: 4) {
        Toggle("Keep the screen on", isOn: $isOn)
        if isRefused {
          Text("A browser keeps it on only for a page that is reached by https.")
            .font(.footnote)
            .foregroundStyle(.secondary)
        }
      }
      .onChange(of: isOn, initial: true) { hold(isOn) }
      .onDisappear { hold(false) }
    #endif
  }

  #if !canImport(AppKit)
    private func hold(_ isOn: Bool) {
      UIApplication.shared.isIdleTimerDisabled = isOn
      isRefused = isOn && !UIApplication.shared.isIdleTimerDisabled
    }
  #endif
}
