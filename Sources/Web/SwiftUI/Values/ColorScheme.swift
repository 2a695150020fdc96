// Light or dark, and with how much contrast.

/// Light or dark.
public enum ColorScheme: CaseIterable, Sendable {
  case light
  case dark
}

/// How far apart colours are kept.
public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard
  /// Further apart, as the person asked.
  case increased
}
