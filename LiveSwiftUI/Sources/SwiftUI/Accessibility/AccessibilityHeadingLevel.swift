// The levels of headings.

/// The level of a heading.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// A heading without a stated level.
  case unspecified
  /// The title of the page.
  case h1
  /// The heading of a section.
  case h2
  /// A heading inside a section.
  case h3
  /// A heading below the third level.
  case h4
  /// A heading below the fourth level.
  case h5
  /// A heading of the lowest level in HTML.
  case h6
}
