// The writer with which a handler sends a body while it makes it.

/// Writes the body of a `.stream` response.
package struct BodyWriter: Sendable {
  let queue: WriteQueue
  let isChunked: Bool

  /// Sends bytes in order. Waits while more bytes than the limit are unsent. Throws `.closed` when
  /// the client has disconnected.
  package func write(_ bytes: [UInt8]) async throws(WebServerError) {
    // An empty chunk would mark the end of the body.
    if bytes.isEmpty { return }
    if !isChunked { return try await queue.write(.init(bytes: bytes)) }
    var framed = Array(String(bytes.count, radix: 16).utf8)
    framed.reserveCapacity(bytes.count + framed.count + 4)
    framed.append(contentsOf: [13, 10])
    framed.append(contentsOf: bytes)
    framed.append(contentsOf: [13, 10])
    try await queue.write(.init(bytes: framed))
  }

  /// Drops the connection after the bytes written so far, without ending the body, as a failing
  /// upstream does.
  package func abort() { queue.close(.aborted) }

  func finish() async {
    if isChunked {
      // When the client has disconnected, the end is not needed.
      try? await queue.write(.init(bytes: Array("0\r\n\r\n".utf8)))
    }
    queue.close(.finished)
  }
}
