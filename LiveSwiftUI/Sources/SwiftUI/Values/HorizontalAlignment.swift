// Horizontal alignments, with their flexbox keywords.

/// A horizontal alignment.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The flexbox keyword for `align-items` in a column or `justify-content` in a row.
  package let css: String

  /// The leading side.
  public static let leading = HorizontalAlignment(css: "flex-start")
  /// The middle.
  public static let center = HorizontalAlignment(css: "center")
  /// The trailing side.
  public static let trailing = HorizontalAlignment(css: "flex-end")
}
