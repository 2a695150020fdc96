// Reading requests off a connection costs what came and not its square.
import Testing

@testable import WebServer

@Suite("Input buffer", .timeLimit(.minutes(10)))
struct InputBufferTests {
  private let head = Array("GET / HTTP/1.1\r\nHost: x\r\n\r\n".utf8)

  @Test("Heads are found wherever packets part them")
  func packets() {
    for size in 1...60 {
      var input = InputBuffer()
      var lengths: [Int] = []
      let bytes = head + head + head
      for start in stride(from: 0, to: bytes.count, by: size) {
        input.append(contentsOf: bytes[start..<min(start + size, bytes.count)])
        while let length = input.headLength() {
          #expect(Array(input.unread.prefix(length)) == head)
          input.removeFirst(length)
          lengths.append(length)
        }
      }
      #expect(lengths == [27, 27, 27])
      #expect(input.isEmpty)
    }
  }

  /// Bug: each request in a packet moved all that came behind it.
  @Test("Many requests in one packet cost their length", arguments: [100, 1_000, 10_000])
  func pipelined(count: Int) {
    var input = InputBuffer()
    input.append(contentsOf: Array(repeatElement(head, count: count).joined()))
    while let length = input.headLength() {
      input.removeFirst(length)
      // A byte of a next request that never ends.
      input.append(contentsOf: CollectionOfOne(71))
    }
    #expect(input.work <= 4 * (head.count + 1) * count)
  }

  @Test("A head in single bytes costs its length", arguments: [1_000, 4_000, 16_000])
  func singleBytes(count: Int) {
    var input = InputBuffer()
    for _ in 0..<count {
      input.append(contentsOf: CollectionOfOne(120))
      #expect(input.headLength() == nil)
    }
    #expect(input.work <= count)
  }

  @Test("The first byte of TLS is refused at once, without waiting for the end of a head")
  func tls() async throws {
    let server = try echoServer()
    let status = try await blocking { [port = server.port] in
      let client = try Client(port: port)
      try client.send([0x16, 0x03, 0x01, 0x02, 0x00])
      return try client.answer().status
    }
    #expect(status == 400)
    await server.stop(within: .seconds(2))
  }

  /// Bug: blank lines were taken one byte at a time off the front of all that came, and never
  /// counted.
  @Test(
    "Two line ends may stand before a request; more are refused, in one packet or in single bytes")
  func lineEnds() async throws {
    let server = try echoServer()
    let request = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"
    let statuses = try await blocking { [port = server.port] in
      func status(_ texts: [String]) throws -> [Int] {
        let client = try Client(port: port)
        for text in texts { try client.send(text) }
        return [try client.answer().status]
      }
      let client = try Client(port: port)
      try client.send("\r\n\r\n" + request + "\r\n\r\n" + request)
      return try [client.answer().status, client.answer().status]
        + status(["\r\n\r\n\r\n" + request])
        + status(Array(repeating: "\n", count: 5))
        + status([String(repeating: "\r\n", count: 30_000)])
    }
    #expect(statuses == [200, 200, 400, 400, 400])
    await server.stop(within: .seconds(2))
  }
}
