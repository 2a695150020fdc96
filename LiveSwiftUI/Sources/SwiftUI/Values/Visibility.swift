// The visibility of an element.

/// The visibility of an element.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// The default in its context.
  case automatic
  /// Visible.
  case visible
  /// Hidden.
  case hidden
}
