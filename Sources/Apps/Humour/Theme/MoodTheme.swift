// The colour themes that a person can choose from.
import Mood
import SwiftUI

/// A tint for controls, and a colour for each mood in lists and charts. The choice is kept by the
/// name of its case.
///
/// The full screen of a mood has the same three colours in every theme (Notes/briefs.md).
enum MoodTheme: String, CaseIterable, Identifiable {
  /// Yellow, grey and blue, as in Notes/briefs.md.
  case classic
  /// Green, grey and red, as in the first version of the app.
  case signal
  /// Orange, grey and purple.
  case dusk

  var id: Self { self }

  /// The displayed name.
  var name: Text {
    switch self {
    case .classic: Text("Classic")
    case .signal: Text("Signal")
    case .dusk: Text("Dusk")
    }
  }

  /// The colour of controls, mixed with the text colour for contrast on light and dark pages.
  var tint: Color {
    switch self {
    case .classic: .blue
    case .signal: .green.mix(with: .primary, by: 0.42)
    case .dusk: .purple.mix(with: .primary, by: 0.2)
    }
  }

  /// The colour of a mood in lists and charts.
  func color(of mood: Mood) -> Color {
    switch (self, mood) {
    case (_, .neutral): .gray
    case (.classic, .happy): .yellow
    case (.classic, .sad): .blue
    case (.signal, .happy): .green
    case (.signal, .sad): .red
    case (.dusk, .happy): .orange
    case (.dusk, .sad): .purple
    }
  }
}

/// A menu of the themes.
struct ThemeMenu: View {
  @Binding var theme: MoodTheme

  var body: some View {
    Menu("Theme", systemImage: "paintpalette") {
      Picker("Theme", selection: $theme) {
        ForEach(MoodTheme.allCases) { theme in theme.name.tag(theme) }
      }
    }
  }
}
