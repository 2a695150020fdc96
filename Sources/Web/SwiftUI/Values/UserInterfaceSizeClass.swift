// How much room there is in one direction.

/// Whether there is much room in one direction.
public enum UserInterfaceSizeClass: Sendable {
  case compact
  case regular
}
