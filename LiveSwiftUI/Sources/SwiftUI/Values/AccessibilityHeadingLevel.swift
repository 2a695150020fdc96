// The levels of headings.

/// How deep a heading stands.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading of no stated level.
  case unspecified
  /// The title of the page.
  case h1
  /// The heading of a section.
  case h2
  /// A heading within a section.
  case h3
  /// A heading below the third level.
  case h4
  /// A heading below the fourth level.
  case h5
  /// The lowest level that HTML has.
  case h6
}
