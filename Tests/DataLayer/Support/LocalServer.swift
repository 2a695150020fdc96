// A server on a raw socket that misbehaves exactly as a test asks.
#if canImport(Glibc)
  import Foundation
  import Glibc
  import Synchronization

  /// Answers each connection on a thread of its own: one request, or all of them.
  final class LocalServer: Sendable {
    let port: UInt16
    private let listener: Int32
    private let log: Mutex<[Visit]>
    private let opened = Counter()

    /// Listens on a free port of 127.0.0.1 and runs `answer` for each request.
    init(keepsAlive: Bool = false, _ answer: @escaping @Sendable (Visit) -> Void) {
      let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
      var address = sockaddr_in()
      address.sin_family = sa_family_t(AF_INET)
      address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
      var length = socklen_t(MemoryLayout<sockaddr_in>.size)
      let port = withUnsafeMutablePointer(to: &address) { pointer in
        pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> Bool in
          bind(listener, address, length) == 0 && listen(listener, 512) == 0
            && getsockname(listener, address, &length) == 0
        }
      }
      precondition(port, "No port to listen on")
      self.listener = listener
      self.port = UInt16(bigEndian: address.sin_port)
      self.log = Mutex([])
      Thread.detachNewThread { [weak self] in
        while true {
          let connection = accept(listener, nil, nil)
          guard connection >= 0 else {
            // Closed by this thread, because another socket could get the same number before.
            close(listener)
            return
          }
          _ = self?.opened.next()
          Thread.detachNewThread { [weak self] in
            while let visit = Visit(reading: connection, keepsAlive: keepsAlive) {
              self?.log.withLock { $0.append(visit) }
              answer(visit)
              if !keepsAlive { break }
            }
            shutdown(connection, Int32(SHUT_RDWR))
            close(connection)
          }
        }
      }
    }

    deinit {
      // Wakes the accepting thread, which then ends.
      shutdown(listener, Int32(SHUT_RDWR))
    }

    /// The requests so far.
    var visits: [Visit] { log.withLock { $0 } }
    /// How many connections came so far.
    var connections: Int { opened.value }

    /// How many sockets of this process are connected to this server.
    var clientSockets: Int {
      (Int32(0)..<4_096).count { descriptor in
        var peer = sockaddr_in()
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isConnected = withUnsafeMutablePointer(to: &peer) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            getpeername(descriptor, $0, &length) == 0
          }
        }
        return isConnected && peer.sin_port == port.bigEndian
      }
    }

    func url(_ path: String = "/") -> URL {
      URL(string: "http://127.0.0.1:\(port)\(path)")!
    }
  }

  /// One request, and the means to answer it.
  struct Visit: Sendable {
    let method: String
    let path: String
    let headers: [String: String]
    let body: Data
    private let connection: Int32
    private let keepsAlive: Bool

    /// Reads a request, head and body; nil when the client leaves before its end.
    fileprivate init?(reading connection: Int32, keepsAlive: Bool) {
      self.keepsAlive = keepsAlive
      var bytes = Data()
      var buffer = [UInt8](repeating: 0, count: 65_536)
      func more() -> Bool {
        let count = recv(connection, &buffer, buffer.count, 0)
        if count > 0 { bytes.append(contentsOf: buffer[..<count]) }
        return count > 0
      }
      let end = Data("\r\n\r\n".utf8)
      while bytes.range(of: end) == nil { guard more() else { return nil } }
      guard let head = bytes.range(of: end) else { return nil }
      let lines = String(decoding: bytes[..<head.lowerBound], as: UTF8.self)
        .components(separatedBy: "\r\n")
      let first = lines[0].split(separator: " ")
      headers = Dictionary(
        lines.dropFirst().map { line in
          let parts = line.split(separator: ":", maxSplits: 1)
          return (
            parts[0].lowercased(), parts.last.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
          )
        }, uniquingKeysWith: { $1 })
      let length = Int(headers["content-length"] ?? "") ?? 0
      while bytes.count - head.upperBound < length { guard more() else { return nil } }
      method = String(first[0])
      path = String(first[1])
      body = Data(bytes[head.upperBound...])
      self.connection = connection
    }

    /// Sends a whole answer.
    func respond(_ status: Int = 200, _ headers: [String: String] = [:], _ body: Data) {
      var head = "HTTP/1.1 \(status) Played\r\n"
      if !keepsAlive { head += "Connection: close\r\n" }
      if headers["Content-Length"] == nil { head += "Content-Length: \(body.count)\r\n" }
      for (name, value) in headers { head += "\(name): \(value)\r\n" }
      send(Data((head + "\r\n").utf8) + body)
    }

    func respond(_ status: Int = 200, _ headers: [String: String] = [:], _ body: String = "") {
      respond(status, headers, Data(body.utf8))
    }

    /// Sends bytes as they are; `false` when the client has gone.
    @discardableResult
    func send(_ data: Data) -> Bool {
      data.withUnsafeBytes { bytes in
        var sent = 0
        while sent < bytes.count {
          let count = Glibc.send(
            connection, bytes.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
          guard count > 0 else { return false }
          sent += count
        }
        return true
      }
    }

    /// Blocks until the client closes the connection.
    func waitForClose() {
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 {}
    }

    /// Makes the following close a reset.
    func resetOnClose() {
      var option = linger(l_onoff: 1, l_linger: 0)
      setsockopt(
        connection, SOL_SOCKET, SO_LINGER, &option, socklen_t(MemoryLayout<linger>.size))
    }
  }
#endif
