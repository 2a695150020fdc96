// Vertical alignments, with their flexbox keywords.

/// A vertical alignment.
public struct VerticalAlignment: Sendable {
  /// The flexbox keyword for `align-items` in a row.
  package let css: String
  /// The distance of the guide from the top, where a view sets none.
  let line: GuideLine
  /// The identity of the guide.
  let key: ObjectIdentifier
  let isOwn: Bool

  /// The top of the row.
  public static let top = VerticalAlignment("flex-start", GuideLine(), Top.self)
  /// The middle of the row, the default.
  public static let center = VerticalAlignment("center", GuideLine(height: 0.5), Center.self)
  /// The bottom of the row.
  public static let bottom = VerticalAlignment("flex-end", GuideLine(height: 1), Bottom.self)
  /// The baseline of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(
    "baseline", GuideLine(first: 1), FirstBaseline.self)
  /// The baseline of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(
    "last baseline", GuideLine(last: 1), LastBaseline.self)

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

  private enum Top {}
  private enum Center {}
  private enum Bottom {}
  private enum FirstBaseline {}
  private enum LastBaseline {}
}

extension VerticalAlignment: Equatable {
  /// Whether both are the same guide.
  public static func == (one: VerticalAlignment, other: VerticalAlignment) -> Bool {
    one.key == other.key
  }
}
