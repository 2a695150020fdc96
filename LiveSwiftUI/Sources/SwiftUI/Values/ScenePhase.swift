// Whether the app is in front of the person.

/// Whether the app is in front of the person.
public enum ScenePhase: Comparable, Sendable {
  /// Not seen.
  case background
  /// Seen but not listening.
  case inactive
  /// In front and listening.
  case active
}
