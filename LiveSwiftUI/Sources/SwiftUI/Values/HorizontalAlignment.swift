// Where things line up across, in the words of flexbox.

/// Where things line up across.
public struct HorizontalAlignment: Equatable, Sendable {
  /// The flexbox word for `align-items` in a column or `justify-content` in a row.
  package let css: String

  /// Where a line of text begins.
  public static let leading = HorizontalAlignment(css: "flex-start")
  /// The middle.
  public static let center = HorizontalAlignment(css: "center")
  /// Where a line of text ends.
  public static let trailing = HorizontalAlignment(css: "flex-end")
}
