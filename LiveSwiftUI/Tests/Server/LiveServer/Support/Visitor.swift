// A browser as the server sees it: cookies, pages, sockets.
import Foundation

/// One browser with its cookies.
final class Visitor: @unchecked Sendable {
  // Used by one test's task only.
  let port: Int
  var cookies: [String: String] = [:]
  var host: String
  /// The address that it comes from.
  let own: String

  init(_ port: Int, from own: String = "127.0.0.1") {
    self.port = port
    self.own = own
    host = "127.0.0.1:\(port)"
  }

  /// The name that the site gave this browser.
  var name: String { cookies["tapas_b"] ?? "" }

  private func headers(_ more: [(String, String)]) -> [(String, String)] {
    var list = more
    if !more.contains(where: { $0.0 == "Host" }) { list.append(("Host", host)) }
    if !cookies.isEmpty {
      let text = cookies.sorted { $0.key < $1.key }.map { "\($0)=\($1)" }.joined(separator: "; ")
      list.append(("Cookie", text))
    }
    return list
  }

  /// Sends one request on its own connection, and keeps the cookies of the answer.
  func ask(
    _ path: String, method: String = "GET", headers more: [(String, String)] = [],
    body: String? = nil
  ) async throws -> TCPConnection.Answer {
    var list = headers(more)
    if let body { list.append(("Content-Length", "\(body.utf8.count)")) }
    let head = "\(method) \(path) HTTP/1.1\r\n" + list.map { "\($0): \($1)\r\n" }.joined() + "\r\n"
    let answer = try await blocking { [port, own] in
      let connection = try TCPConnection(port: port, own: own)
      try connection.send(Array((head + (body ?? "")).utf8))
      return try connection.answer(toHead: method == "HEAD")
    }
    for (name, value) in answer.headers where name == "set-cookie" {
      let pair = value.prefix { $0 != ";" }
        .split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      cookies[String(pair[0])] = String(pair[1])
    }
    return answer
  }

  /// Fetches a page and parses it.
  func page(_ path: String) async throws -> Page { Page(try await ask(path).text) }

  /// Opens a socket as the page's script does. Throws `refused` with the status when it is refused.
  func socket(
    _ path: String = "/_/socket", origin: String? = nil, window: Int32? = nil
  ) async throws -> PageSocket {
    let head = PageSocket.head(path, headers([("Origin", origin ?? "http://\(host)")]))
    return try await blocking { [port, own] in
      let connection = try TCPConnection(port: port, window: window, own: own)
      try connection.send(Array(head.utf8))
      let status = try connection.answer().status
      guard status == 101 else { throw TCPConnection.Failure.refused(status) }
      return PageSocket(connection)
    }
  }

  /// Opens a socket and says hello for `name`.
  func meet(
    _ name: String, at address: String, ack: Int = 0, fresh: Bool = false,
    snapshot: String? = nil, typed: String = "[]", clientInfo: String = "{}"
  ) async throws -> PageSocket {
    let socket = try await socket()
    let kept = snapshot.map { "\"\($0)\"" } ?? "null"
    try await socket.say(
      "[0,\(ack),0,\"hello\",{\"s\":\"\(name)\",\"u\":\"\(address)\",\"p\":\(kept),"
        + "\"f\":\(fresh ? 1 : 0),\"e\":\(clientInfo),\"i\":\(typed)}]")
    return socket
  }
}

/// A page as the script reads it, with its elements numbered in document order.
struct Page: Equatable {
  struct Element: Equatable {
    var tag = ""
    var attributes = ""
    var text = ""
  }

  let html: String
  private(set) var elements: [Element] = []

  init(_ html: String) {
    self.html = html
    let root = html.firstRange(of: /<div id="root"[^>]*>/)?.upperBound ?? html.startIndex
    var open: [Int] = []
    var rest = html[root...]
    while let start = rest.firstIndex(of: "<") {
      for index in open { elements[index].text += rest[..<start] }
      let end = rest[start...].firstIndex(of: ">") ?? rest.endIndex
      let inside = rest[rest.index(after: start)..<end]
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
      if inside.hasPrefix("/") {
        guard !open.isEmpty else { break }
        open.removeLast()
        continue
      }
      let tag = String(inside.prefix { $0 != " " })
      elements.append(Element(tag: tag, attributes: String(inside.dropFirst(tag.count))))
      if !["img", "input", "hr"].contains(tag) { open.append(elements.count - 1) }
    }
  }

  private func attribute(_ name: String) -> String {
    guard let start = html.firstRange(of: " \(name)=\"")?.upperBound else { return "" }
    return String(html[start...].prefix { $0 != "\"" })
  }

  var token: String { attribute("data-session") }
  var count: Int { Int(attribute("data-count")) ?? -1 }

  /// The number of the last element with this text or attribute value; inner ones come last.
  func number(_ name: String, tag: String? = nil) -> Int {
    let index = elements.lastIndex {
      (tag == nil || $0.tag == tag) && ($0.text == name || $0.attributes.contains("\"\(name)\""))
    }
    return index.map { $0 + 1 } ?? -1
  }
}
