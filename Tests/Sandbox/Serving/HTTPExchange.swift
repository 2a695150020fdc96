// An HTTP client on a plain socket: it sends any path unchanged and sees how an answer ended.
import Foundation
import Glibc

/// An answer as it was received.
struct HTTPAnswer: Sendable {
  var status = 0
  var headers: [String: String] = [:]
  var body: [UInt8] = []
  /// Whether the body was all that its head promised.
  var isWhole = false

  var text: String { String(decoding: body, as: UTF8.self) }

  func json() throws -> Any { try JSONSerialization.jsonObject(with: Data(body)) }
}

enum HTTPExchangeError: Error {
  /// The connection was refused or closed before a head came.
  case noAnswer
}

/// Sends one request to 127.0.0.1 and reads until the server closes.
///
/// It blocks a thread of its own, because the server's handlers need the few threads of the pool.
func ask(
  _ port: Int, _ path: String, method: String = "GET", body: String = "",
  headers: [String: String] = [:]
) async throws -> HTTPAnswer {
  let more = headers.map { "\($0.key): \($0.value)\r\n" }.joined()
  let request =
    "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\(more)"
    + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)"
  let bytes = await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: exchange(port, Array(request.utf8))) }.start()
  }
  return try parsed(bytes)
}

private func exchange(_ port: Int, _ request: [UInt8]) -> [UInt8] {
  let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  defer { close(socket) }
  // Suites that compute for long hold the pool's threads, and the server waits for them.
  var limit = timeval(tv_sec: 120, tv_usec: 0)
  setsockopt(socket, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = in_port_t(port).bigEndian
  address.sin_addr.s_addr = inet_addr("127.0.0.1")
  let connected = withUnsafePointer(to: &address) {
    $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
      connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
    }
  }
  guard connected == 0 else { return [] }
  _ = send(socket, request, request.count, Int32(MSG_NOSIGNAL))
  var all: [UInt8] = []
  var block = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = recv(socket, &block, block.count, 0)
    guard count > 0 else { return all }
    all.append(contentsOf: block[..<count])
  }
}

private func parsed(_ bytes: [UInt8]) throws -> HTTPAnswer {
  let data = Data(bytes)
  guard let end = data.range(of: Data("\r\n\r\n".utf8)) else { throw HTTPExchangeError.noAnswer }
  var answer = HTTPAnswer()
  let lines = String(decoding: data[..<end.lowerBound], as: UTF8.self).split(separator: "\r\n")
  answer.status = Int(lines[0].split(separator: " ")[1]) ?? 0
  for line in lines.dropFirst() {
    let parts = line.split(separator: ":", maxSplits: 1)
    answer.headers[parts[0].lowercased()] = parts[1].trimmingCharacters(in: .whitespaces)
  }
  var rest = bytes[end.upperBound...]
  if answer.headers["transfer-encoding"] == "chunked" {
    while let line = rest.firstIndex(of: 10) {
      let size = Int(String(decoding: rest[rest.startIndex..<(line - 1)], as: UTF8.self), radix: 16)
      guard let size, rest.endIndex - line - 1 >= size + 2 else { break }
      if size == 0 { answer.isWhole = true }
      answer.body.append(contentsOf: rest[(line + 1)..<(line + 1 + size)])
      rest = rest[(line + 3 + size)...]
    }
  } else {
    answer.body = Array(rest)
    answer.isWhole = answer.headers["content-length"].flatMap { Int($0) } == rest.count
  }
  return answer
}
