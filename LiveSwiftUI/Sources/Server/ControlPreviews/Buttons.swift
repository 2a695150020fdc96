// Buttons in each style, size and role.
import SwiftUI

struct ButtonPreviews: PreviewProvider {
  static var previews: some View {
    ButtonSampler().previewDisplayName("Button")
  }
}

private struct ButtonSampler: View {
  @State private var count = 0

  var body: some View {
    NavigationStack {
      ScrollView {
        VStack(spacing: 16) {
          Text("\(count) taps").font(.headline)
          HStack {
            Button("Bordered", action: tapped).buttonStyle(.bordered)
            Button("Prominent", action: tapped).buttonStyle(.borderedProminent)
          }
          HStack {
            Button("Plain", action: tapped).buttonStyle(.plain)
            Button("Borderless", action: tapped).buttonStyle(.borderless)
            Button("With symbol", systemImage: "heart", action: tapped)
          }
          HStack {
            Button("Small", action: tapped).controlSize(.small)
            Button("Regular", action: tapped)
            Button("Large", action: tapped).controlSize(.large)
          }
          .buttonStyle(.bordered)
          HStack {
            Button("Destructive", role: .destructive, action: tapped)
            Button("Disabled", action: tapped).disabled(true)
          }
          .buttonStyle(.bordered)
          ShareLink(item: "Four buttons and a link")
          Button("A style of its own", action: tapped).buttonStyle(RoundButtonStyle())
        }
        .padding()
        .frame(maxWidth: .infinity)
      }
      .navigationTitle("Button")
    }
  }

  private func tapped() { count += 1 }
}

/// A custom button style.
private struct RoundButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.headline)
      .foregroundStyle(.white)
      .padding(.horizontal, 24)
      .padding(.vertical, 12)
      // The system's indigo is too light behind a white title in dark mode.
      .background(Color(red: 0.3, green: 0.28, blue: 0.7), in: Capsule())
  }
}
