// What stays in sight while a list scrolls.

/// Which section edges stay in sight while a list scrolls: none here.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for headers and one for footers.
  public let rawValue: UInt32

  /// Edges by their bits; no bit has an effect here.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  @available(*, unavailable, message: "Nothing is pinned here; headers scroll with their section.")
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  @available(*, unavailable, message: "Nothing is pinned here; footers scroll with their section.")
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
