// The curve of a rounded corner.

/// The curve of a rounded corner; a browser draws both as an arc.
public enum RoundedCornerStyle: Sendable {
  case circular
  case continuous
}
