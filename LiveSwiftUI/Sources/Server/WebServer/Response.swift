// The response of a handler: status, header fields and body.

/// The response to one request.
package struct Response: Sendable {
  /// The source of the body's bytes.
  package enum Body: Sendable {
    /// Bytes in memory, sent with `Content-Length`.
    case bytes([UInt8])
    /// A file at this path, sent by the kernel with `Content-Length`; 404 when absent.
    case file(String)
    /// Bytes that are also in a file at this path. The kernel sends the file if it has `count`
    /// bytes, else `bytes` are sent.
    case fileOrBytes(String, count: Int, bytes: @Sendable () -> [UInt8])
    /// Bytes sent as they are made; chunked, unless `headers` has a `Content-Length`. A throw drops
    /// the connection.
    case stream(@Sendable (BodyWriter) async throws -> Void)
  }

  /// The status code, such as 200.
  package var status: Int
  /// The header fields. The server adds length, framing, `Connection` and `Date`. With `Connection:
  /// close` the connection ends after this response.
  package var headers: [(String, String)]
  /// The body. It is not sent for `HEAD`, nor with 204 and 304.
  package var body: Body

  /// Makes a response from its parts.
  package init(
    status: Int = 200, headers: [(String, String)] = [], body: Body = .bytes([])
  ) {
    self.status = status
    self.headers = headers
    self.body = body
  }

  /// A short text, plain UTF-8 unless `type` says otherwise.
  package static func text(
    _ text: String, status: Int = 200, type: String = "text/plain; charset=utf-8"
  ) -> Response {
    bytes(Array(text.utf8), status: status, type: type)
  }

  /// Bytes in memory of a media type.
  package static func bytes(_ bytes: [UInt8], status: Int = 200, type: String) -> Response {
    Response(status: status, headers: [("Content-Type", type)], body: .bytes(bytes))
  }

  /// A file of a media type.
  package static func file(_ path: String, type: String) -> Response {
    Response(headers: [("Content-Type", type)], body: .file(path))
  }

  /// A body that is made while it is sent.
  package static func stream(
    status: Int = 200, type: String,
    _ produce: @escaping @Sendable (BodyWriter) async throws -> Void
  ) -> Response {
    Response(status: status, headers: [("Content-Type", type)], body: .stream(produce))
  }

  /// A status alone, without a body.
  package static func empty(status: Int) -> Response { Response(status: status) }

  /// Redirects the browser.
  package static func redirect(to location: String, status: Int = 303) -> Response {
    Response(status: status, headers: [("Location", location)])
  }
}
