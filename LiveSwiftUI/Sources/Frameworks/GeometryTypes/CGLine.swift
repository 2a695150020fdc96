// The caps and joins of lines, as in Apple's Core Graphics.

/// The end of a line.
public enum CGLineCap: Int32, Sendable {
  /// Cut off at the end, rounded beyond it, or squared beyond it.
  case butt, round, square
}

/// The corner between two lines.
public enum CGLineJoin: Int32, Sendable {
  /// Pointed, rounded or cut off.
  case miter, round, bevel
}
