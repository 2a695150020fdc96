// Section headers and footers that stay visible during scrolling.

/// The section headers and footers that stay visible during scrolling: none here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for headers and one for footers.
  public let rawValue: UInt32

  /// The views for these bits; no bit has an effect here.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Unavailable: pins section headers.
  @available(*, unavailable, message: "Nothing is pinned here; headers scroll with their section.")
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Unavailable: pins section footers.
  @available(*, unavailable, message: "Nothing is pinned here; footers scroll with their section.")
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
