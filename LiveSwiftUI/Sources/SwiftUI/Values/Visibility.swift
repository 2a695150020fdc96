// Whether something is shown.

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  /// As is usual at the place.
  case automatic
  /// Shown.
  case visible
  /// Not shown.
  case hidden
}
