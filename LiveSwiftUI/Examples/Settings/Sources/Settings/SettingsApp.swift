// Settings: a form of the usual controls, whose values are kept from visit to visit.
import SwiftUI

@main
struct SettingsApp: App {
  var body: some Scene {
    WindowGroup { SettingsScreen() }
  }
}

/// The size of the text that a person reads.
enum TextSize: String, CaseIterable, Identifiable {
  case small, medium, large

  var id: Self { self }

  var name: LocalizedStringKey {
    switch self {
    case .small: "Small"
    case .medium: "Medium"
    case .large: "Large"
    }
  }

  var font: Font {
    switch self {
    case .small: .footnote
    case .medium: .body
    case .large: .title2
    }
  }
}
