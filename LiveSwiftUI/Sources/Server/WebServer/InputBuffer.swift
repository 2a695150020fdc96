// The bytes received on one connection that are not yet parsed as a request.

/// A queue of bytes that is filled at its end and emptied from its front.
///
/// Removing bytes moves an index. The rest is copied only when at least as many bytes were removed,
/// so many small requests in one packet take linear time.
struct InputBuffer {
  private var bytes: [UInt8] = []
  private var start = 0
  /// The number of unread bytes that are known not to end a head.
  private var searched = 0
  /// The bytes searched or moved so far. Tests assert that it grows linearly with the input.
  private(set) var work = 0

  /// The bytes that were not removed yet.
  var unread: ArraySlice<UInt8> { bytes[start...] }

  var count: Int { bytes.count - start }

  var isEmpty: Bool { count == 0 }

  mutating func append(contentsOf more: some Collection<UInt8>) {
    if start > 0, start >= count {
      work += count
      bytes.removeFirst(start)
      start = 0
    }
    bytes.append(contentsOf: more)
  }

  /// Removes `count` bytes from the front.
  mutating func removeFirst(_ count: Int) {
    guard count > 0 else { return }
    start += count
    searched = 0
    if isEmpty { removeAll() }
  }

  mutating func removeAll() {
    // An idle connection keeps little capacity.
    bytes.removeAll(keepingCapacity: bytes.capacity <= 4096)
    start = 0
    searched = 0
  }

  /// The length of the head at the front, including its empty line. Nil while it is incomplete; the
  /// next call continues where this one stopped.
  mutating func headLength() -> Int? {
    var at = start + max(3, searched)
    let from = at
    defer { work += max(0, at - from) }
    while at < bytes.count {
      if bytes[at] == 10, bytes[at - 1] == 13, bytes[at - 2] == 10, bytes[at - 3] == 13 {
        return at + 1 - start
      }
      at += 1
    }
    searched = count
    return nil
  }
}
