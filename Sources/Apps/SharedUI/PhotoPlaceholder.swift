// The placeholder for a photo that is not loaded or cannot be.
public import SwiftUI

/// A soft gradient with a symbol, never a broken-image sign.
public struct PhotoPlaceholder: View {
  private let symbol: String

  /// A placeholder with the system symbol of the photo's subject.
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
