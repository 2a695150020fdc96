// An HTTP request as a handler receives it.

/// A complete HTTP request: head and body.
package struct Request: Sendable {
  /// The method as sent, such as `GET`; it may be an unknown one.
  package let method: String
  /// The path, percent-encoded and without the query, such as `/foods/creme%20br%C3%BBl%C3%A9e`.
  package let path: String
  /// The text after the first `?`, still percent-encoded; empty when there is none.
  package let query: String
  /// The header fields.
  package let headers: Headers
  /// The body's bytes without chunked framing; empty when there is none.
  package let body: [UInt8]
  /// The address of the peer, without its port, such as `127.0.0.1`.
  package let peer: String

  /// Makes a request that did not come over a socket, such as one in a test.
  package init(
    method: String = "GET", path: String, query: String = "", headers: Headers = Headers(),
    body: [UInt8] = [], peer: String = "127.0.0.1"
  ) {
    self.method = method
    self.path = path
    self.query = query
    self.headers = headers
    self.body = body
    self.peer = peer
  }

  /// A request with this head.
  init(_ head: RequestHead, body: [UInt8] = [], peer: String) {
    self.init(
      method: head.method, path: head.path, query: head.query, headers: head.headers, body: body,
      peer: peer)
  }

  /// The value of a cookie, or nil. The first of several with the same name wins.
  package func cookie(_ name: String) -> String? {
    for pair in (headers["cookie"] ?? "").split(separator: ";") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2, parts[0].trimmed == name else { continue }
      let value = parts[1].trimmed
      let quoted = value.count > 1 && value.first == "\"" && value.last == "\""
      return quoted ? String(value.dropFirst().dropLast()) : value
    }
    return nil
  }

  /// The decoded value of a query item, or nil. `+` is a space, and the first of several wins.
  package func queryValue(_ name: String) -> String? {
    for pair in query.split(separator: "&") {
      let parts = pair.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard percentDecoded(parts[0], plusIsSpace: true) == name else { continue }
      return parts.count == 2 ? percentDecoded(parts[1], plusIsSpace: true) : ""
    }
    return nil
  }
}

/// The percent-decoded text. A broken escape is kept, broken UTF-8 is repaired.
func percentDecoded(_ text: Substring, plusIsSpace: Bool) -> String {
  let bytes = Array(text.utf8)
  var decoded: [UInt8] = []
  decoded.reserveCapacity(bytes.count)
  var at = 0
  while at < bytes.count {
    if bytes[at] == UInt8(ascii: "%"), at + 2 < bytes.count,
      let high = hexDigit(bytes[at + 1]), let low = hexDigit(bytes[at + 2])
    {
      decoded.append(high << 4 | low)
      at += 3
    } else {
      let isSpace = plusIsSpace && bytes[at] == UInt8(ascii: "+")
      decoded.append(isSpace ? UInt8(ascii: " ") : bytes[at])
      at += 1
    }
  }
  return String(decoding: decoded, as: UTF8.self)
}

/// The value of a hexadecimal digit, or nil.
func hexDigit(_ byte: UInt8) -> UInt8? {
  switch byte {
  case 0x30...0x39: byte - 0x30
  case 0x41...0x46: byte - 0x41 + 10
  case 0x61...0x66: byte - 0x61 + 10
  default: nil
  }
}
