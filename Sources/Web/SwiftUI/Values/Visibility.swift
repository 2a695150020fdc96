// Whether something is shown.

/// Whether something is shown.
@frozen public enum Visibility: Hashable, CaseIterable, Sendable {
  case automatic
  case visible
  case hidden
}
