// The stream of a list's answers, for all pages that show it.

extension SharedList {
  /// The answers from now on, whether requested in this process or in another that shares the
  /// store. A slow page gets only the latest.
  public func answers() -> AsyncStream<Copy> {
    follow()
    return readers.values()
  }

  /// The part of the first answer that has arrived until now, and each longer one. There are none
  /// while a copy is there to show.
  func parts() -> AsyncStream<Content> { partReaders.values(first: part) }
}
