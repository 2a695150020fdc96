// The placeholder for a photo that is not loaded or cannot be.
import SwiftUI

/// A soft gradient with a symbol, never a broken-image sign.
struct PhotoPlaceholder: View {
  /// The system symbol of the photo's subject.
  let symbol: String

  var body: some View {
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
