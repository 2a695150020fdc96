// The levels of headings.

/// How deep a heading stands.
@frozen public enum AccessibilityHeadingLevel: UInt, Sendable {
  case unspecified
  case h1
  case h2
  case h3
  case h4
  case h5
  case h6
}
