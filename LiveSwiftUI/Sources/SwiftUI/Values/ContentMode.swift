// How a picture fits its frame.

/// How a picture fits its frame.
@frozen public enum ContentMode: Hashable, CaseIterable, Sendable {
  /// All of it is seen.
  case fit
  /// All of the frame is covered.
  case fill

  /// The word for `object-fit`.
  package var css: String { self == .fit ? "contain" : "cover" }
}
