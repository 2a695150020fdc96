// Turns a handler's answer into bytes: the head, and what follows it.
import CWebServer

/// An answer ready to be sent.
struct SerializedResponse: Sendable {
  enum Rest: Sendable {
    case none
    case bytes([UInt8])
    case file(descriptor: Int32, count: Int)
    case stream(WriteQueue, isChunked: Bool)
  }

  /// All of the head but its last line.
  let head: [UInt8]
  var rest: Rest
  var keepsAlive: Bool

  /// What the head needs to know of the request that is answered.
  struct Context: Sendable {
    var isHead = false
    var isVersion10 = false
    var keepsAlive = false
  }

  /// Writes the head; opens the file, if there is one (a few microseconds of blocking, once).
  init(
    _ response: Response, to context: Context, queue: WriteQueue, log: (String) -> Void
  ) {
    var status = response.status
    let isBodiless = status == 204 || status == 304 || status < 200
    var length: Int?
    var isChunked = false
    var keepsAlive = context.keepsAlive
    rest = .none
    switch response.body {
    case .bytes(let bytes):
      length = bytes.count
      if !bytes.isEmpty { rest = .bytes(bytes) }
    case .file(let path):
      var size: Int64 = 0
      let descriptor = cws_open_file(path, &size)
      if descriptor < 0 {
        log("no file to answer with at \(path)")
        status = 404
        length = 0
      } else {
        length = Int(size)
        rest = .file(descriptor: descriptor, count: Int(size))
      }
    case .stream:
      length = response.headers.first { Headers.same($0.0, "content-length") }.flatMap { Int($0.1) }
      isChunked = length == nil && !context.isVersion10
      if length == nil && !isChunked { keepsAlive = false }
      rest = .stream(queue, isChunked: isChunked)
    }
    if isBodiless || context.isHead {
      if case .file(let descriptor, _) = rest { cws_shut(descriptor) }
      rest = .none
    }
    self.keepsAlive = keepsAlive

    var text = "HTTP/1.1 \(status) \(Self.reason(status))\r\n"
    for (name, value) in response.headers where !Self.isOurs(name) {
      if Self.isClean(name, value) {
        text += "\(name): \(value)\r\n"
      } else {
        log("dropped a response header that is not plain text: \(name.debugDescription)")
      }
    }
    if !isBodiless {
      if let length { text += "Content-Length: \(length)\r\n" }
      if isChunked { text += "Transfer-Encoding: chunked\r\n" }
    }
    text += "Date: \(Self.date())\r\n"
    head = Array(text.utf8)
  }

  /// The head with its last line, which is known only when it is sent: the server may be stopping by then.
  var wholeHead: [UInt8] {
    head + Array("Connection: \(keepsAlive ? "keep-alive" : "close")\r\n\r\n".utf8)
  }

  /// Gives back the file of an answer that is not sent, or no further.
  func discard() {
    if case .file(let descriptor, _) = rest { cws_shut(descriptor) }
  }

  private static func isOurs(_ name: String) -> Bool {
    ["content-length", "transfer-encoding", "connection", "date"].contains {
      Headers.same($0, name)
    }
  }

  /// A line break in a header would let whoever chose its value write headers, or a whole answer, of their own.
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
