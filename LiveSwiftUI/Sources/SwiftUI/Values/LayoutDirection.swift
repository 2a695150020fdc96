// The direction of lines of text.

/// Which way lines of text run.
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// As in English.
  case leftToRight
  /// As in Arabic.
  case rightToLeft
}
