// Where things line up from top to bottom, in the words of flexbox.

/// Where things line up from top to bottom.
public struct VerticalAlignment: Equatable, Sendable {
  /// The flexbox word for `align-items` in a row.
  package let css: String

  /// The upper side of the row.
  public static let top = VerticalAlignment(css: "flex-start")
  /// The middle of the row, which is the default.
  public static let center = VerticalAlignment(css: "center")
  /// The lower side of the row.
  public static let bottom = VerticalAlignment(css: "flex-end")
  /// The line the first row of text stands on.
  public static let firstTextBaseline = VerticalAlignment(css: "baseline")
  /// The line the last row of text stands on.
  public static let lastTextBaseline = VerticalAlignment(css: "last baseline")
}
