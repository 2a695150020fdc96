// The available space in one direction.

/// The available space in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little space, such as a phone's width.
  case compact
  /// Ample space, such as a tablet's width.
  case regular
}
