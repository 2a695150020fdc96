// The answers of a list as they come, for all pages that show it.

extension SharedList {
  /// The answers from now on, whoever asked for them, in this process or another that shares the
  /// store. A page that is slow gets only the latest.
  public func answers() -> AsyncStream<Copy> {
    follow()
    return readers.values()
  }
}
