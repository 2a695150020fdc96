// The alignment of the lines of a text.

/// The alignment of the lines of a text.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// The leading side of the box.
  case leading
  /// The middle of the box.
  case center
  /// The trailing side of the box.
  case trailing

  /// The keyword for `text-align`.
  package var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}
