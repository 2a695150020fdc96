// The start of a text.

extension String {
  /// The text's first scalars, at most `count`.
  ///
  /// Counted in scalars, because one character may have a million accents.
  public func beginning(_ count: Int) -> String {
    // A scalar takes at least one byte, so for nearly every text the number of bytes decides.
    utf8.count <= count ? self : String(unicodeScalars.prefix(count))
  }
}
