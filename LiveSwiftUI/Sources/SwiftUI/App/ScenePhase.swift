// The visibility of the app.

/// The visibility of the app.
public enum ScenePhase: Comparable, Sendable {
  /// Not visible.
  case background
  /// Visible, but not receiving events.
  case inactive
  /// In the foreground, receiving events.
  case active
}
