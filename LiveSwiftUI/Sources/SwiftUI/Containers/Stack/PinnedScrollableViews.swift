// Section headers and footers that stay visible during scrolling.

/// The section headers and footers that stay visible during scrolling.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit for headers and one for footers.
  public let rawValue: UInt32

  /// The views for these bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Section headers stay at the start of the scroll view while their section is visible.
  public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
  /// Section footers stay at the end of the scroll view while their section is visible.
  public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
