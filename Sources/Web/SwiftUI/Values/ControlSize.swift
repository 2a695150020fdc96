// The sizes of controls.

/// How large controls are.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  case mini
  case small
  /// The usual.
  case regular
  case large
  case extraLarge
}
