// The bar button that loads a list again.
public import SwiftUI

/// A button whose arrow turns while the list is loading, so that a press is seen to do something.
public struct RefreshButton: View {
  let isLoading: Bool
  let action: @MainActor () -> Void

  /// A button for a list that is loading or not.
  public init(isLoading: Bool, action: @escaping @MainActor () -> Void) {
    self.isLoading = isLoading
    self.action = action
  }

  public var body: some View {
    Button(action: action) {
      Label("Refresh", systemImage: "arrow.clockwise")
        .symbolEffect(.rotate, isActive: isLoading)
    }
    .keyboardShortcut("r")
  }
}
