// Horizontal alignments, with their flexbox keywords.

/// A horizontal alignment.
public struct HorizontalAlignment: Sendable {
  /// The flexbox keyword for `align-items` in a column or `justify-content` in a row.
  package let css: String
  /// The distance of the guide from the leading edge, where a view sets none.
  let line: GuideLine
  /// The identity of the guide.
  let key: ObjectIdentifier
  let isOwn: Bool

  /// The leading side.
  public static let leading = HorizontalAlignment("flex-start", GuideLine(), Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment("center", GuideLine(width: 0.5), Center.self)
  /// The trailing side.
  public static let trailing = HorizontalAlignment("flex-end", GuideLine(width: 1), Trailing.self)
  /// The leading end of the separator of a list's row. Only a constant distance from the leading
  /// edge of the row's view has an effect.
  public static let listRowSeparatorLeading = HorizontalAlignment(
    "flex-start", GuideLine(), RowSeparatorLeading.self)
  /// The trailing end of the separator of a list's row, which is always the row's.
  public static let listRowSeparatorTrailing = HorizontalAlignment(
    "flex-end", GuideLine(width: 1), RowSeparatorTrailing.self)

  /// An alignment of an app's own. The browser lines up the views of a stack once it has measured
  /// them.
  public init(_ id: any AlignmentID.Type) {
    css = "flex-start"
    line = GuideLine(of: id.defaultValue) ?? GuideLine()
    key = ObjectIdentifier(id)
    isOwn = true
  }

  private init(_ css: String, _ line: GuideLine, _ key: Any.Type) {
    self.css = css
    self.line = line
    self.key = ObjectIdentifier(key)
    isOwn = false
  }

  private enum Leading {}
  private enum Center {}
  private enum Trailing {}
  private enum RowSeparatorLeading {}
  private enum RowSeparatorTrailing {}
}

extension HorizontalAlignment: Equatable {
  /// Whether both are the same guide.
  public static func == (one: HorizontalAlignment, other: HorizontalAlignment) -> Bool {
    one.key == other.key
  }
}
