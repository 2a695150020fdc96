// The sizes of controls.

/// The size of controls.
public enum ControlSize: CaseIterable, Hashable, Sendable {
  /// The smallest size; buttons are drawn as `small`.
  case mini
  /// A size for narrow spaces.
  case small
  /// The default size.
  case regular
  /// A size for the main action of a screen.
  case large
  /// The largest size; buttons are drawn as `large`.
  case extraLarge
}
