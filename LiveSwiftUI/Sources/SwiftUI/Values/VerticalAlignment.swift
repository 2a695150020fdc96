// Vertical alignments, with their flexbox keywords.

/// A vertical alignment.
public struct VerticalAlignment: Equatable, Sendable {
  /// The flexbox keyword for `align-items` in a row.
  package let css: String

  /// The top of the row.
  public static let top = VerticalAlignment(css: "flex-start")
  /// The middle of the row, the default.
  public static let center = VerticalAlignment(css: "center")
  /// The bottom of the row.
  public static let bottom = VerticalAlignment(css: "flex-end")
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(css: "baseline")
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}
