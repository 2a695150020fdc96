// Light or dark appearance, and its contrast.

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light background.
  case light
  /// Light text on a dark background.
  case dark
}

/// The contrast between colours.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// The app's normal contrast.
  case standard
  /// Higher contrast, as the person's system requests.
  case increased
}
