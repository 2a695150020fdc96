// The serialized form of a handler's response: its head, and the source of its body.
import CWebServer

/// A response ready to be sent.
struct SerializedResponse: Sendable {
  enum Payload: Sendable {
    case none
    case bytes([UInt8])
    case file(descriptor: Int32, count: Int)
    case stream(WriteQueue, isChunked: Bool)
  }

  /// The head without its last line.
  let head: [UInt8]
  var payload: Payload
  var keepsAlive: Bool

  /// The properties of the request that affect the head.
  struct Context: Sendable {
    var isHead = false
    var isVersion10 = false
    var keepsAlive = false
  }

  /// Serializes the head. Opens the response's file if it has one, which blocks for a few
  /// microseconds.
  init(
    _ response: Response, to context: Context, queue: WriteQueue, log: (String) -> Void
  ) {
    let body = Body(of: response, to: context, queue: queue, log: log)
    let status = body.isMissing ? 404 : response.status
    let isBodiless = [204, 304].contains(response.status) || response.status < 200
    // An unchunked stream of unknown length ends with its connection.
    let isLast = response.headers.contains {
      Headers.same($0.0, "connection") && $0.1.lowercased() == "close"
    }
    keepsAlive = context.keepsAlive && !isLast && (body.length != nil || body.isChunked)
    payload = isBodiless || context.isHead ? .none : body.payload

    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for (name, value) in response.headers where !Self.isOurs(name) {
      if Self.isClean(name, value) {
        text += "\(name): \(value)\r\n"
      } else {
        log("dropped a response header that is not plain text: \(name.debugDescription)")
      }
    }
    if !isBodiless {
      if let length = body.length { text += "Content-Length: \(length)\r\n" }
      if body.isChunked { text += "Transfer-Encoding: chunked\r\n" }
    }
    text += "Date: \(Self.date())\r\n"
    head = Array(text.utf8)
    if case .none = payload, case .file(let descriptor, _) = body.payload { cws_shut(descriptor) }
  }

  /// The head with its last line, which depends on whether the server is stopping when it is sent.
  var wholeHead: [UInt8] {
    head + Array("Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n".utf8)
  }

  /// Closes the file of a response that is not sent, or no longer sent.
  func discard() {
    if case .file(let descriptor, _) = payload { cws_shut(descriptor) }
  }

  private static func isOurs(_ name: String) -> Bool {
    ["content-length", "transfer-encoding", "connection", "date"].contains {
      Headers.same($0, name)
    }
  }

  /// Whether a header has no line break. One would allow its author to add headers or a whole
  /// response (response splitting).
  private static func isClean(_ name: String, _ value: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy(RequestHead.isToken)
      && value.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F || $0 == 9 }
  }

  private static func date() -> String {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      let count = cws_http_date(text.baseAddress, text.count)
      return String(decoding: text.prefix(count).lazy.map(UInt8.init(bitPattern:)), as: UTF8.self)
    }
  }

  static func reason(_ status: Int) -> String { reasons[status] ?? "Status" }

  private static let reasons = [
    101: "Switching Protocols", 200: "OK", 201: "Created", 202: "Accepted", 204: "No Content",
    206: "Partial Content", 301: "Moved Permanently", 302: "Found", 303: "See Other",
    304: "Not Modified", 307: "Temporary Redirect", 308: "Permanent Redirect", 400: "Bad Request",
    401: "Unauthorized", 403: "Forbidden", 404: "Not Found", 405: "Method Not Allowed",
    406: "Not Acceptable", 408: "Request Timeout", 409: "Conflict", 410: "Gone",
    411: "Length Required", 412: "Precondition Failed", 413: "Content Too Large",
    415: "Unsupported Media Type", 416: "Range Not Satisfiable", 418: "I'm a Teapot",
    421: "Misdirected Request", 422: "Unprocessable Content", 426: "Upgrade Required",
    429: "Too Many Requests",
    431: "Request Header Fields Too Large", 500: "Internal Server Error", 501: "Not Implemented",
    502: "Bad Gateway", 503: "Service Unavailable", 504: "Gateway Timeout",
    505: "HTTP Version Not Supported",
  ]
}

extension SerializedResponse {
  /// The source of a body's bytes, and how the head describes them.
  private struct Body {
    var payload = Payload.none
    /// The number of bytes. Nil for a stream of unknown length.
    var length: Int?
    var isChunked = false
    /// Whether the file of the response does not exist.
    var isMissing = false

    init(
      of response: Response, to context: Context, queue: WriteQueue, log: (String) -> Void
    ) {
      switch response.body {
      case .bytes(let bytes):
        length = bytes.count
        if !bytes.isEmpty { payload = .bytes(bytes) }
      case .file(let path):
        var size: Int64 = 0
        let descriptor = cws_open_file(path, &size)
        isMissing = descriptor < 0
        if isMissing {
          log("no file to answer with at \(path)")
        } else {
          payload = .file(descriptor: descriptor, count: Int(size))
        }
        length = isMissing ? 0 : Int(size)
      case .fileOrBytes(let path, let count, let bytes):
        var size: Int64 = 0
        let descriptor = cws_open_file(path, &size)
        length = count
        if descriptor >= 0, size == count {
          payload = .file(descriptor: descriptor, count: count)
        } else {
          if descriptor >= 0 { cws_shut(descriptor) }
          if count > 0 { payload = .bytes(bytes()) }
        }
      case .stream:
        let stated = response.headers.first { Headers.same($0.0, "content-length") }
        length = stated.flatMap { Int($0.1) }
        isChunked = length == nil && !context.isVersion10
        payload = .stream(queue, isChunked: isChunked)
      }
    }
  }
}
