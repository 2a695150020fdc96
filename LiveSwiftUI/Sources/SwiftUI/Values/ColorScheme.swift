// Light or dark, and with how much contrast.

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// How far apart colours are kept.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  /// As the app draws them.
  case standard
  /// Further apart, as the person asked.
  case increased
}
