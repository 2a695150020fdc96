// How much room there is in one direction.

/// Whether there is much room in one direction.
public enum UserInterfaceSizeClass: Sendable {
  /// Little room, as across on a phone.
  case compact
  /// Much room, as across on a tablet.
  case regular
}
