// The curve of a rounded corner.

/// The curve of a rounded corner; a browser draws both as an arc.
public enum RoundedCornerStyle: Sendable {
  /// A quarter of a circle.
  case circular
  /// A curve that bends gradually; drawn as `circular` here.
  case continuous
}
