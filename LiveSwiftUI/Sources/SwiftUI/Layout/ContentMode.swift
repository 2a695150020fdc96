// The way an image fits its frame.

/// The way an image fits its frame.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// Shows the whole image.
  case fit
  /// Covers the whole frame.
  case fill

  /// The CSS keyword for `object-fit`.
  package var css: String { self == .fit ? "contain" : "cover" }
}
