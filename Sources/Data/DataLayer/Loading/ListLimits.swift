// How long the list of a service may be.

/// How long the list of a service may be, over all its pages; a longer one is `HTTPError.tooLong`.
public enum ListLimits {
  /// The most records, the unreadable ones included.
  public static let records = 20_000
  /// The most bytes of all pages, decompressed.
  public static let bytes = 64_000_000
}
