// The stream of a list's answers, for all pages that show it.

extension SharedList {
  /// The answers from now on, whether requested in this process or in another that shares the
  /// store. A slow page gets only the latest.
  public func answers() -> AsyncStream<Copy> {
    follow()
    return readers.values()
  }
}
