// Lets a handler write a body while it is being sent.

/// The pen of a `.stream` body.
package struct BodyWriter: Sendable {
  let queue: WriteQueue
  let isChunked: Bool

  /// Sends bytes, in order; waits while more than the bound lies unsent, throws `.closed` when the client has gone.
  package func write(_ bytes: [UInt8]) async throws(WebServerError) {
    // An empty chunk would be read as the end of the body.
    if bytes.isEmpty { return }
    if !isChunked { return try await queue.write(.init(bytes: bytes)) }
    var framed = Array(String(bytes.count, radix: 16).utf8)
    framed.reserveCapacity(bytes.count + framed.count + 4)
    framed.append(contentsOf: [13, 10])
    framed.append(contentsOf: bytes)
    framed.append(contentsOf: [13, 10])
    try await queue.write(.init(bytes: framed))
  }

  /// Drops the connection after what was written, without the body's end, as a failing upstream does.
  package func abort() { queue.close(.aborted) }

  func finish() async {
    if isChunked {
      // The client may have gone by now; then there is nobody to tell the end to.
      try? await queue.write(.init(bytes: Array("0\r\n\r\n".utf8)))
    }
    queue.close(.finished)
  }
}
