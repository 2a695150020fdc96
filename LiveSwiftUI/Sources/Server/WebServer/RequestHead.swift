// A strict parser for the head of an HTTP/1.1 request.

/// The contents of a request's head.
struct RequestHead: Sendable {
  enum Framing: Equatable {
    case none
    case length(Int)
    case chunked
  }

  var method: String
  var path: String
  var query: String
  var headers: Headers
  var isVersion10: Bool
  var framing: Framing

  var keepsAlive: Bool {
    isVersion10
      ? headers.list("connection", holds: "keep-alive")
      : !headers.list("connection", holds: "close")
  }

  var wantsWebSocket: Bool {
    headers.list("connection", holds: "upgrade") && headers.list("upgrade", holds: "websocket")
  }
}

/// The refusal of a request, answered by a status and the end of its connection.
struct Refusal: Error, Equatable {
  let status: Int
}

extension RequestHead {
  /// Parses a whole head, including its empty line. RFC 9112 allows lenience in many places. Two
  /// servers may then read the same bytes differently, so this parser is strict.
  init(_ bytes: ArraySlice<UInt8>) throws(Refusal) {
    var lines = bytes.dropLast(4).split(
      separator: 10, maxSplits: .max, omittingEmptySubsequences: false)
    for index in lines.indices.dropLast() {
      guard lines[index].last == 13 else { throw Refusal(status: 400) }
      lines[index].removeLast()
    }
    let words = lines[0].split(separator: 32, omittingEmptySubsequences: false)
    guard words.count == 3, !words[0].isEmpty, words[0].allSatisfy(Self.isToken),
      !words[1].isEmpty, words[1].allSatisfy({ $0 > 0x20 && $0 < 0x7F })
    else { throw Refusal(status: 400) }

    let version = String(decoding: words[2], as: UTF8.self)
    guard version == "HTTP/1.1" || version == "HTTP/1.0" else {
      throw Refusal(status: version.hasPrefix("HTTP/") ? 505 : 400)
    }
    isVersion10 = version == "HTTP/1.0"
    method = String(decoding: words[0], as: UTF8.self)
    (path, query) = try Self.target(String(decoding: words[1], as: UTF8.self))

    var fields: [(name: String, value: String)] = []
    fields.reserveCapacity(lines.count)
    for line in lines.dropFirst() { fields.append(try Self.field(line)) }
    headers = Headers(fields)
    framing = try Self.framing(fields, isVersion10: isVersion10)
    // RFC 9112 exempts HTTP/1.0 from Host. A server that routes by the name must not.
    guard fields.count(where: { Headers.same($0.name, "host") }) == 1 else {
      throw Refusal(status: 400)
    }
  }

  private static func target(_ target: String) throws(Refusal) -> (String, String) {
    var rest = Substring(target)
    if !rest.hasPrefix("/"), rest != "*" {
      // The form for proxies: http://host/path.
      guard let scheme = rest.firstRange(of: "://") else { throw Refusal(status: 400) }
      rest = rest[scheme.upperBound...].drop { $0 != "/" && $0 != "?" }
      if !rest.hasPrefix("/") { rest = "/" + rest }
    }
    // By bytes: walking characters costs a long target a millisecond.
    if let hash = rest.utf8.firstIndex(of: UInt8(ascii: "#")) { rest = rest[..<hash] }
    guard let mark = rest.utf8.firstIndex(of: UInt8(ascii: "?")) else { return (String(rest), "") }
    return (String(rest[..<mark]), String(rest[rest.utf8.index(after: mark)...]))
  }

  /// Parses a header or trailer field without its line end; throws 400 when it is malformed.
  static func field(
    _ line: ArraySlice<UInt8>
  ) throws(Refusal) -> (name: String, value: String) {
    guard let colon = line.firstIndex(of: 58), colon > line.startIndex,
      line[..<colon].allSatisfy(isToken)
    else { throw Refusal(status: 400) }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 32 || first == 9 { value.removeFirst() }
    while let last = value.last, last == 32 || last == 9 { value.removeLast() }
    guard value.allSatisfy(isText) else { throw Refusal(status: 400) }
    return (String(decoding: line[..<colon], as: UTF8.self), String(decoding: value, as: UTF8.self))
  }

  /// How the body is framed. Two different lengths, or a length and chunks, are refused, because
  /// they allow request smuggling.
  private static func framing(
    _ fields: [(name: String, value: String)], isVersion10: Bool
  ) throws(Refusal) -> Framing {
    let codings = fields.filter { Headers.same($0.name, "transfer-encoding") }.map(\.value)
    let lengths = Set(fields.filter { Headers.same($0.name, "content-length") }.map(\.value))
    if !codings.isEmpty {
      guard lengths.isEmpty, !isVersion10 else { throw Refusal(status: 400) }
      guard codings.count == 1, Headers.same(codings[0], "chunked") else {
        throw Refusal(status: 501)
      }
      return .chunked
    }
    guard let length = lengths.first else { return .none }
    guard lengths.count == 1, !length.isEmpty, length.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 })
    else { throw Refusal(status: 400) }
    // A length with more digits than an Int holds is too long.
    guard let count = Int(length) else { throw Refusal(status: 413) }
    return count == 0 ? .none : .length(count)
  }

  /// Whether a byte is no control character; a tab is allowed.
  static func isText(_ byte: UInt8) -> Bool { byte >= 0x20 && byte != 0x7F || byte == 9 }

  /// Whether RFC 9110 allows a byte in a method or a field name.
  static func isToken(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
    case 0x21, 0x23...0x27, 0x2A, 0x2B, 0x2D, 0x2E, 0x5E...0x60, 0x7C, 0x7E: true
    default: false
    }
  }
}
