// How the lines of a text stand to each other.

/// How the lines of a text stand to each other.
@frozen public enum TextAlignment: Hashable, CaseIterable, Sendable {
  /// Where the language begins a line.
  case leading
  /// In the middle of the box.
  case center
  /// Where the language ends a line.
  case trailing

  /// The word for `text-align`.
  package var css: String {
    switch self {
    case .leading: "start"
    case .center: "center"
    case .trailing: "end"
    }
  }
}
