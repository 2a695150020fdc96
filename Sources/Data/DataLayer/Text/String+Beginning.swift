// Texts of others, cut to what is worth reading.

extension String {
  /// The text's first scalars, `count` at most.
  ///
  /// Scalars and not letters: one letter may carry a million accents.
  public func beginning(_ count: Int) -> String {
    // No scalar takes less than a byte, so nearly every text is seen to be short without a look at
    // it.
    utf8.count <= count ? self : String(unicodeScalars.prefix(count))
  }
}
