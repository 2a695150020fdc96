// The limits on the length of a service's list.

/// The limits of a service's list, over all its pages. A longer one is `HTTPError.tooLong`.
public enum ListLimits {
  /// The most records, including unreadable ones.
  public static let records = 20_000
  /// The most bytes of all pages, decompressed.
  public static let bytes = 64_000_000
}
