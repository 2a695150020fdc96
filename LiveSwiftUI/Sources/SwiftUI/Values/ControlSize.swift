// The sizes of controls.

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The least; buttons are drawn as `small`.
  case mini
  /// For places with little room.
  case small
  /// The usual.
  case regular
  /// For the one action of a screen.
  case large
  /// The largest; buttons are drawn as `large`.
  case extraLarge
}
