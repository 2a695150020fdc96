// What stands in place of a photo that is not loaded or cannot be.
import SwiftUI

/// A soft gradient with an icon, never a broken-image sign.
public struct PhotoPlaceholder: View {
  private let symbol: String

  /// A placeholder with a system symbol that says what the photo would show.
  public init(symbol: String) {
    self.symbol = symbol
  }

  public var body: some View {
    LinearGradient(
      colors: [Color.orange.opacity(0.28), Color.pink.opacity(0.18)],
      startPoint: .topLeading, endPoint: .bottomTrailing
    )
    .overlay {
      Image(systemName: symbol)
        .font(.title2)
        .foregroundStyle(.secondary)
    }
    .accessibilityHidden(true)
  }
}
